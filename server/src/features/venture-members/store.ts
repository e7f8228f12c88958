import { and, count, eq, ne, or, sql } from "drizzle-orm";
import { type Ctx, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { memberName } from "../accounts/name-statements.ts";
import { users } from "../accounts/table.ts";
import { holdStorage, tell } from "../ventures/index.ts";
import { ventureMembers } from "./table.ts";

type Row = typeof ventureMembers.$inferSelect;
/** Somebody invited, with the name and the address of who accepted. */
export type MemberRow = Pick<Row, "id" | "access" | "expiresAt" | "memberId" | "createdAt"> & {
  email: string;
  name: string | null;
};

export interface MemberPlace {
  ventureId: string;
  ventureMemberId: string;
}

const inVenture = (ctx: MemberCtx, ventureId: string) =>
  and(eq(ventureMembers.userId, ctx.userId), eq(ventureMembers.ventureId, ventureId));

const at = (ctx: MemberCtx, { ventureId, ventureMemberId }: MemberPlace) =>
  and(inVenture(ctx, ventureId), eq(ventureMembers.id, ventureMemberId));

const selected = (ctx: MemberCtx) =>
  ctx.db
    .select({
      id: ventureMembers.id,
      access: ventureMembers.access,
      expiresAt: ventureMembers.expiresAt,
      memberId: ventureMembers.memberId,
      createdAt: ventureMembers.createdAt,
      email: sql<string>`coalesce(${ventureMembers.email}, ${users.email})`,
      name: sql<string | null>`case when ${users.id} is not null then ${sql.raw(memberName("users.id"))} end`,
    })
    .from(ventureMembers)
    .leftJoin(users, eq(users.id, ventureMembers.memberId));

/** In the order in which they were invited. */
export const listMembers = async (ctx: MemberCtx, ventureId: string): Promise<MemberRow[]> =>
  selected(ctx).where(inVenture(ctx, ventureId)).orderBy(ventureMembers.createdAt, ventureMembers.id);

export async function findMember(ctx: MemberCtx, place: MemberPlace): Promise<MemberRow | null> {
  const rows = await selected(ctx).where(at(ctx, place));
  return rows[0] ?? null;
}

export async function findName({ database }: Ctx, userId: string): Promise<string> {
  const { rows } = await database.pool.query<{ name: string | null }>(`select ${memberName("$1::uuid")} as name`, [
    userId,
  ]);
  return rows[0]?.name ?? "";
}

export interface NewInvitation {
  ventureId: string;
  email: string;
  access: Row["access"];
  tokenHash: string;
  expiresAt: Date;
}

/** An open invitation of the same address is replaced: its link ends. Refuses a member and more than `most` people. */
export const insertInvitation = (ctx: MemberCtx, invitation: NewInvitation, most: number): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    const { ventureId, email } = invitation;
    const joined = await tx.db
      .select({ id: ventureMembers.id })
      .from(ventureMembers)
      .innerJoin(users, eq(users.id, ventureMembers.memberId))
      .where(and(inVenture(tx, ventureId), eq(users.email, email)));
    if (joined.length > 0) throw new Problem("venture_member.joined");
    const others = or(ne(ventureMembers.email, email), sql`${ventureMembers.email} is null`);
    const [kept] = await tx.db
      .select({ rows: count() })
      .from(ventureMembers)
      .where(and(inVenture(tx, ventureId), others));
    if ((kept?.rows ?? 0) >= most) throw new Problem("venture_member.limit_reached");
    const { tokenHash, access, expiresAt } = invitation;
    const change = { tokenHash, access, expiresAt, createdAt: tx.now() };
    const [made] = await tx.db
      .insert(ventureMembers)
      .values({ ...invitation, id: newId(), userId: tx.userId, createdAt: tx.now() })
      .onConflictDoUpdate({
        target: [ventureMembers.userId, ventureMembers.ventureId, ventureMembers.email],
        set: change,
      })
      .returning({ id: ventureMembers.id });
    if (!made) throw new Problem("unexpected");
    await tell(tx, ventureId);
    return made.id;
  });

/** False: there is no such person. */
export const updateAccess = (ctx: MemberCtx, place: MemberPlace, access: Row["access"]): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    const changed = await tx.db
      .update(ventureMembers)
      .set({ access })
      .where(at(tx, place))
      .returning({ id: ventureMembers.id });
    if (changed.length > 0) await tell(tx, place.ventureId);
    return changed.length > 0;
  });

/** By place or by who it is. False: there is no such person. */
export const deleteMember = (
  ctx: MemberCtx,
  { ventureId, ...who }: { ventureId: string } & ({ ventureMemberId: string } | { memberId: string }),
): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    // While the person is still among those who are told.
    await tell(tx, ventureId);
    const them =
      "memberId" in who ? eq(ventureMembers.memberId, who.memberId) : eq(ventureMembers.id, who.ventureMemberId);
    const gone = await tx.db
      .delete(ventureMembers)
      .where(and(inVenture(tx, ventureId), them))
      .returning({ id: ventureMembers.id });
    return gone.length > 0;
  });

export interface OpenInvitation {
  ownerId: string;
  ventureId: string;
  venture: string;
  owner: string;
  access: Row["access"];
  email: string;
  expiresAt: Date;
}

/** Null: there is none, it is over, or its owner is blocked. */
export async function findInvitation({ database, now }: Ctx, tokenHash: string): Promise<OpenInvitation | null> {
  const { rows } = await database.pool.query<OpenInvitation>(
    `select m.user_id as "ownerId", m.venture_id as "ventureId", v.name as venture, ${memberName("m.user_id")} as owner,
       m.access, m.email, m.expires_at as "expiresAt"
     from venture_members m join ventures v on v.user_id = m.user_id and v.id = m.venture_id
     where m.token_hash = $1 and m.expires_at > $2 and not is_blocked(m.user_id)`,
    [tokenHash, now()],
  );
  return rows[0] ?? null;
}

/**
 * The invitation becomes the member's place in the venture, and its link ends. `owner`: a context of the venture's owner.
 * False: it was used or withdrawn meanwhile.
 */
export const acceptInvitation = (
  owner: MemberCtx,
  { ventureId, tokenHash, memberId }: { ventureId: string; tokenHash: string; memberId: string },
): Promise<boolean> =>
  inTransaction(owner, async (tx) => {
    await holdStorage(tx);
    const open = and(inVenture(tx, ventureId), eq(ventureMembers.tokenHash, tokenHash));
    const found = await tx.db.select({ access: ventureMembers.access }).from(ventureMembers).where(open).for("update");
    if (found.length === 0) return false;
    // Who changed their address may have been invited twice: the newer invitation counts, in the place that they have.
    const [again] = await tx.db
      .update(ventureMembers)
      .set({ access: found[0]?.access, createdAt: tx.now() })
      .where(and(inVenture(tx, ventureId), eq(ventureMembers.memberId, memberId)))
      .returning({ id: ventureMembers.id });
    if (again) await tx.db.delete(ventureMembers).where(open);
    else
      await tx.db
        .update(ventureMembers)
        .set({ memberId, email: null, tokenHash: null, expiresAt: null, createdAt: tx.now() })
        .where(open);
    await tell(tx, ventureId);
    return true;
  });
