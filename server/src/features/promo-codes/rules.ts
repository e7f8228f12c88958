import type { ProblemCode } from "@cofounder/contract";

export interface Offer {
  isActive: boolean;
  expiresAt: Date | null;
  currentUses: number;
  maxUses: number;
  grantsAdmin: boolean;
}

export interface Redeemer {
  usedBefore: boolean;
  confirmsAdmin: boolean;
  /** Has a second factor and did not show it in this session. */
  needsStepUp: boolean;
}

/** Null: the code may be applied. Reasons from the person's own actions come before those from others'. */
export function whyNotRedeemable(
  offer: Offer,
  redeemer: Redeemer,
  { now, adminGrants }: { now: Date; adminGrants: boolean },
): ProblemCode | null {
  if (!offer.isActive) return "promo_code.unknown";
  if (redeemer.usedBefore) return "promo_code.already_used";
  if (offer.expiresAt && offer.expiresAt <= now) return "promo_code.expired";
  if (offer.currentUses >= offer.maxUses) return "promo_code.limit_reached";
  return offer.grantsAdmin ? whyNotAdmin(redeemer, adminGrants) : null;
}

function whyNotAdmin({ needsStepUp, confirmsAdmin }: Redeemer, adminGrants: boolean): ProblemCode | null {
  if (!adminGrants) return "promo_code.admin_grants_off";
  if (!confirmsAdmin) return "promo_code.confirm_admin";
  return needsStepUp ? "session.aal2_required" : null;
}
