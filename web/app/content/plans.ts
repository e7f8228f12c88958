import type { PlanTier } from "@cofounder/contract";
import type { PlanFeatureTexts } from "./plan-features/en.ts";

/** Its words are in `plan-features`. */
export type PlanFeature = keyof PlanFeatureTexts;

export interface Plan {
  tier: PlanTier;
  name: string;
  /** US dollars per month. */
  price: number;
  /** Tokens per month. */
  tokens: number;
  popular: boolean;
  /** The plan whose features it includes. */
  beside?: string;
  features: readonly PlanFeature[];
}

/** What the product does, and what it is announced to do. Everything else is a service of this site's operator. */
const present: ReadonlySet<PlanFeature> = new Set(["appGenerator", "codeExport", "unlimitedIdeas"]);
const announced: ReadonlySet<PlanFeature> = new Set(["gitHub", "vercel"]);

export function standingOf(feature: PlanFeature): "present" | "announced" | "service" {
  if (present.has(feature)) return "present";
  return announced.has(feature) ? "announced" : "service";
}

/** What a plan has, those of the plans below it included. */
export function featuresWithin(plan: Plan): PlanFeature[] {
  const below = plans.find(({ name }) => name === plan.beside);
  return [...(below ? featuresWithin(below) : []), ...plan.features];
}

/** The paid plans, smallest first. */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    tier: "starter",
    name: "Starter",
    price: 29.99,
    tokens: 20_000,
    popular: false,
    features: ["appGenerator", "gitHub", "basicSupport", "codeExport", "unlimitedIdeas"],
  },
  {
    tier: "pro",
    name: "Pro",
    price: 79.99,
    tokens: 50_000,
    popular: true,
    beside: "Starter",
    features: [
      "vercel",
      "prioritySupport",
      "templates",
      "collaboration",
      "mentorReview",
      "strategyCalls",
      "introductions",
    ],
  },
  {
    tier: "premium",
    name: "Premium",
    price: 149.99,
    tokens: 100_000,
    popular: false,
    beside: "Pro",
    features: ["premiumSupport", "integrations", "accountManager", "whiteLabel"],
  },
];

/** The plan that is given free for a while. */
export const [, proPlan] = plans;
