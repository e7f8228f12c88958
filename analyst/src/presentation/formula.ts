import { terms as lawTerms } from "../laws/labels.ts";
import { msg } from "../i18n/make-translator.ts";
import type { Translator } from "../i18n/make-translator.ts";

/** Readable names for the names in formulas and inputs. */
const terms: Record<string, string> = {
  ...lawTerms,
  arr: msg("ARR"),
  as_given: msg("as given"),
  burn: msg("monthly burn"),
  cac: msg("CAC"),
  cancellations: msg("cancellations"),
  cash: msg("cash"),
  churn: msg("churn"),
  cohort: msg("those who started"),
  commission_per_customer_month: msg("commission per customer a month"),
  commission_per_customer_year: msg("commission per customer a year"),
  contribution: msg("contribution"),
  contribution_per_customer: msg("contribution per customer"),
  customer_months: msg("customer-months"),
  customers: msg("customers"),
  fixed_costs: msg("fixed costs"),
  free_users: msg("signed up"),
  gross_margin: msg("gross margin"),
  growth: msg("monthly growth"),
  interviews: msg("asked"),
  interviews_positive: msg("confirmed"),
  ltv: msg("LTV"),
  market_count: msg("reachable customers"),
  monthly_churn: msg("monthly churn"),
  months: msg("months"),
  mrr: msg("MRR"),
  net_new_arr_month: msg("new ARR a month"),
  new_customers: msg("customers won a month"),
  order_value: msg("average order"),
  orders_a_month: msg("orders a month"),
  orders_per_month: msg("orders a month per customer"),
  paying_customers: msg("paying customers"),
  pilots: msg("pilots"),
  option_pool: msg("option pool"),
  pre_money: msg("valuation before the money"),
  price: msg("price"),
  price_month: msg("price a month"),
  price_once: msg("price"),
  price_year: msg("price a year"),
  raise: msg("raise"),
  revenue: msg("revenue a month"),
  revenue_per_customer_year: msg("revenue per customer a year"),
  runway: msg("runway"),
  round_ownership: msg("share sold"),
  sales: msg("sales"),
  sam_year: msg("reachable market a year"),
  stated_intent: msg("say they would pay"),
  take_rate: msg("take rate"),
  target_customers: msg("target customers"),
  target_gross_margin: msg("target gross margin"),
  unit_cost: msg("cost to serve"),
  unit_cost_per_use: msg("cost per use"),
  valuation: msg("valuation"),
  visitors: msg("visitors"),
  waitlist: msg("waitlist"),
  valuation_anchor: msg("anchor"),
  yearly_churn: msg("yearly churn"),
};

/** The readable name of an input. */
export function termFor(name: string, { translate }: Translator): string {
  return translate(terms[name] ?? name.replaceAll("_", " "));
}

/** A value beside its name: "paying customers 6" does not repeat "customers". */
export function shownBeside(
  name: string,
  { value, unit }: { value: number; unit: string },
  translator: Translator,
): string {
  const term = termFor(name, translator);
  const shown = translator.amount(value, unit);
  const word = shown.split(" ").at(-1) ?? "";
  return /^\p{L}/u.test(word) && term.endsWith(word) ? shown.slice(0, -word.length).trim() : shown;
}

/** A formula with its snake_case names in words: "price − unit_cost" becomes "price − cost to serve". */
export function inTerms(formula: string, translator: Translator): string {
  return formula
    .replace(/\d+(?:\.\d+)?/g, (written) => translator.exact(Number(written)))
    .replace(/(?<![\p{L}\d])[a-z]+(?:_[a-z0-9]+)*/gu, (name) => termFor(name, translator));
}
