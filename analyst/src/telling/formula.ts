import { terms as lawTerms } from "../laws/labels.ts";
import { mark } from "../wording/voice.ts";
import type { Voice } from "../wording/voice.ts";

/** What the names in formulas and inputs are called by a person. */
const terms: Record<string, string> = {
  ...lawTerms,
  arr: mark("ARR"),
  as_given: mark("as given"),
  burn: mark("monthly burn"),
  cac: mark("CAC"),
  cancellations: mark("cancellations"),
  cash: mark("cash"),
  churn: mark("churn"),
  cohort: mark("those who started"),
  commission_per_customer_month: mark("commission per customer a month"),
  commission_per_customer_year: mark("commission per customer a year"),
  contribution: mark("contribution"),
  contribution_per_customer: mark("contribution per customer"),
  customer_months: mark("customer-months"),
  customers: mark("customers"),
  fixed_costs: mark("fixed costs"),
  free_users: mark("signed up"),
  gross_margin: mark("gross margin"),
  growth: mark("monthly growth"),
  interviews: mark("asked"),
  interviews_positive: mark("confirmed"),
  ltv: mark("LTV"),
  market_count: mark("reachable customers"),
  monthly_churn: mark("monthly churn"),
  months: mark("months"),
  mrr: mark("MRR"),
  net_new_arr_month: mark("new ARR a month"),
  new_customers: mark("customers won a month"),
  order_value: mark("average order"),
  orders_a_month: mark("orders a month"),
  orders_per_month: mark("orders a month per customer"),
  paying_customers: mark("paying customers"),
  pilots: mark("pilots"),
  option_pool: mark("option pool"),
  pre_money: mark("valuation before the money"),
  price: mark("price"),
  price_month: mark("price a month"),
  price_once: mark("price"),
  price_year: mark("price a year"),
  raise: mark("raise"),
  revenue: mark("revenue a month"),
  revenue_per_customer_year: mark("revenue per customer a year"),
  runway: mark("runway"),
  round_ownership: mark("share sold"),
  sales: mark("sales"),
  sam_year: mark("reachable market a year"),
  stated_intent: mark("say they would pay"),
  take_rate: mark("take rate"),
  target_customers: mark("target customers"),
  target_gross_margin: mark("target gross margin"),
  unit_cost: mark("cost to serve"),
  unit_cost_per_use: mark("cost per use"),
  valuation: mark("valuation"),
  visitors: mark("visitors"),
  waitlist: mark("waitlist"),
  valuation_anchor: mark("anchor"),
  yearly_churn: mark("yearly churn"),
};

/** The name of an input in words. */
export function termFor(name: string, { say }: Voice): string {
  return say(terms[name] ?? name.replaceAll("_", " "));
}

/** A value beside its name: "paying customers 6" needs no second "customers". */
export function shownBeside(name: string, { value, unit }: { value: number; unit: string }, voice: Voice): string {
  const term = termFor(name, voice);
  const shown = voice.amount(value, unit);
  const word = shown.split(" ").at(-1) ?? "";
  return /^\p{L}/u.test(word) && term.endsWith(word) ? shown.slice(0, -word.length).trim() : shown;
}

/** A formula with its snake_case names in words: "price − unit_cost" becomes "price − cost to serve". */
export function inTerms(formula: string, voice: Voice): string {
  return formula
    .replace(/\d+(?:\.\d+)?/g, (written) => voice.number(Number(written)))
    .replace(/(?<![\p{L}\d])[a-z]+(?:_[a-z0-9]+)*/gu, (name) => termFor(name, voice));
}
