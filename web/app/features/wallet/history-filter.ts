import type { LedgerReason } from "@cofounder/contract";

export interface HistoryFilter {
  direction?: "in" | "out";
  reason?: LedgerReason;
  from?: string;
  to?: string;
}

/** In the order of the filter; a new reason without a position here does not compile. */
const reasonOrder: Record<LedgerReason, number> = {
  sign_up: 0,
  reserve: 1,
  release: 2,
  promo_code: 3,
  grant: 4,
  adjustment: 5,
  expired: 6,
};

export const reasons = (Object.keys(reasonOrder) as LedgerReason[]).toSorted((a, b) => reasonOrder[a] - reasonOrder[b]);

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The filter in the address; invalid values are ignored. */
export function filterOf(search: URLSearchParams): HistoryFilter {
  const direction = search.get("direction");
  const reason = reasons.find((each) => each === search.get("reason"));
  const [from, to] = [search.get("from") ?? "", search.get("to") ?? ""];
  return {
    ...((direction === "in" || direction === "out") && { direction }),
    ...(reason && { reason }),
    ...(day.test(from) && { from }),
    ...(day.test(to) && { to }),
  };
}

/** The address of the same list as a file. */
export function fileAddress(filter: HistoryFilter) {
  const query = new URLSearchParams({ ...filter }).toString();
  return `/api/wallet/history.csv${query && `?${query}`}`;
}
