import type { Metric } from "../laws/index.ts";
import type { Unit } from "../quantities/unit.ts";
import { currencyOf, isPure, isSameUnit } from "../quantities/unit.ts";
import { msg } from "../i18n/make-translator.ts";
import type { ReplyContext } from "./reply-context.ts";
import { above, below, eachOf, manyOf } from "./unit-words.ts";

const inTimes: ReadonlySet<string> = new Set(["ltv_cac", "valuation_multiple", "burn_multiple"]);

const plain: Record<string, string> = {
  minute: "minutes",
  hour: "hours",
  day: "days",
  week: "weeks",
  month: "months",
  year: "years",
  customer: "customers",
};

type Writing = Pick<ReplyContext, "translator" | "many">;

/** A value in its unit: "€6.50 for each wash", "47 tickets each night", "62.4%". */
export function showValue({ value, unit }: { value: number; unit: Unit }, context: Writing): string {
  const { translator } = context;
  const each = eachOf(below(unit), translator);
  const amount = amountOf(value, unit, context);
  return each === "" ? amount : translator.translate(msg("{amount} {each}"), { amount, each });
}

function amountOf(value: number, unit: Unit, { translator, many }: Writing): string {
  const currency = currencyOf(unit);
  if (currency !== null) return translator.money(value, currency);
  const [thing, ...others] = above(unit);
  if (thing === undefined) return translator.share(unit["%"] === 1 ? value / 100 : value);
  if (others.length === 0 && Object.hasOwn(plain, thing)) return translator.amount(value, plain[thing] ?? "");
  const noun =
    others.length > 0 || Math.abs(value) === 1 ? manyOf(thing, translator) : many(thing).replaceAll("_", " ");
  return translator.language === "zh" ? `${translator.number(value)}${noun}` : `${translator.number(value)} ${noun}`;
}

const ofACustomer: ReadonlySet<string> = new Set([
  "customer_acquisition_cost",
  "ltv",
  "max_cac_12_month_payback",
  "max_cac_first_sale",
]);

/** Longer than any plan holds. */
const monthsOfTenYears = 120;

export function showMetric(metric: Metric, context: ReplyContext): string {
  if (isSameUnit(metric.unit, { month: 1 }) && metric.value > monthsOfTenYears)
    return context.translator.t`over ${context.translator.amount(10, "years")}`;
  const currency = currencyOf(metric.unit);
  if (currency !== null && ofACustomer.has(nameOf(metric))) return context.translator.money(metric.value, currency);
  if (isPure(metric.unit) && inTimes.has(nameOf(metric))) return context.translator.amount(metric.value, "x");
  return showValue(metric, context);
}

/** With both ends of its range, if it has one. */
export function showRange(metric: Metric, context: ReplyContext): string {
  const { low, high, unit, value } = metric;
  if (low === null || high === null || high - low <= Math.abs(value) / 100) return showMetric(metric, context);
  const isTimes = isPure(unit) && inTimes.has(nameOf(metric));
  const [from, to] = [low, high].map((end) =>
    isTimes ? context.translator.amount(end, "x") : amountOf(end, unit, context),
  );
  return context.translator.t`${showMetric(metric, context)} (${from ?? ""} to ${to ?? ""})`;
}

/** Without the mark of a partial result. */
export const nameOf = ({ name }: Pick<Metric, "name">): string => name.replace(/^partial_/u, "");
