import { chatsPerPage, type WebSource } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import type { Place } from "../../platform/db/cursor.ts";
import { tokensInSql } from "../../platform/db/text-tokens.ts";
import { movedTests } from "../kill-tests/statements.ts";
import { movedFigures } from "../ventures/statements.ts";
import type { ChatRow, MessageRow } from "./serialize.ts";
import type { StoredReading } from "./table.ts";

const chatColumns = `
  c.id, c.title, c.startup_type as "startupType", coalesce(c.venture_id, c.shared_venture_id) as "ventureId",
  c.shared_venture_id is not null as "isShared", c.created_at as "createdAt", c.updated_at as "updatedAt",
  (select t.id from turns t where t.user_id = c.user_id and t.chat_id = c.id and t.status = 'running') as "runningTurnId"`;

const messageColumns = (m: string) => `
  ${m}.id, ${m}.chat_id as "chatId", ${m}.parent_id as "parentId", ${m}.message_type as "type", ${m}.content, ${m}.tool, ${m}.parts,
  ${m}.sources, ${m}.notices, ${m}.analyst_rating as "analystRating", ${m}.label, ${m}.outcome, ${m}.cost, ${m}.tokens_used as "tokensUsed",
  ${m}.created_at as "createdAt",
  case when ${m}.parent_id is null
    then array(select s.id from messages s where s.user_id = $1 and s.chat_id = ${m}.chat_id and s.parent_id is null order by s.created_at, s.id)
    else array(select s.id from messages s where s.user_id = $1 and s.chat_id = ${m}.chat_id and s.parent_id = ${m}.parent_id order by s.created_at, s.id)
  end as "siblingIds"`;

/** First the page, along its index; then the data of each of its chats. */
const pageOfChats = (conditions: string) => `
  select ${chatColumns} from (
    select * from chats where user_id = $1 ${conditions} order by user_id desc, updated_at desc, id desc limit $2
  ) c order by c.updated_at desc, c.id desc`;

export interface ChatFilter {
  query: string;
  /** Null: of all ventures and of none. */
  ventureId: string | null;
  after: Place | null;
}

export async function listChats(ctx: MemberCtx, { query, ventureId, after }: ChatFilter): Promise<ChatRow[]> {
  const values: unknown[] = [ctx.userId, chatsPerPage + 1];
  const next = (value: unknown) => `$${values.push(value)}`;
  let conditions = "";
  if (query) conditions += ` and title ilike '%' || ${next(query.replace(/[\\%_]/g, "\\$&"))} || '%'`;
  if (ventureId) {
    const wanted = next(ventureId);
    conditions += ` and (venture_id = ${wanted}::uuid or shared_venture_id = ${wanted}::uuid)`;
  }
  if (after) conditions += ` and (updated_at, id) < (${next(after.at)}::timestamptz, ${next(after.id)}::uuid)`;
  const { rows } = await ctx.database.pool.query<ChatRow>(pageOfChats(conditions), values);
  return rows;
}

export async function findChat(ctx: MemberCtx, chatId: string): Promise<(ChatRow & { leafId: string | null }) | null> {
  const { rows } = await ctx.database.pool.query<ChatRow & { leafId: string | null }>(
    `select ${chatColumns}, c.leaf_id as "leafId" from chats c where c.user_id = $1 and c.id = $2`,
    [ctx.userId, chatId],
  );
  return rows[0] ?? null;
}

/**
 * The message above one of `b`, by its key. A plain join would read all messages of a member with many at every step:
 * the planner only knows a member's average number.
 */
const messageAbove = (columns: string) => `
  cross join lateral (select ${columns} from messages where user_id = $1 and id = b.parent_id limit 1) m`;

/** The amount of the longest texts that is read at once: serializing it takes a few milliseconds. */
const branchMaxBytes = 400_000;
/** Without decompressing values that PostgreSQL compressed. */
const bytesOf = (m: string) => `octet_length(${m}.content) + coalesce(pg_column_size(${m}.parts), 0)`;

