import type { Metric } from "@cofounder/contract/analysis";

const longestCashLine = 24;

/** Cash left after each month, from the inputs of `runway_months`; at most 24 months, never below zero. */
export function cashByMonth(runway: Metric | undefined): number[] {
  const [cash, burn] = ["cash", "burn"].map((wanted) => runway?.inputs.find(({ name }) => name === wanted));
  if (!cash || !burn || burn.value <= 0) return [];
  const months = Math.min(longestCashLine, Math.ceil(cash.value / burn.value));
  return Array.from({ length: months + 1 }, (_, month) => Math.max(0, cash.value - burn.value * month));
}
