import type { BoundQuantity } from "./bind-roles.ts";
import type { Tongue } from "./languages/tongue.ts";
import { readSteps } from "./periods.ts";
import type { Period } from "./quantities.ts";
import type { Role } from "./venture.ts";

/** A number of a chat with the words of its own clause: from the number before it, up to the next one. */
export type Noted = { quantity: BoundQuantity; written: string; before: string; after: string; tongue: Tongue };

export type Reading = { text: string; bound: BoundQuantity[]; tongue: Tongue };

const clauseEnd = /[,;:!?()\n]|\.(?!\d)/g;
const furthest = 60;

export function clauseOf({ text, bound, tongue }: Reading, index: number): Noted {
  const quantity = bound[index] as BoundQuantity;
  const from = Math.max(bound[index - 1]?.end ?? 0, quantity.start - furthest);
  const to = Math.min(bound[index + 1]?.start ?? text.length, quantity.end + furthest);
  const ahead = text.slice(from, quantity.start);
  const lastEnd = [...ahead.matchAll(clauseEnd)].at(-1);
  const behind = text.slice(quantity.end, to);
  const before = lastEnd ? ahead.slice(lastEnd.index + 1) : ahead;
  const written = text.slice(quantity.start, quantity.end);
  return { quantity, written, before, after: behind.slice(0, behind.search(clauseEnd) >>> 0), tongue };
}

/** An amount, or a number that counts nothing. */
export function mayBeMoney(noted: Noted): boolean {
  const { quantity } = noted;
  if (quantity.kind === "duration") return quantity.unit === "months" && quantity.value >= 13;
  return quantity.kind === "money" || (quantity.kind === "count" && countsNothing(noted));
}

function countsNothing(noted: Noted): boolean {
  const { quantity, written, after, tongue } = noted;
  const { per, perWhat } = readSteps(after, tongue.time);
  if (perWhat !== null || paidBy.has(per)) return true;
  if (per === "week" || per === "day") return false;
  return !namesSomething(noted) || (scaled.test(written) && !tongue.countsPeople(quantity.noun));
}

function namesSomething({ quantity: { noun }, after, tongue: { numbers, roles } }: Noted): boolean {
  // A Chinese measure word that is not known still counts.
  const counted = noun === "" && /^ ?\p{Script=Han}/u.test(after) ? after.trim() : noun;
  return counted !== "" && !numbers.uncounted.test(counted) && !roles.loose.test(after);
}

const paidBy = new Set<Period | null>(["month", "year"]);
/** "6k", "14 हजार". */
const scaled = /\d\s?[\p{L}\p{M}]+$/u;

export function told(
  { quantity, after, tongue }: Noted,
  as: { role: Role; of: "money" | "count"; money: string },
): BoundQuantity {
  if (as.of === "count") return { ...quantity, role: as.role, noted: true };
  const steps = readSteps(after, tongue.time);
  // What is paid a month for all of them is no cost of one.
  const role = as.role === "unit_cost" && steps.per === "month" && steps.perWhat === null ? "fixed_costs" : as.role;
  if (quantity.kind === "money") return { ...quantity, role, noted: true };
  // "800 महीना": the stretch of time was the period.
  const per = steps.per ?? (quantity.kind === "duration" ? "month" : null);
  return { ...quantity, ...steps, per, role, noted: true, kind: "money", unit: as.money, noun: "" };
}
