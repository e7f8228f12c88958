import type { Language } from "@cofounder/contract";
import { and, eq, sql } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { voidLinks } from "./mailed-links.ts";
import { insertProfile } from "./store.ts";
import { credentials, profiles, users } from "./table.ts";

export interface NewAccount {
  email: string;
  name: string;
  passwordHash: string;
  /** Of the page of the sign-up; null: not known. */
  language: Language | null;
}

export type AccountRow = typeof users.$inferSelect;

/** Locks the account: its address, password and confirmation do not change until the transaction ends. */
export async function lockAccount(tx: DbCtx, userId: string): Promise<AccountRow | null> {
  const rows = await tx.db.select().from(users).where(eq(users.id, userId)).for("update");
  return rows[0] ?? null;
}

/** The same by address: null when no account has it. */
export async function lockAccountOf(tx: DbCtx, email: string): Promise<AccountRow | null> {
  const rows = await tx.db.select().from(users).where(eq(users.email, email)).for("update");
  return rows[0] ?? null;
}

/** Null when another account has the address already. */
export async function insertAccount(
  tx: DbCtx,
  { email, name, passwordHash, language }: NewAccount,
): Promise<string | null> {
  const times = { createdAt: tx.now(), updatedAt: tx.now() };
  const rows = await tx.db
    .insert(users)
    .values({ id: newId(), email, name, ...times })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  const id = rows[0]?.id;
  if (!id) return null;
  await setPassword(tx, id, passwordHash);
  await insertProfile(tx, { id, email, name, language });
  return id;
}

/** Makes an unconfirmed account as if it had been created now. */
export async function replaceAccount(tx: DbCtx, id: string, wanted: NewAccount): Promise<void> {
  const { email, name, passwordHash, language } = wanted;
  const times = { createdAt: tx.now(), updatedAt: tx.now() };
  await tx.db
    .update(users)
    .set({ name, image: null, ...times })
    .where(eq(users.id, id));
  await setPassword(tx, id, passwordHash);
  await insertProfile(tx, { id, email, name, language });
  await tx.db
    .update(profiles)
    .set({ displayName: name || null, language, ...times })
    .where(eq(profiles.userId, id));
}

const credentialOf = (userId: string) => and(eq(credentials.userId, userId), eq(credentials.providerId, "credential"));

export async function findPasswordHash(ctx: DbCtx, userId: string): Promise<string | null> {
  const rows = await ctx.db.select({ hash: credentials.password }).from(credentials).where(credentialOf(userId));
  return rows[0]?.hash ?? null;
}

export async function setPassword(tx: DbCtx, userId: string, hash: string): Promise<void> {
  const updatedAt = tx.now();
  const changed = await tx.db.update(credentials).set({ password: hash, updatedAt }).where(credentialOf(userId));
  if (changed.rowCount) return;
  const row = { accountId: userId, providerId: "credential", password: hash, createdAt: updatedAt, updatedAt };
  await tx.db.insert(credentials).values({ id: newId(), userId, ...row });
}

/** The database closes what opened the account before (`close_earlier_ways_in`). */
export async function confirmAddress(tx: DbCtx, userId: string): Promise<void> {
  const now = tx.now();
  const confirmed = { emailVerified: true, confirmedAt: sql`coalesce(${users.confirmedAt}, ${now})`, updatedAt: now };
  await tx.db.update(users).set(confirmed).where(eq(users.id, userId));
}

/** Clears the name, which was typed at sign-up, perhaps by somebody else. */
export async function clearName(tx: DbCtx, userId: string): Promise<void> {
  const updatedAt = tx.now();
  await tx.db.update(users).set({ name: "", updatedAt }).where(eq(users.id, userId));
  await tx.db.update(profiles).set({ displayName: null, updatedAt }).where(eq(profiles.userId, userId));
}

/**
 * Whether a confirmed account has the address: an unconfirmed one does not reserve it against the owner of the mailbox.
 */
export async function isAddressTaken(ctx: DbCtx, email: string): Promise<boolean> {
  return (await ctx.db.$count(users, and(eq(users.email, email), users.emailVerified))) > 0;
}

/** Deletes an unconfirmed account with this address. */
export async function deleteUnconfirmedHolder(tx: DbCtx, email: string): Promise<void> {
  const unconfirmed = and(eq(users.email, email), eq(users.emailVerified, false));
  const [gone] = await tx.db.delete(users).where(unconfirmed).returning({ id: users.id });
  if (gone) await voidLinks(tx, gone.id);
}

export async function setAddress(tx: DbCtx, userId: string, email: string): Promise<void> {
  const updatedAt = tx.now();
  await tx.db.update(users).set({ email, updatedAt }).where(eq(users.id, userId));
}
