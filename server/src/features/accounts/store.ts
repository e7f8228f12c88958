import type { Language, Member } from "@cofounder/contract";
import { eq, gt, lt, or } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { profiles, rateLimits, userRoles, users } from "./table.ts";

export interface Person {
  id: string;
  email: string;
  name: string;
  /** Of the page of the sign-up. */
  language?: Language | null;
}

/** A member without the request's part: the assurance of the session. */
export type StoredMember = Omit<Member, "assurance" | "isOwner">;

export async function insertProfile(ctx: DbCtx, { id, email, name, language = null }: Person): Promise<void> {
  const now = ctx.now();
  await ctx.db
    .insert(profiles)
    .values({
      id: newId(),
      userId: id,
      email,
      displayName: name.trim() || null,
      language,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
}

/** Null when there is no such account. An account without a profile row has the defaults. */
export async function findMember(ctx: DbCtx, userId: string): Promise<StoredMember | null> {
  const { rows } = await ctx.database.pool.query<Omit<StoredMember, "createdAt"> & { createdAt: Date }>({
    name: "find_member",
    text: `select u.id, u.email, p.display_name as "displayName", p.avatar_url as "avatarUrl",
             '/files/avatars/' || p.avatar_file as picture,
             coalesce(p.token_balance + p.plan_tokens, 0) as tokens, u.created_at as "createdAt",
             has_premium(u.id) as "isPremium", p.language, u.two_factor_enabled as "twoFactor",
             exists (select 1 from user_roles r where r.user_id = u.id and r.role = 'admin') as "isAdmin"
           from users u left join profiles p on p.user_id = u.id where u.id = $1`,
    values: [userId],
  });
  const row = rows[0];
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
}

/** The interface language that a member chose; null where the browser's is followed. */
export async function findLanguage(ctx: DbCtx, userId: string): Promise<StoredMember["language"]> {
  const { rows } = await ctx.database.pool.query<Pick<StoredMember, "language">>(
    "select language from profiles where user_id = $1",
    [userId],
  );
  return rows[0]?.language ?? null;
}

export async function isAdmin(ctx: DbCtx, userId: string): Promise<boolean> {
  const { rowCount } = await ctx.database.pool.query("select 1 from user_roles where user_id = $1 and role = 'admin'", [
    userId,
  ]);
  return rowCount === 1;
}

export interface KnownPerson extends Person {
  emailVerified: boolean;
  confirmedAt: Date | null;
}

export async function findByEmail(ctx: DbCtx, email: string): Promise<KnownPerson | null> {
  const rows = await ctx.db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  return rows[0] ?? null;
}

export async function isAddressBlocked(ctx: DbCtx, email: string): Promise<boolean> {
  const { rowCount } = await ctx.database.pool.query("select 1 from users where email = $1 and is_blocked(id)", [
    email.trim().toLowerCase(),
  ]);
  return rowCount === 1;
}

export async function findEmail(ctx: DbCtx, userId: string): Promise<string | null> {
  const rows = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return rows[0]?.email ?? null;
}

/** True when the role is new. */
export async function insertAdmin(ctx: DbCtx, userId: string): Promise<boolean> {
  const rows = await ctx.db.insert(userRoles).values({ userId, role: "admin" }).onConflictDoNothing().returning();
  return rows.length === 1;
}

export async function deleteAdmin(ctx: DbCtx, userId: string): Promise<boolean> {
  const rows = await ctx.db.delete(userRoles).where(eq(userRoles.userId, userId)).returning();
  return rows.length === 1;
}

export async function listAdmins(ctx: DbCtx): Promise<{ email: string; since: Date }[]> {
  return ctx.db
    .select({ email: users.email, since: userRoles.createdAt })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .orderBy(users.email);
}

const attemptsKeptMs = 60 * 60_000;
/** The tolerated difference between the clocks of two machines. */
const toleranceMs = 60_000;

/**
 * Deletes expired counters of sign-ins and similar attempts, and those dated in the future: a clock that was corrected
 * must not keep anybody out for the time it ran ahead. Returns how many.
 */
export async function deleteOldAttempts(ctx: DbCtx): Promise<number> {
  const at = ctx.now().getTime();
  const { lastRequest } = rateLimits;
  const old = or(lt(lastRequest, at - attemptsKeptMs), gt(lastRequest, at + toleranceMs));
  const { rowCount } = await ctx.db.delete(rateLimits).where(old);
  return rowCount ?? 0;
}
