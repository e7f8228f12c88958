import { openingsKeptMax } from "@cofounder/contract";
import { and, count, desc, eq } from "drizzle-orm";
import { type Ctx, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { holdStorage } from "../ventures/index.ts";
import { ventureShares } from "./table.ts";

export type ShareRow = typeof ventureShares.$inferSelect;

const inVenture = (ctx: MemberCtx, ventureId: string) =>
  and(eq(ventureShares.userId, ctx.userId), eq(ventureShares.ventureId, ventureId));

/** Newest first. */
export const listShares = async (ctx: MemberCtx, ventureId: string): Promise<ShareRow[]> =>
  ctx.db
    .select()
    .from(ventureShares)
    .where(inVenture(ctx, ventureId))
    .orderBy(desc(ventureShares.createdAt), desc(ventureShares.id));

type NewShare = Pick<ShareRow, "id" | "ventureId" | "tokenHash" | "reader" | "expiresAt">;

/** Null: the venture has as many as it may. */
export const insertShare = (ctx: MemberCtx, share: NewShare, most: number): Promise<ShareRow | null> =>
  inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    const [kept] = await tx.db.select({ rows: count() }).from(ventureShares).where(inVenture(tx, share.ventureId));
    if ((kept?.rows ?? 0) >= most) return null;
    const [made] = await tx.db
      .insert(ventureShares)
      .values({ ...share, userId: tx.userId, createdAt: tx.now() })
      .returning();
    if (!made) throw new Problem("unexpected");
    return made;
  });

/** False: there is no such link. */
export const deleteShare = (ctx: MemberCtx, ventureId: string, shareId: string): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    const own = and(inVenture(tx, ventureId), eq(ventureShares.id, shareId));
    const gone = await tx.db.delete(ventureShares).where(own).returning({ id: ventureShares.id });
    return gone.length > 0;
  });

export interface OpenedShare {
  userId: string;
  ventureId: string;
  name: string;
  line: string;
  reader: string;
  expiresAt: Date;
}

/** What a link opens; that it was opened is logged. Null: no such link, or it has expired. */
export async function openShare({ database, now }: Ctx, tokenHash: string): Promise<OpenedShare | null> {
  const { rows } = await database.pool.query<OpenedShare>(
    `update venture_shares s
     set opened = s.opened + 1, openings = (array_prepend($2::timestamptz, s.openings))[1:${openingsKeptMax}]
     from ventures v
     where s.token_hash = $1 and s.expires_at > $2 and not is_blocked(s.user_id)
       and v.user_id = s.user_id and v.id = s.venture_id
     returning s.user_id as "userId", s.venture_id as "ventureId", v.name, v.line, s.reader, s.expires_at as "expiresAt"`,
    [tokenHash, now()],
  );
  return rows[0] ?? null;
}