/** From a message up to the start of its branch, at most `limit` messages and fewer of long ones, oldest first. */
export async function listBranch(ctx: MemberCtx, leafId: string, limit: number): Promise<MessageRow[]> {
  const { rows } = await ctx.database.pool.query<MessageRow>(
    `with recursive branch as (
       select id, parent_id, 1 as depth, ${bytesOf("messages")} as bytes from messages where user_id = $1 and id = $2
       union all
       select m.id, m.parent_id, b.depth + 1, b.bytes + ${bytesOf("m")}
       from branch b ${messageAbove("id, parent_id, content, parts")} where b.depth < $3 and b.bytes < ${branchMaxBytes}
     )
     select ${messageColumns("m")} from branch b
     cross join lateral (select * from messages where user_id = $1 and id = b.id limit 1) m order by b.depth desc`,
    [ctx.userId, leafId, limit],
  );
  return rows;
}

export async function findMessage(ctx: MemberCtx, messageId: string): Promise<MessageRow | null> {
  const { rows } = await ctx.database.pool.query<MessageRow>(
    `select ${messageColumns("m")} from messages m where m.user_id = $1 and m.id = $2`,
    [ctx.userId, messageId],
  );
  return rows[0] ?? null;
}

export type Said = Pick<MessageRow, "id" | "type" | "content" | "tool"> &
  Partial<Pick<MessageRow, "label">> & { at: number; reading: StoredReading | null };

/** The conversation up to and including a message, oldest first; only the last `replies` replies have a content. */
export async function listHistory(
  ctx: MemberCtx,
  messageId: string,
  { most, replies }: { most: number; replies: number },
): Promise<Said[]> {
  const { rows } = await ctx.database.pool.query<Said>(
    `with recursive branch as (
       select id, parent_id, message_type, content, tool, reading, label, created_at, 1 as depth
       from messages where user_id = $1 and id = $2
       union all
       select m.id, m.parent_id, m.message_type,
         case when m.message_type = 'user' or b.depth < $4 then m.content else '' end, m.tool, m.reading, m.label,
           m.created_at, b.depth + 1
       from branch b ${messageAbove("*")} where b.depth < $3
     )
     select id, message_type as "type", content, tool, reading, label, (extract(epoch from created_at) * 1000)::float8 as "at"
     from branch order by depth desc`,
    [ctx.userId, messageId, most, replies],
  );
  return rows;
}

/** Keeps what a language model read with the founder's message. */
export async function keepReading(ctx: MemberCtx, messageId: string, reading: StoredReading): Promise<void> {
  await ctx.database.pool.query(`update messages set reading = $3 where user_id = $1 and id = $2`, [
    ctx.userId,
    messageId,
    JSON.stringify(reading),
  ]);
}

export type LatestChat = Pick<ChatRow, "id" | "startupType" | "ventureId"> & { leafId: string };

/**
 * The most recently used chat, of those with a message; null where there is none.
 * @param ventureId of this venture, or of none where it is null; left out: of any
 */
export async function findLatestChat(ctx: MemberCtx, ventureId?: string | null): Promise<LatestChat | null> {
  const { rows } = await ctx.database.pool.query<LatestChat>(
    `select id, startup_type as "startupType", coalesce(venture_id, shared_venture_id) as "ventureId", leaf_id as "leafId" from chats
     where user_id = $1 and leaf_id is not null
       and ${ventureId === undefined ? "$2::uuid is null" : "coalesce(venture_id, shared_venture_id) is not distinct from $2::uuid"}
     order by updated_at desc, id desc limit 1`,
    [ctx.userId, ventureId ?? null],
  );
  return rows[0] ?? null;
}

export interface DiscussionRow {
  chatId: string;
  questionId: string;
  answerId: string;
  title: string;
  said: string;
  answer: string;
  sources: WebSource[];
  now: Date;
}

