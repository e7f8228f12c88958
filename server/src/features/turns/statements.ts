import { tokensInSql } from "../../platform/db/text-tokens.ts";
import { reserve, lockedWallet, capture } from "../wallet/index.ts";

/** Parameters of both statements that start a turn, in order. */
export const startParams = [
  "userId",
  "chatId",
  "messageId",
  "parentId",
  "text",
  "title",
  "startupType",
  "replyId",
  "turnId",
  "most",
  "now",
  "webSearch",
  "tool",
  "model",
  "promptVersion",
  "expiresAt",
] as const;

export type StartParams = Record<(typeof startParams)[number], string | number | boolean | Date | null>;

const verdict = (cases: string) => `
  verdict as (
    select case
      ${cases}
      when exists (select 1 from turns where user_id = $1 and chat_id = $2 and status = 'running') then 'chat.turn_running'
      when not exists (select 1 from wallet where token_balance + plan_tokens >= 1) then 'insufficient_tokens'
    end as refusal
  )`;

const reserveMost = reserve(
  {
    user: "$1",
    reservation: "$9::uuid",
    most: "$10::int",
    now: "$11::timestamptz",
    expiresAt: "$16::timestamptz",
  },
  "exists (select 1 from verdict where refusal is not null)",
);

const replyAndTurn = (question: string) => `
  reply as (
    insert into messages (user_id, id, chat_id, parent_id, message_type, content, outcome, created_at)
    select user_id, $8::uuid, $2::uuid, ${question}, 'ai', '', 'running', $11 from reserved
  ),
  turn as (
    insert into turns (user_id, id, chat_id, user_message_id, message_id, status, web_search, model, prompt_version,
                       heartbeat_at, started_at)
    select user_id, $9::uuid, $2::uuid, ${question}, $8::uuid, 'running', $12::boolean, $14::text, $15::text, $11, $11 from reserved
  )`;

const outcome = `
  select verdict.refusal, wallet.token_balance + wallet.plan_tokens as "before",
         reserved.token_balance + reserved.plan_tokens as tokens,
         chat.title, chat.startup_type as "startupType", chat.created_at as "createdAt"
  from verdict left join wallet on true left join reserved on true left join chat on true`;

/**
 * One statement for a new message: refuses with the reason, or makes the chat when it is its first, stores the message
 * and the empty reply, opens the turn and reserves the tokens. One round trip, one commit.
 */
export const startMessage = `
  with ${lockedWallet("$1::uuid")},
  ${verdict(`
      when $4::uuid is not null and not exists (select 1 from chats where user_id = $1 and id = $2) then 'chat.not_found'
      when $4::uuid is not null and not exists (
        select 1 from messages where user_id = $1 and id = $4 and chat_id = $2 and message_type = 'ai'
      ) then 'message.not_found'`)},
  ${reserveMost},
  chat as (
    insert into chats (user_id, id, title, startup_type, leaf_id, created_at, updated_at)
    select user_id, $2::uuid, $6::text, $7::text, $8::uuid, $11, $11 from reserved
    on conflict (user_id, id) do update set leaf_id = excluded.leaf_id, updated_at = excluded.updated_at
    returning title, startup_type, created_at
  ),
  question as (
    insert into messages (user_id, id, chat_id, parent_id, message_type, content, tool, outcome, created_at)
    select user_id, $3::uuid, $2::uuid, $4::uuid, 'user', $5::text, $13::jsonb, 'done', $11 from reserved
  ),
  ${replyAndTurn("$3::uuid")}
  ${outcome}`;

/** The same for an existing message of the person: only a new reply beside the ones it has. */
export const startRegeneration = `
  with ${lockedWallet("$1::uuid")},
  ${verdict(`
      when not exists (select 1 from chats where user_id = $1 and id = $2) then 'chat.not_found'
      when not exists (
        select 1 from messages where user_id = $1 and id = $3::uuid and chat_id = $2 and message_type = 'user'
      ) then 'message.not_found'`)},
  ${reserveMost},
  chat as (
    update chats set leaf_id = $8::uuid, updated_at = $11 from reserved
    where chats.user_id = reserved.user_id and chats.id = $2
      and $4::uuid is null and $5::text is null and $6::text is null and $7::text is null and $13::jsonb is null
    returning title, startup_type, created_at
  ),
  ${replyAndTurn("$3::uuid")}
  ${outcome}`;

/**
 * Each row of `ending` is a running turn and how it ended; `usage` is a JSON list of its calls to a model or a search.
 * A turn that has ended already stays unchanged.
 */
export const endTurns = (ending: string): string => `
  with ending as (${ending}),
  ended as (
    update turns t set status = e.outcome, ended_at = $1::timestamptz from ending e
    where t.user_id = e.user_id and t.id = e.id and t.status = 'running'
    returning t.user_id, t.id, t.chat_id, t.message_id, e.outcome, e.content, e.parts, e.sources, e.notices, e.rating, e.label, e.cost, e.usage
  ),
  ${capture({ from: "ended", now: "$1::timestamptz" })},
  written as (
    update messages m set outcome = e.outcome, content = e.content, parts = e.parts, sources = e.sources, notices = e.notices,
      analyst_rating = e.rating, label = e.label, tokens_used = ${tokensInSql("e.content")},
      cost = (select s.cost from captured s where s.user_id = e.user_id and s.id = e.id)
    from ended e where m.user_id = e.user_id and m.id = e.message_id
  ),
  used as (
    insert into api_usage_logs (id, user_id, api_name, tokens_used, status, created_at)
    select new_id(), e.user_id, u."apiName", u."tokensUsed", u.status, $1::timestamptz
    from ended e cross join lateral jsonb_to_recordset(e.usage) as u ("apiName" text, "tokensUsed" int, status text)
  ),
  touched as (
    update chats c set updated_at = $1::timestamptz from ended e where c.user_id = e.user_id and c.id = e.chat_id
  )
  select ended.id as "turnId", left_over.tokens,
    (select s.cost from captured s where s.user_id = ended.user_id and s.id = ended.id) as cost,
    (select m.parent_id from messages m where m.user_id = ended.user_id and m.id = ended.message_id) as "parentId",
    array(
      select s.id from messages m join messages s on s.user_id = m.user_id and s.chat_id = m.chat_id and s.parent_id = m.parent_id
      where m.user_id = ended.user_id and m.id = ended.message_id order by s.created_at, s.id
    ) as "siblingIds",
    (select m.created_at from messages m where m.user_id = ended.user_id and m.id = ended.message_id) as "createdAt",
    ended.chat_id as "chatId", ended.message_id as "messageId",
    ended.user_id as "userId"
  from ended cross join lateral (
    select coalesce(c.token_balance + c.plan_tokens, p.token_balance + p.plan_tokens) as tokens
    from profiles p left join credited c on c.user_id = p.user_id where p.user_id = ended.user_id
  ) left_over`;
