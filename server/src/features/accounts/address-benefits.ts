import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/ctx.ts";
import { findEmail } from "./store.ts";
import { addressBenefits } from "./table.ts";

/** What an address may have once, whatever becomes of the account that took it. */
export type AddressBenefit = "trial" | "offer" | `promo:${string}`;

async function hashOf(ctx: Ctx, userId: string): Promise<string> {
  return ctx.addressHash((await findEmail(ctx, userId)) ?? "");
}

/** False: this address had it before, in this account or in one that was deleted. Of several at once one gets it. */
export async function takeBenefitOnce(tx: Ctx, userId: string, benefit: AddressBenefit): Promise<boolean> {
  const rows = await tx.db
    .insert(addressBenefits)
    .values({ addressHash: await hashOf(tx, userId), benefit, takenAt: tx.now() })
    .onConflictDoNothing()
    .returning();
  return rows.length === 1;
}

export async function listAddressBenefits(ctx: Ctx, userId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ benefit: addressBenefits.benefit })
    .from(addressBenefits)
    .where(eq(addressBenefits.addressHash, await hashOf(ctx, userId)));
  return rows.map(({ benefit }) => benefit);
}

/** Before an account goes: what it had, also from the time when nothing was kept of its address. */
export async function keepBenefits(tx: Ctx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.db.execute(sql`
    insert into address_benefits (address_hash, benefit, taken_at)
    select ${tx.addressHash(email)}, kind, taken_at from plan_benefits where user_id = ${id}
    union all
    select ${tx.addressHash(email)}, 'promo:' || promo_code_id, used_at from promo_code_usage
    where user_id = ${id} and promo_code_id is not null
    on conflict do nothing`);
}
