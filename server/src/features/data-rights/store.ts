import { sql } from "drizzle-orm";
import type { Ctx, DbCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { keepBenefits } from "../accounts/index.ts";
import { eraseReceipts } from "./table.ts";

/** The file name of a member's picture. */
export async function findPicture(ctx: DbCtx, userId: string): Promise<string | null> {
  const { rows } = await ctx.database.pool.query<{ name: string | null }>(
    "select avatar_file as name from profiles where user_id = $1",
    [userId],
  );
  return rows[0]?.name ?? null;
}

/**
 * Locks a member's running work before the rest of the account, in the same order as where it ends. Returns how much it
 * is.
 */
export async function lockRunning(tx: DbCtx, userId: string): Promise<number> {
  const running = sql`where user_id = ${userId} and status = 'running' order by id for update`;
  const turns = await tx.db.execute(sql`select 1 from turns ${running}`);
  const runs = await tx.db.execute(sql`select 1 from tool_runs ${running}`);
  return turns.rows.length + runs.rows.length;
}

export async function countRunning(tx: DbCtx, userId: string): Promise<number> {
  const { rows } = await tx.db.execute<{ running: number }>(sql`
    select ((select count(*) from turns where user_id = ${userId} and status = 'running')
      + (select count(*) from tool_runs where user_id = ${userId} and status = 'running'))::int as running`);
  return rows[0]?.running ?? 0;
}

/** The picture shown when the account is deleted: locked until the transaction ends. */
export async function lockPicture(tx: DbCtx, userId: string): Promise<string | null> {
  const { rows } = await tx.db.execute<{ name: string | null }>(
    sql`select avatar_file as name from profiles where user_id = ${userId} for update`,
  );
  return rows[0]?.name ?? null;
}

export interface Erased {
  email: string;
  chats: number;
  messages: number;
  ledgerRows: number;
  images: number;
}

/**
 * Removes a member from every table, within the caller's transaction. Rows with a foreign key to the account go with
 * it; the ledger and the audit log keep their rows, without what was written about the person, under an id that no
 * account has any more. Null: no such account.
 */
export async function eraseMember(tx: Ctx, userId: string): Promise<Erased | null> {
  const { rows } = await tx.db.execute<{ [Key in keyof Erased]: Erased[Key] }>(sql`
    select u.email,
      (select count(*)::int from chats where user_id = u.id) as chats,
      (select count(*)::int from messages where user_id = u.id) as messages,
      (select count(*)::int from token_ledger where user_id = u.id) as "ledgerRows",
      ((select count(*) from generated_images where user_id = u.id)
        + (select count(*) from kill_test_files where user_id = u.id))::int as images,
      set_config('cofounder.erasing', u.id::text, true),
      (select count(pg_notify('turn_stop', id::text)) from turns where user_id = u.id and status = 'running'),
      (select count(pg_notify('tool_stop', id::text)) from tool_runs where user_id = u.id and status = 'running')
    from users u where u.id = ${userId} for update`);
  const found = rows[0];
  if (!found) return null;
  const { email } = found;
  await keepBenefits(tx, { id: userId, email });
  const written = sql`'{ip,reason,code,because}'::text[]`;
  await tx.db.execute(sql`delete from turn_events where user_id = ${userId}`);
  await tx.db.execute(sql`delete from tool_events where user_id = ${userId}`);
  await tx.db.execute(sql`delete from token_reservations where user_id = ${userId}`);
  await tx.db.execute(sql`delete from verifications where value = ${userId} or identifier = ${email}`);
  await tx.db.execute(sql`
    delete from local_mails where recipient = ${email} or (reply_to = ${email} and copy_of is null)`);
  await tx.db.execute(sql`delete from outgoing_mails where recipient = ${email}`);
  await tx.db.execute(sql`delete from venture_members where email = ${email}`);
  await tx.db.execute(sql`delete from attempt_limits where key like ${`%:${userId}`}`);
  await tx.db.execute(sql`update api_usage_logs set user_id = null where user_id = ${userId}`);
  await tx.db.execute(
    sql`update audit_log set details = details - ${written} where subject_id = ${userId} and details ?| ${written}`,
  );
  await tx.db.execute(sql`update token_ledger set note = null where user_id = ${userId} and note is not null`);
  await tx.db.execute(sql`delete from users where id = ${userId}`);
  return found;
}

/** Unconfirmed accounts from before this moment; blocked ones stay, so that they cannot sign up anew. */
export async function listUnconfirmed(ctx: DbCtx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await ctx.database.pool.query<{ id: string }>(
    `select id from users where not email_verified and created_at < $1 and not is_blocked(id) order by created_at limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

/** False where it was confirmed, or signed up with anew, a moment ago. */
export async function lockUnconfirmed(tx: DbCtx, userId: string, before: Date): Promise<boolean> {
  const { rowCount } = await tx.db.execute(
    sql`select 1 from users where id = ${userId} and not email_verified and created_at < ${before.toISOString()}::timestamptz for update`,
  );
  return rowCount === 1;
}

export async function insertReceipt(tx: DbCtx, counts: Omit<typeof eraseReceipts.$inferInsert, "id">) {
  const row = { ...counts, id: newId() };
  await tx.db.insert(eraseReceipts).values(row);
  return row;
}
