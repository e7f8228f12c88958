import type { Note } from "../notes.ts";
import { exact } from "./build.ts";

/** The words people note figures with, as alternatives of a pattern; "ahead" of the number in its clause, or "behind". */
export type NoteWords = {
  /** Of a language that writes its words apart. */
  spaced: boolean;
  ahead: Partial<Record<NotedRole, string>>;
  behind: Partial<Record<NotedRole, string>>;
};
type NotedRole =
  | "cac"
  | "marketing_spend"
  | "cash"
  | "pre_money"
  | "valuation"
  | "raise"
  | "setup_cost"
  | "order_value"
  | "unit_cost"
  | "fixed_costs"
  | "burn"
  | "price"
  | "waitlist"
  | "cancellations"
  | "suppliers"
  | "seats_per_customer"
  | "orders_per_month"
  | "orders_total"
  | "interviews_positive"
  | "aside"
  | "free_users"
  | "paying_customers";

/** In the order they are believed: what is said of one use before what is said of all. */
const order: { role: NotedRole; of: Note["of"]; periodic?: boolean }[] = [
  { role: "pre_money", of: "money" },
  { role: "valuation", of: "money" },
  { role: "cac", of: "money" },
  { role: "marketing_spend", of: "money" },
  { role: "cash", of: "money" },
  { role: "raise", of: "money" },
  { role: "setup_cost", of: "money" },
  { role: "unit_cost", of: "money" },
  { role: "fixed_costs", of: "money" },
  { role: "burn", of: "money" },
  { role: "order_value", of: "money" },
  { role: "orders_per_month", of: "count" },
  // "We sell 90 a month", but not "we sell it at 90 a month".
  { role: "orders_total", of: "count", periodic: true },
  { role: "price", of: "money" },
  { role: "waitlist", of: "count" },
  { role: "cancellations", of: "count" },
  { role: "interviews_positive", of: "count" },
  { role: "free_users", of: "count" },
  { role: "suppliers", of: "count" },
  { role: "seats_per_customer", of: "count" },
  { role: "paying_customers", of: "count" },
  { role: "aside", of: "count" },
  { role: "orders_total", of: "count" },
];

export function notesFrom({ spaced, ahead, behind }: NoteWords): Note[] {
  // A clause holds no stops, so that blanks part its words: patterns of letters would be far larger.
  const start = spaced ? String.raw`(?<=^|[\s'"/+&-])` : "";
  const end = spaced ? String.raw`(?=$|[\s'"/:=~≈+-])` : "";
  const gap = spaced ? String.raw`(?<gap>(?:[ '][^\s']+){0,4})[ :=~≈]*$` : String.raw`(?<gap>[^\d]{0,8})$`;
  return order.flatMap(({ role, of, periodic }): Note[] => {
    const [behindIt, inFront] = [periodic ? undefined : behind[role], ahead[role]];
    return [
      ...(behindIt === undefined ? [] : [{ role, of, after: exact(`^ ?(?:${behindIt})${end}`) }]),
      ...(inFront === undefined
        ? []
        : [{ role, of, periodic, before: exact(`${start}(?:${inFront})${end}${gap}`), close: adjacent.has(role) }]),
    ];
  });
}

/** Words that name an amount even where a word follows it that could be counted: "rent 700 power 180". */
const adjacent = new Set<NotedRole>(["marketing_spend", "unit_cost", "fixed_costs", "burn"]);
