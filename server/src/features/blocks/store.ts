import { sql } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import type { Place } from "../../platform/db/cursor.ts";

export interface BlockRow {
  id: string;
  userId: string;
  email: string;
  displayName: string | null;
  reason: string;
  blockedBy: string | null;
  blockedByEmail: string | null;
  isActive: boolean;
  blockedAt: Date;
  unblockedAt: Date | null;
}

const selected = `
  select b.id, b.user_id as "userId", u.email, p.display_name as "displayName", b.reason, b.blocked_by as "blockedBy",
    a.email as "blockedByEmail", b.is_active as "isActive", b.blocked_at as "blockedAt", b.unblocked_at as "unblockedAt"
  from blocked_accounts b join users u on u.id = b.user_id left join profiles p on p.user_id = b.user_id
  left join users a on a.id = b.blocked_by`;

interface Filter {
  isActive: boolean;
  query: string;
  after: Place | null;
  limit: number;
}

export async function listBlocks(ctx: DbCtx, { isActive, query, after, limit }: Filter): Promise<BlockRow[]> {
  const { rows } = await ctx.database.pool.query<BlockRow>(
    `${selected} where b.is_active = $1 and ($2 = '' or strpos(u.email, lower($2)) > 0)
       and ($3::timestamptz is null or (b.blocked_at, b.id) < ($3::timestamptz, $4::uuid))
     order by b.blocked_at desc, b.id desc limit $5`,
    [isActive, query, after?.at ?? null, after?.id ?? null, limit],
  );
  return rows;
}

export async function findBlock(ctx: DbCtx, id: string): Promise<BlockRow | null> {
  const { rows } = await ctx.database.pool.query<BlockRow>(`${selected} where b.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Any fixed number: serializes blocks, so that two admins who block each other do not both succeed. */
const blockLock = 7_302_025;

/**
 * The facts for deciding on a block, about both accounts. Within the caller's transaction: other blocks wait until it
 * ends.
 */
export async function readStanding(
  tx: DbCtx,
  { userId, actorId }: { userId: string; actorId: string },
): Promise<{ isActorBlocked: boolean; isBlocked: boolean; otherAdmins: number }> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${blockLock})`);
  const { rows } = await tx.db.execute<{ isActorBlocked: boolean; isBlocked: boolean; otherAdmins: number }>(sql`
    select is_blocked(${actorId}) as "isActorBlocked", is_blocked(${userId}) as "isBlocked", (
      select count(*)::int from user_roles
      where role = 'admin' and user_id <> ${userId} and not is_blocked(user_id)) as "otherAdmins"`);
  return rows[0] ?? { isActorBlocked: false, isBlocked: false, otherAdmins: 0 };
}

/** The database ends the account's sessions and stops its running work. */
export async function insertBlock(
  tx: DbCtx,
  { userId, reason, blockedBy }: { userId: string; reason: string; blockedBy: string },
): Promise<string> {
  const id = newId();
  await tx.db.execute(sql`
    insert into blocked_accounts (id, user_id, reason, blocked_by, is_active, blocked_at)
    values (${id}, ${userId}, ${reason}, ${blockedBy}, true, ${tx.now().toISOString()}::timestamptz)`);
  return id;
}

/** The account's id; null when no such block is active. */
export async function endBlock(tx: DbCtx, id: string): Promise<string | null> {
  const { rows } = await tx.db.execute<{ userId: string }>(sql`
    update blocked_accounts set is_active = false, unblocked_at = ${tx.now().toISOString()}::timestamptz
    where id = ${id} and is_active returning user_id as "userId"`);
  return rows[0]?.userId ?? null;
}

/** False when the account has no active block. */
export async function endBlockOf(tx: DbCtx, userId: string): Promise<boolean> {
  const { rowCount } = await tx.db.execute(sql`
    update blocked_accounts set is_active = false, unblocked_at = ${tx.now().toISOString()}::timestamptz
    where user_id = ${userId} and is_active`);
  return (rowCount ?? 0) > 0;
}
