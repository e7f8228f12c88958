import { type VentureSaid, versionsShownMax } from "@cofounder/contract";
import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { callerId, type Guest, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { inVenture } from "../../platform/surface.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { type Authored, authorName, memberName } from "../accounts/name-statements.ts";
import { ventureMembers } from "../venture-members/table.ts";
import { heldStorage } from "./statements.ts";
import { ventures, ventureVersions } from "./table.ts";

export type VentureRow = typeof ventures.$inferSelect;
export type VentureVersionRow = typeof ventureVersions.$inferSelect;

/** Fields that are left out stay unchanged. */
export type SomeOf<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

const own = (ctx: MemberCtx, id: string) => and(eq(ventures.userId, ctx.userId), eq(ventures.id, id));

export async function listVentures(ctx: MemberCtx, limit: number): Promise<VentureRow[]> {
  const mine = ctx.db.select().from(ventures).where(eq(ventures.userId, ctx.userId));
  return mine.orderBy(desc(ventures.updatedAt), desc(ventures.id)).limit(limit);
}

/** A venture of somebody else, who invited the member into it. */
export type SharedVenture = VentureRow & Pick<Guest, "access" | "ownerName">;

export function listShared(ctx: MemberCtx, limit: number): Promise<SharedVenture[]> {
  const isJoined = and(eq(ventureMembers.userId, ventures.userId), eq(ventureMembers.ventureId, ventures.id));
  const ownerName = sql<string>`${sql.raw(memberName('"ventures"."user_id"'))}`;
  return ctx.db
    .select({ ...getTableColumns(ventures), access: ventureMembers.access, ownerName })
    .from(ventures)
    .innerJoin(ventureMembers, isJoined)
    .where(and(eq(ventureMembers.memberId, ctx.userId), sql`not is_blocked(${ventures.userId})`))
    .orderBy(desc(ventures.updatedAt), desc(ventures.id))
    .limit(limit);
}

export async function findVenture(ctx: MemberCtx, ventureId: string): Promise<VentureRow | null> {
  const rows = await ctx.db.select().from(ventures).where(own(ctx, ventureId));
  return rows[0] ?? null;
}

/** Refuses with `venture.not_found`. */
export async function requireVenture(ctx: MemberCtx, ventureId: string): Promise<void> {
  if (!(await findVenture(ctx, ventureId))) throw new Problem("venture.not_found");
}

/** The owner of a venture that is somebody else's and that the member may read now; null otherwise. */
export async function findOwnerOfShared(ctx: MemberCtx, ventureId: string): Promise<string | null> {
  const scope = await inVenture(ctx, ventureId);
  return scope?.guest ? scope.userId : null;
}

/** The same; refuses with `venture.not_found` what the member may not read. Null: it is their own. */
export async function ownerOfShared(ctx: MemberCtx, ventureId: string): Promise<string | null> {
  const scope = await inVenture(ctx, ventureId);
  if (!scope) throw new Problem("venture.not_found");
  return scope.guest ? scope.userId : null;
}

export const insertVenture = (ctx: MemberCtx, said: VentureSaid): Promise<VentureRow> =>
  inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    const now = tx.now();
    const row = { ...said, id: newId(), userId: tx.userId, createdAt: now, updatedAt: now };
    const [made] = await tx.db.insert(ventures).values(row).returning();
    if (!made) throw new Error("no venture was stored");
    await keepVersion(tx, made);
    return made;
  });

/** Null: there is no such version. */
export const updateVenture = (
  ctx: MemberCtx,
  { ventureId, version, said }: { ventureId: string; version: number; said: SomeOf<VentureSaid> },
): Promise<VentureRow | null> =>
  inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    const change = { ...said, version: version + 1, updatedAt: tx.now() };
    const seen = and(own(tx, ventureId), eq(ventures.version, version));
    const [changed] = await tx.db.update(ventures).set(change).where(seen).returning();
    if (changed) await keepVersion(tx, changed);
    return changed ?? null;
  });

async function keepVersion(tx: MemberCtx, venture: VentureRow): Promise<void> {
  const { userId, id: ventureId, version, updatedAt: at } = venture;
  await tx.db
    .insert(ventureVersions)
    .values({ userId, ventureId, version, said: saidOf(venture), at, authorId: callerId(tx) });
  await tell(tx, ventureId);
}

const saidOf = ({ name, line, buyer, offer, stage, place, currency, type }: VentureRow): VentureSaid => ({
  name,
  line,
  buyer,
  offer,
  stage,
  place,
  currency,
  type,
});

/** Newest first. */
export function listVentureVersions(ctx: MemberCtx, ventureId: string): Promise<Authored<VentureVersionRow>[]> {
  const of = and(eq(ventureVersions.userId, ctx.userId), eq(ventureVersions.ventureId, ventureId));
  return ctx.db
    .select({ ...getTableColumns(ventureVersions), authorName: authorName(ventureVersions.authorId) })
    .from(ventureVersions)
    .where(of)
    .orderBy(desc(ventureVersions.version))
    .limit(versionsShownMax);
}

/** Its chats belong to no venture then. False: there is no such venture. */
export async function deleteVenture(ctx: MemberCtx, ventureId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    // While the invited are still among those who are told.
    await tell(tx, ventureId);
    const gone = await tx.db.delete(ventures).where(own(tx, ventureId)).returning({ id: ventures.id });
    return gone.length > 0;
  });
}

/** What changes a sheet begins with this: whoever changes it too waits, and no two wait for each other. */
export async function holdStorage({ db, userId }: MemberCtx): Promise<void> {
  await db.execute(
    sql`with member as (select ${userId}::uuid as user_id), ${sql.raw(heldStorage("select user_id from member"))}
      select count(*) from held_storage`,
  );
}

/** Tells the open tabs of the owner and of everybody invited, in a transaction once it is committed. */
export const tell = ({ db, userId }: MemberCtx, ventureId: string) =>
  db.execute(
    sql`select pg_notify('live', json_build_object('userId', reader::text, 'ventureId', ${ventureId}::text)::text)
      from venture_audience(${userId}, ${ventureId}) as reader`,
  );
