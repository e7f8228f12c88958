import { settlementsPerChatMax } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { storableJson, storableText } from "../../platform/db/storable.ts";
import { Problem } from "../../platform/problem.ts";
import type { SettledFigure } from "./settlements-in.ts";
import type { TurnResult } from "./take-turn.ts";

const settledOf = (userId: string, chatId: string) => sql`
  select message_id as "messageId", span_start as "start", span_end as "end", reading from figure_settlements
  where user_id = ${userId} and chat_id = ${chatId} order by message_id, span_start, span_end`;

type SettledRow = { [Key in keyof SettledFigure]: SettledFigure[Key] };

/** What the founder settled in all branches of a chat. */
export async function listSettled({ db, userId }: MemberCtx, chatId: string): Promise<SettledFigure[]> {
  const { rows } = await db.execute<SettledRow>(settledOf(userId, chatId));
  return rows;
}

export interface Settled {
  chatId: string;
  /** The reply. */
  messageId: string;
  /** What was settled when the reply was computed anew. */
  before: SettledFigure[];
  named: SettledFigure[];
  /** `content`: null where a model wrote it and it stays. */
  reply: Pick<TurnResult, "parts" | "rating"> & { content: string | null };
}

/**
 * Stores settlements with the reply that follows from them. False: other figures of the chat were settled since `before`
 * was read, and nothing is stored. The chat is locked, so that its settlements and turns come one after another; its
 * account is locked before, as where it is deleted.
 */
export function storeSettled(ctx: MemberCtx, settled: Settled): Promise<boolean> {
  const { chatId, before } = settled;
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select 1 from users where id = ${tx.userId} for key share`);
    await lockChat(tx, chatId);
    if (JSON.stringify(await listSettled(tx, chatId)) !== JSON.stringify(before)) return false;
    await writeSettled(tx, settled);
    return true;
  });
}

async function lockChat({ db, userId }: MemberCtx, chatId: string): Promise<void> {
  const own = sql`user_id = ${userId}`;
  const chat = await db.execute(sql`select 1 from chats where ${own} and id = ${chatId} for no key update`);
  if (chat.rows.length === 0) throw new Problem("chat.not_found");
  // A turn that runs has read what was settled before.
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

async function writeSettled(tx: MemberCtx, { chatId, messageId, named, reply }: Settled): Promise<void> {
  const { parts, rating } = reply;
  const content = sql`coalesce(${reply.content === null ? null : storableText(reply.content)}::text, content)`;
  await tx.db.execute(sql`
    with named as (
      select * from jsonb_to_recordset(${rowsOf(named)}::jsonb)
        as n (message_id uuid, span_start int, span_end int, reading jsonb)
    ), gone as (
      delete from figure_settlements s using named n
      where s.user_id = ${tx.userId} and s.chat_id = ${chatId} and s.message_id = n.message_id
        and s.span_start < n.span_end and s.span_end > n.span_start
        and (s.span_start, s.span_end) <> (n.span_start, n.span_end)
    ), told as (
      select pg_notify('live', json_build_object('userId', ${tx.userId}::text, 'chatId', ${chatId}::text)::text)
    ), written as (
      update messages set content = ${content}, tokens_used = ceil(char_length(${content}) / 100.0)::int,
        parts = ${storableJson(parts)}::jsonb, analyst_rating = ${rating}::int
      where user_id = ${tx.userId} and id = ${messageId}
    )
    insert into figure_settlements (user_id, chat_id, message_id, span_start, span_end, reading, settled_at)
    select ${tx.userId}::uuid, ${chatId}::uuid, message_id, span_start, span_end, nullif(reading, 'null'::jsonb),
      ${tx.now().toISOString()}::timestamptz from named cross join told
    on conflict (user_id, chat_id, message_id, span_start, span_end)
      do update set reading = excluded.reading, settled_at = excluded.settled_at`);
  const { rows } = await tx.db.execute<{ kept: number }>(sql`
    select count(*)::int as kept from figure_settlements where user_id = ${tx.userId} and chat_id = ${chatId}`);
  if ((rows[0]?.kept ?? 0) > settlementsPerChatMax) throw new Problem("figure.limit_reached");
}
