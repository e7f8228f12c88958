import { z } from "zod";
import { forAdmins, forAdminsAlone, forMembers, forVerifiedAdmins, forVerifiedAdminsAlone } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { oneLine } from "./one-line.ts";

export const promoCodeLength = 8;
export const promoCodeMaxLength = 40;
export const promoDescriptionMaxLength = 200;
export const promoTokenBonusMax = 1_000_000;
export const promoUsesMax = 1_000_000;
export const transactionsMax = 100;

/** As an admin sees it. */
export const promoCode = z.object({
  id,
  /** Upper case. */
  code: z.string(),
  description: z.string(),
  tokenBonus: z.int(),
  grantsPremium: z.boolean(),
  grantsAdmin: z.boolean(),
  maxUses: z.int(),
  currentUses: z.int(),
  isActive: z.boolean(),
  expiresAt: timestamp.nullable(),
  createdAt: timestamp,
});

export const redemption = z.object({
  code: z.string(),
  description: z.string(),
  tokensGranted: z.int(),
  premiumGranted: z.boolean(),
  adminGranted: z.boolean(),
  /** Spendable tokens. */
  tokens: z.int(),
});

export const promoTransaction = z.object({
  id,
  usedAt: timestamp,
  /** Null, like the following fields, when the code was deleted since. */
  code: z.string().nullable(),
  description: z.string().nullable(),
  tokenBonus: z.int().nullable(),
  email: z.string(),
  displayName: z.string().nullable(),
});

const typedCode = oneLine(promoCodeMaxLength).toUpperCase().min(1);

export const promoCodes = {
  redeem: forMembers
    .route({ method: "POST", path: "/promo-codes/redeem", summary: "Apply a promo code" })
    .errors(
      refusals(
        "profile.missing",
        "promo_code.unknown",
        "promo_code.expired",
        "promo_code.limit_reached",
        "promo_code.already_used",
        "promo_code.confirm_admin",
        "promo_code.admin_grants_off",
        "session.aal2_required",
      ),
    )
    .input(
      z.object({
        code: typedCode,
        /** The answer to `promo_code.confirm_admin`: a code that grants admin is applied only with it. */
        confirmAdmin: z.boolean().default(false),
      }),
    )
    .output(redemption),
  list: forAdmins
    .route({ method: "GET", path: "/admin/promo-codes", summary: "All promo codes, newest first" })
    .output(z.object({ promoCodes: z.array(promoCode) })),
  create: forVerifiedAdminsAlone("promo_code.admins_only")
    .route({ method: "POST", path: "/admin/promo-codes", summary: "Make a promo code" })
    .errors(refusals("promo_code.exists", "promo_code.admin_grants_off"))
    .input(
      z.object({
        code: typedCode.regex(/^[A-Z0-9_-]+$/),
        description: oneLine(promoDescriptionMaxLength).min(1),
        tokenBonus: z.int().min(0).max(promoTokenBonusMax).default(0),
        maxUses: z.int().min(1).max(promoUsesMax).default(1),
        grantsPremium: z.boolean().default(false),
        grantsAdmin: z.boolean().default(false),
        expiresAt: timestamp.nullable().default(null),
      }),
    )
    .output(z.object({ promoCode })),
  update: forVerifiedAdmins
    .route({ method: "PATCH", path: "/admin/promo-codes/{promoCodeId}", summary: "Switch a promo code on or off" })
    .errors(refusals("promo_code.not_found"))
    .input(z.object({ promoCodeId: id, isActive: z.boolean() }))
    .output(z.object({ promoCode })),
  delete: forVerifiedAdmins
    .route({ method: "DELETE", path: "/admin/promo-codes/{promoCodeId}", summary: "Delete a promo code" })
    .errors(refusals("promo_code.not_found"))
    .input(z.object({ promoCodeId: id }))
    .output(z.object({ deleted: z.literal(true) })),
  transactions: forAdminsAlone("promo_transactions.admins_only")
    .route({ method: "GET", path: "/admin/promo-transactions", summary: "The last 100 redemptions" })
    .input(
      z.object({
        /** Part of a code, an address or a name. */
        query: oneLine(200).optional(),
        from: z.iso.date().optional(),
        to: z.iso.date().optional(),
      }),
    )
    .output(z.object({ transactions: z.array(promoTransaction) })),
};

export type PromoCode = z.infer<typeof promoCode>;
export type PromoTransaction = z.infer<typeof promoTransaction>;
export type Redemption = z.infer<typeof redemption>;
