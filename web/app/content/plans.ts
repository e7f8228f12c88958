import type { PlanTier } from "@cofounder/contract";

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
  features: readonly string[];
}

/** What the product does, and what it is announced to do. Everything else is a service of this site's operator. */
const present: ReadonlySet<string> = new Set(["AI app generator", "Code export"]);
const announced: ReadonlySet<string> = new Set(["GitHub integration", "Vercel deployment"]);

export function standingOf(feature: string): "present" | "announced" | "service" {
  if (present.has(feature)) return "present";
  return announced.has(feature) ? "announced" : "service";
}

/** The paid plans, smallest first. */
export const plans: readonly Plan[] = [
  {
    tier: "starter",
    name: "Starter",
    price: 29.99,
    tokens: 20_000,
    popular: false,
    features: ["AI app generator", "GitHub integration", "Basic support", "Code export"],
  },
  {
    tier: "pro",
    name: "Pro",
    price: 79.99,
    tokens: 50_000,
    popular: true,
    beside: "Starter",
    features: ["Vercel deployment", "Priority support", "Advanced templates", "Team collaboration"],
  },
  {
    tier: "premium",
    name: "Premium",
    price: 149.99,
    tokens: 100_000,
    popular: false,
    beside: "Pro",
    features: ["24/7 premium support", "Custom integrations", "Dedicated account manager", "White-label"],
  },
];
