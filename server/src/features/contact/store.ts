import type { ContactCategory } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import type { Ctx, DbCtx } from "../../platform/ctx.ts";
import type { Place } from "../../platform/db/cursor.ts";

export interface ContactRow {
  id: string;
  fromMember: boolean;
  name: string;
  email: string;
  category: ContactCategory;
  subject: string;
  message: string;
  createdAt: Date;
  mailedAt: Date | null;
  handledAt: Date | null;
  suspected: boolean;
}

const columns = `id, user_id is not null as "fromMember", name, email, category, subject, message,
  created_at as "createdAt", mailed_at as "mailedAt", handled_at as "handledAt", suspected`;

type Written = "id" | "name" | "email" | "category" | "subject" | "message" | "suspected";

export interface NewMessage extends Pick<ContactRow, Written> {
  userId: string | null;
}

/** A message that is sent again stays unchanged. */
export async function insertMessage(ctx: Ctx, sent: NewMessage): Promise<void> {
  await ctx.database.pool.query(
    `insert into contact_messages (id, user_id, name, email, category, subject, message, suspected, created_at, mail_due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict (id) do nothing`,
    [sent.id, sent.userId, sent.name, sent.email, sent.category, sent.subject, sent.message, sent.suspected, ctx.now()],
  );
}

export type ContactState = "open" | "handled" | "suspected";

interface Filter {
  state: ContactState | null;
  after: Place | null;
  limit: number;
}

export async function listMessages(ctx: DbCtx, { state, after, limit }: Filter): Promise<ContactRow[]> {
  const { rows } = await ctx.database.pool.query<ContactRow>(
    `select ${columns} from contact_messages
     where suspected = ($1 is not distinct from 'suspected')
       and ($1::text is null or $1 = 'suspected' or (handled_at is null) = ($1 = 'open'))
       and ($2::timestamptz is null or (created_at, id) < ($2::timestamptz, $3::uuid))
     order by created_at desc, id desc limit $4`,
    [state, after?.at ?? null, after?.id ?? null, limit],
  );
  return rows;
}

export async function countWaiting(ctx: DbCtx): Promise<{ open: number; suspected: number }> {
  const { rows } = await ctx.database.pool.query<{ open: number; suspected: number }>(
    `select count(*) filter (where not suspected)::int as open, count(*) filter (where suspected)::int as suspected
     from contact_messages where handled_at is null`,
  );
  return rows[0] ?? { open: 0, suspected: 0 };
}

/** Whether there was something to change: a message that is not in this state yet. Within the caller's transaction. */
export async function setHandled(tx: DbCtx, messageId: string, handledAt: Date | null): Promise<boolean> {
  const { rowCount } = await tx.db.execute(sql`
    update contact_messages set handled_at = ${handledAt?.toISOString() ?? null}::timestamptz
    where id = ${messageId} and (handled_at is null) = ${handledAt !== null}`);
  return rowCount === 1;
}

export async function findMessage(tx: DbCtx, messageId: string): Promise<ContactRow | null> {
  const { rows } = await tx.database.pool.query<ContactRow>(`select ${columns} from contact_messages where id = $1`, [
    messageId,
  ]);
  return rows[0] ?? null;
}

/**
 * Takes the messages that are due and sets their next attempt, so that no other process takes them meanwhile and a
 * process that dies loses none.
 */
export async function takeDue(ctx: Ctx, since: Date): Promise<ContactRow[]> {
  const { rows } = await ctx.database.pool.query<ContactRow>(
    `update contact_messages set mail_tries = mail_tries + 1,
       mail_due_at = $1::timestamptz + least(interval '1 minute' * 2 ^ mail_tries, interval '6 hours')
     where id in (
       select id from contact_messages where mailed_at is null and not suspected and mail_due_at <= $1 and created_at > $2
       order by mail_due_at limit 20 for update skip locked)
     returning ${columns}`,
    [ctx.now(), since],
  );
  return rows;
}

export async function setMailed(ctx: Ctx, messageId: string): Promise<void> {
  await ctx.database.pool.query("update contact_messages set mailed_at = $2 where id = $1", [messageId, ctx.now()]);
}

/** Within the caller's transaction; its copies in the local mailbox go with it. */
export async function deleteMessage(tx: DbCtx, messageId: string): Promise<boolean> {
  const { rowCount } = await tx.db.execute(sql`delete from contact_messages where id = ${messageId}`);
  return rowCount === 1;
}

export async function deleteHandled(ctx: Ctx, before: Date): Promise<number> {
  const { rowCount } = await ctx.database.pool.query("delete from contact_messages where handled_at < $1", [before]);
  return rowCount ?? 0;
}

export async function deleteSuspected(ctx: Ctx, before: Date): Promise<number> {
  const ended = "delete from contact_messages where suspected and created_at < $1";
  return (await ctx.database.pool.query(ended, [before])).rowCount ?? 0;
}
