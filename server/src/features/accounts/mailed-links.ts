import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, like, or, sql } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { verifications } from "./table.ts";

/** The purposes of a mailed link. */
export type LinkKind = "confirm-email" | "change-email" | "reset-password";

/** As the mails say. */
export const linkWorksMs = 60 * 60_000;

export interface MailedLink {
  userId: string;
  /** The new address, of a link that changes it; of a confirmation, `fromThisMachine` or nothing. */
  about: string;
}

/** About a confirmation whose sign-up came from the machine that runs the product, where the local mailbox is open. */
export const fromThisMachine = "this-machine";

const keyOf = (kind: LinkKind, token: string): string =>
  `${kind}:${createHash("sha256").update(token).digest("base64url")}`;

/** Makes a link for the account; its token is returned once, only its hash is stored. */
export async function issueLink(tx: DbCtx, kind: LinkKind, { userId, about }: MailedLink): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = tx.now();
  const expiresAt = new Date(now.getTime() + linkWorksMs);
  const identifier = about ? `${keyOf(kind, token)}:${about}` : keyOf(kind, token);
  await tx.db
    .insert(verifications)
    .values({ id: newId(), identifier, value: userId, expiresAt, createdAt: now, updatedAt: now });
  return token;
}

const { identifier, value, expiresAt } = verifications;

function working(ctx: DbCtx, kind: LinkKind, token: string) {
  const key = keyOf(kind, token);
  const named =
    kind === "change-email"
      ? sql`starts_with(${identifier}, ${`${key}:`})`
      : inArray(identifier, [key, `${key}:${fromThisMachine}`]);
  return and(named, gt(expiresAt, ctx.now()));
}

const told = (kind: LinkKind, token: string, row: { identifier: string; value: string } | undefined) =>
  row ? { userId: row.value, about: row.identifier.slice(keyOf(kind, token).length + 1) } : null;

/** Null when the link has expired or never existed. */
export async function findLink(ctx: DbCtx, kind: LinkKind, token: string): Promise<MailedLink | null> {
  const rows = await ctx.db
    .select()
    .from(verifications)
    .where(working(ctx, kind, token));
  return told(kind, token, rows[0]);
}

/** The same, and uses the link up: of several concurrent uses one gets an answer. */
export async function takeLink(tx: DbCtx, kind: LinkKind, token: string): Promise<MailedLink | null> {
  const rows = await tx.db
    .delete(verifications)
    .where(working(tx, kind, token))
    .returning();
  return told(kind, token, rows[0]);
}

/** Whether the account has a valid link of this kind already. */
export async function hasWorkingLink(ctx: DbCtx, kind: LinkKind, userId: string): Promise<boolean> {
  const works = and(eq(value, userId), like(identifier, `${kind}:%`), gt(expiresAt, ctx.now()));
  return (await ctx.db.$count(verifications, works)) > 0;
}

/** Voids the links mailed before for this account, and restarts a sign-in that waits for its code. */
export async function voidLinks(ctx: DbCtx, userId: string): Promise<void> {
  const begins = ["confirm-email:%", "change-email:%", "reset-password:%", "2fa-%"];
  const links = or(...begins.map((begin) => like(identifier, begin)));
  await ctx.db.delete(verifications).where(and(eq(value, userId), links));
}
