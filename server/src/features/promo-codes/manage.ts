import type { PromoCode } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { deletePromoCode, insertPromoCode, type PromoCodeRow, setActive } from "./store.ts";

export interface NewPromoCode {
  code: string;
  description: string;
  tokenBonus: number;
  maxUses: number;
  grantsPremium: boolean;
  grantsAdmin: boolean;
  expiresAt: string | null;
}

export const serializePromoCode = ({ expiresAt, createdAt, ...row }: PromoCodeRow): PromoCode => ({
  ...row,
  expiresAt: expiresAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

const note = (tx: MemberCtx, action: string, { code, tokenBonus, maxUses, grantsPremium, grantsAdmin }: PromoCodeRow) =>
  writeAudit(tx, {
    actorId: tx.userId,
    action,
    subjectId: null,
    details: { code, tokenBonus, maxUses, grantsPremium, grantsAdmin },
  });

/** @param adminGrants false where the operator does not let codes make admins. */
export async function createPromoCode(ctx: MemberCtx, input: NewPromoCode, adminGrants: boolean): Promise<PromoCode> {
  if (input.grantsAdmin && !adminGrants) throw new Problem("promo_code.admin_grants_off");
  return inTransaction(ctx, async (tx) => {
    const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt);
    const row = await insertPromoCode(tx, { ...input, expiresAt });
    if (!row) throw new Problem("promo_code.exists");
    await note(tx, "promo_code.created", row);
    return serializePromoCode(row);
  });
}

export async function switchPromoCode(
  ctx: MemberCtx,
  { promoCodeId, isActive }: { promoCodeId: string; isActive: boolean },
): Promise<PromoCode> {
  return inTransaction(ctx, async (tx) => {
    const row = await setActive(tx, promoCodeId, isActive);
    if (!row) throw new Problem("promo_code.not_found");
    await note(tx, isActive ? "promo_code.switched_on" : "promo_code.switched_off", row);
    return serializePromoCode(row);
  });
}

export async function removePromoCode(ctx: MemberCtx, { promoCodeId }: { promoCodeId: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await deletePromoCode(tx, promoCodeId);
    if (!row) throw new Problem("promo_code.not_found");
    await note(tx, "promo_code.deleted", row);
  });
}
