import { mark } from "../wording/voice.ts";
import type { Fact, ImpossibleInput, Period, Role } from "./venture.ts";

type Bound = { role: Role; low: number; high: number; because: string; per?: Period };
const rate = (role: Role, low = 0): Bound => ({
  role,
  low,
  high: 1,
  because: mark("A share above 100% or below zero cannot be."),
});
const bounds: Bound[] = [
  rate("churn"),
  rate("retention"),
  rate("conversion"),
  rate("take_rate"),
  { role: "gross_margin", low: -5, high: 1, because: mark("A gross margin above 100% cannot be.") },
  { role: "market_count", low: 0, high: 8.2e9, because: mark("That is more people than are alive.") },
  { role: "target_customers", low: 0, high: 8.2e9, because: mark("That is more people than are alive.") },
  { role: "paying_customers", low: 0, high: 8.2e9, because: mark("That is more people than are alive.") },
  { role: "free_users", low: 0, high: 8.2e9, because: mark("That is more people than are alive.") },
  {
    role: "market_value",
    low: 0,
    high: 1.1e14,
    because: mark("That is more than the whole world produces in a year."),
  },
  { role: "growth", low: -1, high: 0.5, per: "month", because: mark("Growth above 50% every month cannot last.") },
  { role: "hours_per_week", low: 0, high: 168, because: mark("A week has fewer hours.") },
  { role: "cac", low: 0, high: Infinity, because: mark("Winning a customer cannot cost less than nothing.") },
  { role: "price", low: 0, high: Infinity, because: mark("A price below zero cannot be.") },
];

/** How many of a currency a dollar is at most worth, by order of magnitude: only to tell what cannot be. */
const weakest: Record<string, number> = {
  INR: 100,
  CNY: 10,
  JPY: 200,
  MXN: 30,
  COP: 5000,
  CLP: 1200,
  ARS: 2000,
  NGN: 2000,
  KES: 200,
  XOF: 700,
};

/** Figures that cannot be true whatever the business is. */
export function findImpossible(facts: Fact[]): ImpossibleInput[] {
  return facts.flatMap((fact) => {
    const broken = bounds.find(
      (bound) =>
        bound.role === fact.role &&
        (bound.per === undefined || bound.per === fact.per) &&
        (fact.value < bound.low || fact.value > bound.high * (weakest[fact.unit] ?? 1)),
    );
    return broken && !fact.superseded ? [{ factId: fact.id, text: fact.text, because: broken.because }] : [];
  });
}
