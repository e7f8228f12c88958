import { type PlanTier, planTiers } from "@cofounder/contract";
import type Stripe from "stripe";
import type { PlanPrice } from "./payments.ts";

/** A plan's price is found by this lookup key; an operator who wants another price moves the key to it, at Stripe. */
export const lookupKeyOf = (tier: PlanTier) => `cofounder_${tier}_monthly`;

/** Stays on a price that lost the lookup key, so that its subscribers keep their plan. */
const mark = "cofounder_plan";

/** The price of a plan; created, with its product, when there is none yet. */
export async function requirePrice(stripe: Stripe, { tier, name, cents }: PlanPrice): Promise<string> {
  const key = lookupKeyOf(tier);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [found] = data;
  if (found) return found.id;
  const price = {
    currency: "usd",
    unit_amount: cents,
    recurring: { interval: "month" },
    lookup_key: key,
    metadata: { [mark]: tier },
    product_data: { name, metadata: { [mark]: tier } },
  } as const;
  return (await stripe.prices.create(price, { idempotencyKey: `price-${tier}-${cents}` })).id;
}

/** Null: this price is not that of a plan. */
export const tierOf = ({ lookup_key: key, metadata }: Stripe.Price): PlanTier | null =>
  planTiers.find((tier) => key === lookupKeyOf(tier) || metadata[mark] === tier) ?? null;
