import { finite } from "./finite.ts";

/** How well a recurring business keeps and adds revenue. Money in one currency and one period, answers as fractions. */
export type Movements = { start: number; expansion: number; contraction: number; churned: number; added: number };

/** Net revenue retention: (start + expansion − contraction − churned) / start. */
export function netRevenueRetention({ start, expansion, contraction, churned }: Movements): number | null {
  return start > 0 ? finite((start + expansion - contraction - churned) / start) : null;
}

/** Gross revenue retention: (start − contraction − churned) / start. */
export function grossRevenueRetention({ start, contraction, churned }: Movements): number | null {
  return start > 0 ? finite((start - contraction - churned) / start) : null;
}

/** Quick ratio: (added + expansion) / (churned + contraction); 4 is called good. Undefined when nothing is lost. */
export function quickRatio({ added, expansion, churned, contraction }: Movements): number | null {
  const lost = churned + contraction;
  return lost > 0 ? finite((added + expansion) / lost) : null;
}

/** Magic number (Scale Venture Partners, 2008): (revenue − revenue of the quarter before)·4 / its sales and marketing. */
export function magicNumber(quarter: { revenue: number; before: number; salesBefore: number }): number | null {
  return quarter.salesBefore > 0 ? finite(((quarter.revenue - quarter.before) * 4) / quarter.salesBefore) : null;
}

/** Rule of 40: yearly growth + profit margin, both as fractions; 0.4 is the bar. */
export function ruleOf40(growth: number, margin: number): number | null {
  return finite(growth + margin);
}

/** Payback from a CAC ratio: 12 · (sales and marketing per 1 of new ARR) / gross margin, in months. */
export function paybackFromRatio(cacRatio: number, margin: number): number | null {
  return cacRatio >= 0 && margin > 0 ? finite((12 * cacRatio) / margin) : null;
}

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
