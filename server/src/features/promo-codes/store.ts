import { and, desc, eq, sql } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { promoCodes, promoCodeUsage } from "./table.ts";

export type PromoCodeRow = typeof promoCodes.$inferSelect;

/** Locked until the transaction ends: a concurrent request sees the result of the first. */
export async function lockOffer(tx: DbCtx, code: string): Promise<PromoCodeRow | null> {
  const rows = await tx.db.select().from(promoCodes).where(eq(promoCodes.code, code)).for("update");
  return rows[0] ?? null;
}

export async function hasUsed(tx: DbCtx, userId: string, promoCodeId: string): Promise<boolean> {
  const rows = await tx.db
    .select({ id: promoCodeUsage.id })
    .from(promoCodeUsage)
    .where(and(eq(promoCodeUsage.userId, userId), eq(promoCodeUsage.promoCodeId, promoCodeId)));
  return rows.length > 0;
}

export async function recordUse(tx: DbCtx, userId: string, promoCodeId: string): Promise<void> {
  await tx.db.insert(promoCodeUsage).values({ id: newId(), userId, promoCodeId, usedAt: tx.now() });
  await tx.db
    .update(promoCodes)
    .set({ currentUses: sql`${promoCodes.currentUses} + 1` })
    .where(eq(promoCodes.id, promoCodeId));
}

export async function listPromoCodes(ctx: DbCtx): Promise<PromoCodeRow[]> {
  return ctx.db.select().from(promoCodes).orderBy(desc(promoCodes.createdAt), desc(promoCodes.id));
}

export async function insertPromoCode(
  tx: DbCtx,
  values: Omit<PromoCodeRow, "id" | "currentUses" | "isActive" | "createdAt">,
): Promise<PromoCodeRow | null> {
  const rows = await tx.db
    .insert(promoCodes)
    .values({ ...values, id: newId(), createdAt: tx.now() })
    .onConflictDoNothing({ target: promoCodes.code })
    .returning();
  return rows[0] ?? null;
}

export async function setActive(tx: DbCtx, id: string, isActive: boolean): Promise<PromoCodeRow | null> {
  const rows = await tx.db.update(promoCodes).set({ isActive }).where(eq(promoCodes.id, id)).returning();
  return rows[0] ?? null;
}

export async function deletePromoCode(tx: DbCtx, id: string): Promise<PromoCodeRow | null> {
  const rows = await tx.db.delete(promoCodes).where(eq(promoCodes.id, id)).returning();
  return rows[0] ?? null;
}

export interface TransactionRow {
  id: string;
  usedAt: Date;
  code: string | null;
  description: string | null;
  tokenBonus: number | null;
  email: string;
  displayName: string | null;
}

export interface TransactionFilter {
  query?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export async function listUses(
  ctx: DbCtx,
  { query = "", from, to }: TransactionFilter,
  limit: number,
): Promise<TransactionRow[]> {
  const { rows } = await ctx.database.pool.query<TransactionRow>(
    `select u.id, u.used_at as "usedAt", c.code, c.description, c.token_bonus as "tokenBonus", p.email,
       p.display_name as "displayName"
     from promo_code_usage u left join promo_codes c on c.id = u.promo_code_id join profiles p on p.user_id = u.user_id
     where ($1 = '' or coalesce(c.code, '') ilike '%' || $1 || '%' or p.email || ' ' || coalesce(p.display_name, '') ilike '%' || $1 || '%')
       and ($2::date is null or u.used_at >= $2::date) and ($3::date is null or u.used_at < $3::date + 1)
     order by u.used_at desc, u.id desc limit $4`,
    [query.replace(/[\\%_]/g, "\\$&"), from ?? null, to ?? null, limit],
  );
  return rows;
}
