import { settlementsPerChatMax } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { inTransaction, type MemberCtx } from "../../../platform/ctx.ts";
import { newId } from "../../../platform/db/columns.ts";
import { storableJson, storableText } from "../../../platform/db/storable.ts";
import { Problem } from "../../../platform/problem.ts";
import { holdStorage } from "../../ventures/index.ts";
import { filedFigures, heldStorage } from "../../ventures/statements.ts";
import type { MessageRow } from "../serialize.ts";
import type { KeptReading } from "../table.ts";

/** The founder's settlement of a figure of a message; null: it is not about the venture. */
export interface SettledFigure {
  messageId: string;
  start: number;
  end: number;
  reading: KeptReading | null;
  /** When it was settled, in milliseconds; omitted: after all messages. */
  at?: number;
}

const settledOf = (userId: string, chatId: string) => sql`
  select message_id as "messageId", span_start as "start", span_end as "end", reading,
    (extract(epoch from settled_at) * 1000)::float8 as "at" from figure_settlements
  where user_id = ${userId} and chat_id = ${chatId} order by message_id, span_start, span_end`;

type SettledRow = Required<{ [Key in keyof SettledFigure]: SettledFigure[Key] }>;

/** The founder's settlements in all branches of a chat. */
export async function listSettled({ db, userId }: MemberCtx, chatId: string): Promise<SettledFigure[]> {
  const { rows } = await db.execute<SettledRow>(settledOf(userId, chatId));
  return rows;
}

/** The number of messages in all branches of a chat. */
export async function countMessages({ db, userId }: MemberCtx, chatId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from messages where user_id = ${userId} and chat_id = ${chatId}`,
  );
  return rows[0]?.count ?? 0;
}

/** `content`: null where a model wrote it and it stays. */
export type RepliedAnew = Pick<MessageRow, "id" | "parts"> & { content: string | null; rating: number | null };

export interface Settled {
  chatId: string;
  /** The settlements and the number of messages at the time the replies were recomputed. */
  before: SettledFigure[];
  messages: number;
  named: SettledFigure[];
  replies: RepliedAnew[];
  /** What stands in the chat then; null where nothing was read. */
  figures: object[] | null;
  /** The sheet's figures that stand no longer then, with the versions that were seen. */
  superseded: object[];
  /** Changes the sheet in the same transaction; false: it was changed meanwhile, and nothing is stored. */
  changeSheet: (tx: MemberCtx) => Promise<boolean>;
}

/**
 * Stores settlements and changes of the sheet with the recomputed replies. False: other figures of the chat or of the
 * sheet changed or another reply came since they were read, and nothing is stored. The chat is locked, so that its settlements and turns are serialized;
 * its account is locked before it, in the same order as for its deletion.
 */
export function storeSettled(ctx: MemberCtx, settled: Settled): Promise<boolean> {
  const { chatId, before, messages } = settled;
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select 1 from users where id = ${tx.userId} for key share`);
    await lockChat(tx, chatId);
    await holdStorage(tx);
    if (JSON.stringify(await listSettled(tx, chatId)) !== JSON.stringify(before)) return false;
    if ((await countMessages(tx, chatId)) !== messages) return false;
    if (!(await settled.changeSheet(tx))) return false;
    for (const reply of settled.replies) await writeReply(tx, reply);
    await writeSettled(tx, settled);
    await fileFigures(tx, settled);
    return true;
  });
}

async function fileFigures({ db, userId, now }: MemberCtx, settled: Settled): Promise<void> {
  const { chatId, figures, superseded } = settled;
  if (figures === null) return;
  const filed = filedFigures({ from: "settled", venture: "c.venture_id", now: "(select now from settled)" });
  await db.execute(sql`
    with settled as (
      select ${userId}::uuid as user_id, ${chatId}::uuid as chat_id, ${now().toISOString()}::timestamptz as now,
        ${storableJson(figures.map((figure) => ({ id: newId(), ...figure })))}::jsonb as figures,
        ${storableJson(superseded)}::jsonb as superseded, null::jsonb as venture
    ), ${sql.raw(heldStorage("select user_id from settled"))}, ${sql.raw(filed)}
    select count(*) from filed_figures`);
}