/** A chat with a message of the founder and the result that answers it. */
export async function insertDiscussion(ctx: MemberCtx, row: DiscussionRow): Promise<void> {
  const { chatId, questionId, answerId, title, said, answer, sources, now } = row;
  await ctx.database.pool.query(
    `with chat as (
       insert into chats (user_id, id, title, leaf_id, created_at, updated_at) values ($1, $2, $3, $5, $9, $9)
       returning user_id, id
     )
     insert into messages (user_id, id, chat_id, parent_id, message_type, content, sources, label, outcome, tokens_used, cost, created_at)
     select chat.user_id, m.id, chat.id, m.parent_id, m.message_type, m.content, m.sources, m.label, 'done',
       case when m.message_type = 'ai' then ${tokensInSql("m.content")} else 0 end,
       case when m.message_type = 'ai' then 0 end, $9::timestamptz + m.after
     from chat cross join (values
       ($4::uuid, null::uuid, 'user', $6::text, '[]'::jsonb, null::text, interval '0'),
       ($5::uuid, $4::uuid, 'ai', $7::text, $8::jsonb, 'tool_result', interval '1 millisecond')
     ) as m (id, parent_id, message_type, content, sources, label, after)`,
    [ctx.userId, chatId, title, questionId, answerId, said, answer, JSON.stringify(sources), now],
  );
  await ctx.database.pool.query(
    "select pg_notify('live', json_build_object('userId', $1::text, 'chatId', $2::text)::text)",
    [ctx.userId, chatId],
  );
}

/**
 * Makes the branch through a message the shown one: down from it, always to the newest answer. Null: no such message.
 */
export async function showBranch(ctx: MemberCtx, chatId: string, messageId: string): Promise<string | null> {
  const { rows } = await ctx.database.pool.query<{ leafId: string }>(
    `with recursive down as (
       select id, 1 as depth from messages where user_id = $1 and id = $3 and chat_id = $2
       union all
       select newest.id, d.depth + 1 from down d cross join lateral (
         select m.id from messages m where m.user_id = $1 and m.chat_id = $2 and m.parent_id = d.id
         order by m.created_at desc, m.id desc limit 1
       ) newest
     ), leaf as (select id from down order by depth desc limit 1)
     update chats c set leaf_id = leaf.id from leaf where c.user_id = $1 and c.id = $2
     returning leaf.id as "leafId", pg_notify('live', json_build_object('userId', c.user_id, 'chatId', c.id)::text)`,
    [ctx.userId, chatId, messageId],
  );
  return rows[0]?.leafId ?? null;
}

/** Where a chat belongs: to an own venture, to one that somebody shared, or to none. */
export interface ChatVenture {
  ventureId: string | null;
  /** The owner of a shared one. */
  sharedBy: string | null;
}

/**
 * To a venture, or to none. Its figures and tests go with it, but into no venture of somebody else's. Null: there is no
 * such chat.
 */
export async function moveChat(
  ctx: MemberCtx,
  chatId: string,
  { ventureId, sharedBy }: ChatVenture,
): Promise<ChatRow | null> {
  const { rows } = await ctx.database.pool.query<ChatRow>(
    `with ${movedFigures({ user: "$1", chat: "$2", venture: "$3::uuid" })},
     ${movedTests({ user: "$1", chat: "$2", venture: "$3::uuid" })}
     update chats c set venture_id = $3::uuid, shared_venture_id = $4::uuid, shared_by = $5::uuid where c.user_id = $1 and c.id = $2
     returning ${chatColumns}, pg_notify('live', json_build_object('userId', c.user_id, 'chatId', c.id)::text)`,
    [ctx.userId, chatId, ...(sharedBy === null ? [ventureId, null, null] : [null, ventureId, sharedBy])],
  );
  return rows[0] ?? null;
}

export async function renameChat(ctx: MemberCtx, chatId: string, title: string): Promise<ChatRow | null> {
  const { rows } = await ctx.database.pool.query<ChatRow>(
    `update chats c set title = $3 where c.user_id = $1 and c.id = $2
     returning ${chatColumns}, pg_notify('live', json_build_object('userId', c.user_id, 'chatId', c.id)::text)`,
    [ctx.userId, chatId, title],
  );
  return rows[0] ?? null;
}
