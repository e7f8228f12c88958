import { loggedUsage } from "../api-logs/statements.ts";
import { chatMovedOn, chatWithReply, endedReplies, storedQuestion, storedReply } from "../chats/statements.ts";
import { filedFigures, isVentureOf, madeVenture, ventureOfEnded } from "../ventures/statements.ts";
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
  "ventureId",
  "sharedBy",
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

const from = "reserved";
const [chat, reply, now] = ["$2::uuid", "$8::uuid", "$11"];

const turn = `
  turn as (
    insert into turns (user_id, id, chat_id, user_message_id, message_id, status, web_search, model, prompt_version,
                       heartbeat_at, started_at)
    select user_id, $9::uuid, $2::uuid, $3::uuid, $8::uuid, 'running', $12::boolean, $14::text, $15::text, $11, $11 from reserved
  )`;

const outcome = `
  select verdict.refusal, wallet.token_balance + wallet.plan_tokens as "before",
         reserved.token_balance + reserved.plan_tokens as tokens,
         chat.title, chat.startup_type as "startupType", chat.venture_id as "ventureId", chat.created_at as "createdAt"
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
      ) then 'message.not_found'
      when $17::uuid is not null and $18::uuid is null and $4 is null and not ${isVentureOf({ user: "$1", venture: "$17" })} then 'venture.not_found'`)},
  ${reserveMost},
  ${chatWithReply({ from, chat, reply, now, title: "$6::text", startupType: "$7::text", venture: "$17::uuid", sharedBy: "$18::uuid" })},
  ${storedQuestion({ from, id: "$3::uuid", chat, parent: "$4::uuid", now, text: "$5::text", tool: "$13::jsonb" })},
  ${storedReply({ from, id: reply, chat, parent: "$3::uuid", now })},
  ${turn}
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
  ${chatMovedOn(
    { from, chat, reply, now },
    // Every parameter has to be named.
    "$4::uuid is null and $5::text is null and $6::text is null and $7::text is null and $13::jsonb is null and $17::uuid is null and $18::uuid is null",
  )},
  ${storedReply({ from, id: reply, chat, parent: "$3::uuid", now })},
  ${turn}
  ${outcome}`;

/** The marks of a reply's parts, counted by kind; null without any. */
const countedMarks = (parts: string): string => `(
      select jsonb_object_agg(c.kind, c.count) from (
        select m ->> 'kind' as kind, count(*) as count
        from jsonb_array_elements(${parts}) p cross join lateral jsonb_array_elements(p -> 'marks') m
        where p ->> 'kind' = 'marks' group by 1
      ) c)`;

/**
 * Each row of `ending` is a running turn and how it ended; `usage` is a JSON list of its calls to a model or a search.
 * A turn that has ended already stays unchanged.
 */
export const endTurns = (ending: string): string => `
  with ending as (${ending}),
  ended as (
    update turns t set status = e.outcome, ended_at = $1::timestamptz, marks = ${countedMarks("e.parts")} from ending e
    where t.user_id = e.user_id and t.id = e.id and t.status = 'running'
    returning t.user_id, t.id, t.chat_id, t.message_id, e.outcome, e.content, e.parts, e.sources, e.notices, e.rating, e.label,
      e.cost, e.usage, e.venture, e.figures, e.superseded, t.started_at
  ),
  ${capture({ from: "ended", now: "$1::timestamptz" })},
  ${madeVenture({ from: "ended", now: "$1::timestamptz" })},
  ${endedReplies({
    from: "ended",
    captured: "captured",
    now: "$1::timestamptz",
    venture: ventureOfEnded("e", "c"),
  })},
  ${filedFigures({ from: "ended", venture: ventureOfEnded("e", "c"), now: "$1::timestamptz" })},
  ${loggedUsage({ from: "ended", now: "$1::timestamptz" })}
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
