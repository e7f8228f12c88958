import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/ctx.ts";
import { findEmail } from "./store.ts";
import { addressBenefits } from "./table.ts";

/** Benefits that an address may have once, even when the account that took them is deleted. */
export type AddressBenefit = "trial" | "offer" | `promo:${string}`;

async function hashOf(ctx: Ctx, userId: string): Promise<string> {
  return ctx.addressHash((await findEmail(ctx, userId)) ?? "");
}

/** False: this address had it before, in this account or in a deleted one. Of several concurrent calls one succeeds. */
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

/** Before an account is deleted: records its benefits, including those from before benefits were stored by address. */
export async function keepBenefits(tx: Ctx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.db.execute(sql`
    insert into address_benefits (address_hash, benefit, taken_at)
    select ${tx.addressHash(email)}, kind, taken_at from plan_benefits where user_id = ${id}
    union all
    select ${tx.addressHash(email)}, 'promo:' || promo_code_id, used_at from promo_code_usage
    where user_id = ${id} and promo_code_id is not null
    on conflict do nothing`);
}