async function lockChat({ db, userId }: MemberCtx, chatId: string): Promise<void> {
  const own = sql`user_id = ${userId}`;
  const chat = await db.execute(sql`select 1 from chats where ${own} and id = ${chatId} for no key update`);
  if (chat.rows.length === 0) throw new Problem("chat.not_found");
  // A running turn has read the earlier settlements.
  const turn = await db.execute(
    sql`select 1 from turns where ${own} and chat_id = ${chatId} and status = 'running' limit 1`,
  );
  if (turn.rows.length > 0) throw new Problem("chat.turn_running");
}

const rowsOf = (named: SettledFigure[]): string =>
  storableJson(
    named.map(({ messageId, start, end, reading }) => ({
      message_id: messageId,
      span_start: start,
      span_end: end,
      reading,
    })),
  );

async function writeReply(tx: MemberCtx, reply: RepliedAnew): Promise<void> {
  const { id, parts, rating } = reply;
  const content = sql`coalesce(${reply.content === null ? null : storableText(reply.content)}::text, content)`;
  await tx.db.execute(sql`
    update messages set content = ${content}, tokens_used = ceil(char_length(${content}) / 100.0)::int,
      parts = ${reply.content === null ? besideText(parts) : sql`${storableJson(parts)}::jsonb`}, analyst_rating = ${rating}::int
    where user_id = ${tx.userId} and id = ${id}`);
}

const heardKinds: ReadonlySet<string> = new Set(["heard", "notice", "rating"]);

/**
 * A model's text stays, and with it the figures that it rests on and their marks: only what was heard is new beside it.
 * Where a tool asked, the whole analysis stands beside the text.
 */
const besideText = (parts: RepliedAnew["parts"]) => sql`
  case when parts @? '$[*] ? (@.kind == "section")'
    then ${storableJson(parts)}::jsonb || jsonb_path_query_array(parts, '$[*] ? (@.kind == "marks")')
    else ${storableJson(parts.filter(({ kind }) => heardKinds.has(kind)))}::jsonb
      || jsonb_path_query_array(parts, '$[*] ? (@.kind == "metrics" || @.kind == "words" || @.kind == "marks")')
  end`;

async function writeSettled(tx: MemberCtx, { chatId, named }: Settled): Promise<void> {
  await tx.db.execute(sql`
    with named as (
      select * from jsonb_to_recordset(${rowsOf(named)}::jsonb)
        as n (message_id uuid, span_start int, span_end int, reading jsonb)
    ), gone as (
      delete from figure_settlements s using named n
      where s.user_id = ${tx.userId} and s.chat_id = ${chatId} and s.message_id = n.message_id
        and s.span_start < n.span_end and s.span_end > n.span_start
        and (s.span_start, s.span_end) <> (n.span_start, n.span_end)
    )
    insert into figure_settlements (user_id, chat_id, message_id, span_start, span_end, reading, settled_at)
    select ${tx.userId}::uuid, ${chatId}::uuid, message_id, span_start, span_end, nullif(reading, 'null'::jsonb),
      ${tx.now().toISOString()}::timestamptz from named
    on conflict (user_id, chat_id, message_id, span_start, span_end)
      do update set reading = excluded.reading, settled_at = excluded.settled_at`);
  const { rows } = await tx.db.execute<{ kept: number }>(sql`
    with told as materialized (
      select pg_notify('live', json_build_object('userId', ${tx.userId}::text, 'chatId', ${chatId}::text)::text)
      union all
      select pg_notify('live', json_build_object('userId', reader::text, 'ventureId', c.venture_id::text)::text)
      from chats c cross join lateral venture_audience(c.user_id, c.venture_id) as reader
      where c.user_id = ${tx.userId} and c.id = ${chatId} and reader <> c.user_id
    )
    select count(*)::int + 0 * (select count(*) from told) as kept from figure_settlements where user_id = ${tx.userId} and chat_id = ${chatId}`);
  if ((rows[0]?.kept ?? 0) > settlementsPerChatMax) throw new Problem("figure.limit_reached");
}
