import type { Redemption } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { insertAdmin, listAddressBenefits, takeBenefitOnce } from "../accounts/index.ts";
import { writeAudit } from "../audit/index.ts";
import { activatePlan, hasPremium } from "../subscriptions/index.ts";
import { moveTokens } from "../wallet/index.ts";
import { whyNotRedeemable } from "./rules.ts";
import { hasUsed, lockOffer, type PromoCodeRow, recordUse } from "./store.ts";

export interface RedeemInput {
  code: string;
  confirmAdmin: boolean;
  needsStepUp: boolean;
  adminGrants: boolean;
}

/** Applies a code once for this account and its address; of concurrent requests for the last use one succeeds. */
export async function redeem(
  ctx: MemberCtx,
  { code, confirmAdmin, needsStepUp, adminGrants }: RedeemInput,
): Promise<Redemption> {
  await ctx.limits.take("promo_code", ctx.userId);
  const redemption = await inTransaction(ctx, async (tx) => {
    const offer = await lockOffer(tx, code);
    if (!offer) throw new Problem("promo_code.unknown");
    const benefit = `promo:${offer.id}` as const;
    const before = await listAddressBenefits(tx, tx.userId);
    const usedBefore = before.includes(benefit) || (await hasUsed(tx, tx.userId, offer.id));
    const redeemer = { usedBefore, confirmsAdmin: confirmAdmin, needsStepUp };
    const reason = whyNotRedeemable(offer, redeemer, { now: tx.now(), adminGrants });
    if (reason) throw new Problem(reason);
    if (!(await takeBenefitOnce(tx, tx.userId, benefit))) throw new Problem("promo_code.already_used");
    await recordUse(tx, tx.userId, offer.id);
    return { code: offer.code, description: offer.description, ...(await grantBenefits(tx, offer)) };
  });
  // Every process knows the new role before its member can act on the answer.
  if (redemption.adminGranted) await ctx.notifications.caughtUp();
  return redemption;
}

async function grantBenefits(tx: MemberCtx, offer: PromoCodeRow) {
  const { id, code, tokenBonus, grantsPremium, grantsAdmin } = offer;
  const grant = { userId: tx.userId, tier: "premium", source: "promo_code", because: "promo code" } as const;
  const premiumGranted = grantsPremium && !(await hasPremium(tx, tx.userId));
  if (grantsPremium) await activatePlan(tx, grant);
  const moved = await moveTokens(tx, {
    userId: tx.userId,
    delta: tokenBonus,
    reason: "promo_code",
    cause: `promo-code:${id}`,
    actorId: null,
    note: code,
  });
  if (!moved) throw new Problem("profile.missing");
  const adminGranted = grantsAdmin && (await insertAdmin(tx, tx.userId));
  const entry = { actorId: tx.userId, subjectId: tx.userId };
  const details = { code, tokens: moved.moved, premium: premiumGranted };
  await writeAudit(tx, { ...entry, action: "promo_code.redeemed", details });
  if (adminGranted)
    await writeAudit(tx, { ...entry, action: "admin.granted", details: { because: "promo code", code } });
  return { tokensGranted: moved.moved, premiumGranted, adminGranted, tokens: moved.tokens };
}
