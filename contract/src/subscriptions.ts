import { z } from "zod";
import { forMembers } from "./endpoint.ts";
import { id } from "./ids.ts";

export const planTiers = ["starter", "pro", "premium"] as const;
export const planTier = z.enum(planTiers);

export const subscription = z.object({
  id,
  tier: planTier,
  planName: z.string(),
  tokenLimit: z.int(),
  /** Plan tokens that are left of this month's, and those that were used. */
  tokensRemaining: z.int(),
  tokensUsed: z.int(),
  isActive: z.boolean(),
});

export const subscriptions = {
  get: forMembers
    .route({ method: "GET", path: "/subscription", summary: "The member's active plan" })
    .output(z.object({ subscription: subscription.nullable() })),
};

export type PlanTier = z.infer<typeof planTier>;
export type Subscription = z.infer<typeof subscription>;
