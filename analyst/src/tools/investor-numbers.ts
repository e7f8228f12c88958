import type { InvestorNumbers } from "@cofounder/contract/tools/investor-guide";

type Given = Partial<InvestorNumbers> | undefined;

/** ARR as given, or twelve times the MRR; null when neither is known. */
export function yearlyRevenue(numbers: Given): number | null {
  if (numbers?.arr !== undefined) return numbers.arr;
  return numbers?.mrr === undefined ? null : numbers.mrr * 12;
}

/** Cash divided by burn, in months; null without a burn. */
export function runwayOf(numbers: Given): number | null {
  return numbers?.cash !== undefined && numbers.burn !== undefined && numbers.burn > 0
    ? numbers.cash / numbers.burn
    : null;
}

/** New ARR per year at the present pace: ARR · ((1 + g)^12 − 1); null without growth above zero. */
function newRevenueAYear(numbers: Given): number | null {
  const arr = yearlyRevenue(numbers);
  const growth = numbers?.growth;
  if (arr === null || growth === undefined || growth <= 0 || arr <= 0) return null;
  const added = arr * ((1 + growth / 100) ** 12 - 1);
  return Number.isFinite(added) ? added : null;
}

/** Yearly burn divided by the yearly new ARR; null where it cannot be computed. */
export function burnMultiple(numbers: Given): number | null {
  const added = newRevenueAYear(numbers);
  return added === null || numbers?.burn === undefined ? null : (numbers.burn * 12) / added;
}
