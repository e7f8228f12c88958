import { finite } from "./finite.ts";

export type Course = {
  /** Months until the cash is gone; null when it never is within ten years. */
  months: number | null;
  /** The first month with a profit; null when there is none before the cash ends. */
  profitableAfter: number | null;
  /** Whether profit comes before the cash ends: "default alive" (Paul Graham, 2015). */
  alive: boolean;
};

const longest = 120;

/** Cash month by month while revenue grows and costs stay: costs = net burn + revenue of today. */
export function runwayWithGrowth(input: {
  cash: number;
  burn: number;
  revenue: number;
  growth: number;
}): Course | null {
  const { cash, burn, revenue, growth } = input;
  if (cash < 0 || burn <= 0 || revenue < 0 || growth <= -1) return null;
  const costs = burn + revenue;
  let left = cash;
  for (let month = 1; month <= longest; month += 1) {
    const earned = revenue * (1 + growth) ** (month - 1);
    if (earned >= costs) return { months: null, profitableAfter: month, alive: true };
    const next = left - (costs - earned);
    if (next < 0) return { months: finite(month - 1 + left / (costs - earned)), profitableAfter: null, alive: false };
    left = next;
  }
  return { months: null, profitableAfter: null, alive: false };
}
