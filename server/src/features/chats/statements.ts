import { tokensInSql } from "../../platform/db/text-tokens.ts";

/**
 * What a turn changes in a chat and its messages, as common table expressions, so that it starts and ends in one
 * statement. Each expects its values as SQL (`$1` …); `from` is a relation with a row where something is stored, and
 * its `user_id`.
 */

interface ChatParams {
  from: string;
  chat: string;
  /** The new reply, now the last message of the shown branch. */
  reply: string;
  now: string;
}

/** `chat`: moved on to a reply, or made with it. */
export const chatWithReply = (
  p: ChatParams & { title: string; startupType: string; venture: string; sharedBy: string },
): string => `
  chat as (
    insert into chats (user_id, id, title, startup_type, venture_id, shared_venture_id, shared_by, leaf_id, created_at, updated_at)
    select user_id, ${p.chat}, ${p.title}, ${p.startupType}, case when ${p.sharedBy} is null then ${p.venture} end,
      case when ${p.sharedBy} is not null then ${p.venture} end, ${p.sharedBy}, ${p.reply}, ${p.now}, ${p.now} from ${p.from}
    on conflict (user_id, id) do update set leaf_id = excluded.leaf_id, updated_at = excluded.updated_at
    returning title, startup_type, coalesce(venture_id, shared_venture_id) as venture_id, created_at
  )`;

/** `chat`: an existing one, moved on to a reply where the condition holds. */
export const chatMovedOn = (p: ChatParams, condition: string): string => `
  chat as (
    update chats set leaf_id = ${p.reply}, updated_at = ${p.now} from ${p.from}
    where chats.user_id = ${p.from}.user_id and chats.id = ${p.chat} and ${condition}
    returning title, startup_type, coalesce(venture_id, shared_venture_id) as venture_id, created_at
  )`;

interface MessageParams {
  from: string;
  id: string;
  chat: string;
  parent: string;
  now: string;
}

export const storedQuestion = (p: MessageParams & { text: string; tool: string }): string => `
  question as (
    insert into messages (user_id, id, chat_id, parent_id, message_type, content, tool, outcome, created_at)
    select user_id, ${p.id}, ${p.chat}, ${p.parent}, 'user', ${p.text}, ${p.tool}, 'done', ${p.now} from ${p.from}
  )`;

export const storedReply = (p: MessageParams): string => `
  reply as (
    insert into messages (user_id, id, chat_id, parent_id, message_type, content, outcome, created_at)
    select user_id, ${p.id}, ${p.chat}, ${p.parent}, 'ai', '', 'running', ${p.now} from ${p.from}
  )`;

/**
 * Writes ended replies. `from` has their ids, chats, texts and the rest; `captured` what each cost; `venture` is what the
 * chat `c` of the turn `e` belongs to then.
 */
export const endedReplies = (p: { from: string; captured: string; now: string; venture: string }): string => `
  written as (
    update messages m set outcome = e.outcome, content = e.content, parts = e.parts, sources = e.sources, notices = e.notices,
      analyst_rating = e.rating, label = e.label, tokens_used = ${tokensInSql("e.content")},
      cost = (select s.cost from ${p.captured} s where s.user_id = e.user_id and s.id = e.id)
    from ${p.from} e where m.user_id = e.user_id and m.id = e.message_id
  ),
  touched as (
    update chats c set updated_at = ${p.now}, venture_id = ${p.venture}
    from ${p.from} e where c.user_id = e.user_id and c.id = e.chat_id
  )`;

/** `deleted`: the chat, with its messages and turns, where the condition on `c` holds. */
export const deletedChat = (p: { user: string; chat: string }, condition: string): string => `
  deleted as (
    delete from chats c where c.user_id = ${p.user} and c.id = ${p.chat} and ${condition} returning c.user_id, c.id
  )`;
