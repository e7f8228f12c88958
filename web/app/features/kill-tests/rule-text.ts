import type { PlannedTest, TestRule } from "@cofounder/contract";
import { numberOf } from "../../components/typed-number.ts";

/** A rule as it is typed. */
export type RuleText = Record<Exclude<keyof TestRule, "assumption" | "comparison">, string> & {
  assumption: NonNullable<TestRule["assumption"]> | "";
  comparison: TestRule["comparison"];
};

const daysWithoutPlan = 14;

/** The day so many days from now, as a date field takes it. */
export function dayIn(days: number, now = new Date()): string {
  const there = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const [month, day] = [there.getMonth() + 1, there.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${there.getFullYear()}-${month}-${day}`;
}

const typed = (value: number | null): string => (value === null ? "" : String(value));

/** The fields of a test that a reply proposes, or that stands already. */
export const textOf = (rule: TestRule | PlannedTest): RuleText => ({
  assumption: rule.assumption ?? "",
  statement: rule.statement,
  how: rule.how,
  counted: rule.counted,
  comparison: rule.comparison,
  threshold: typed(rule.threshold),
  sample: typed(rule.sample),
  costMax: typed(rule.costMax),
  currency: rule.currency,
  stopRule: rule.stopRule,
  endsOn: "endsOn" in rule ? rule.endsOn : dayIn(rule.days ?? daysWithoutPlan),
});

export const emptyText = (currency: string): RuleText => ({
  assumption: "",
  statement: "",
  how: "",
  counted: "",
  comparison: "at_least",
  threshold: "",
  sample: "",
  costMax: "",
  currency,
  stopRule: "",
  endsOn: dayIn(daysWithoutPlan),
});

/** What was typed, as the server takes it; null where a number is none. */
export function ruleOf({ assumption, currency, ...texts }: RuleText): TestRule | null {
  const [threshold, sample, costMax] = [countOf(texts.threshold), countOf(texts.sample), countOf(texts.costMax)];
  if (threshold === null || !isSample(sample) || Number.isNaN(threshold + (costMax ?? 0))) return null;
  const chosen = assumption === "" ? null : assumption;
  return { ...texts, assumption: chosen, currency: currency.trim().toUpperCase(), threshold, sample, costMax };
}

/** Null where nothing is typed, NaN where it is no count. */
function countOf(text: string): number | null {
  if (text.trim() === "") return null;
  const value = numberOf(text);
  return value === null || value < 0 ? Number.NaN : value;
}

const isSample = (sample: number | null): boolean => sample === null || (Number.isInteger(sample) && sample >= 1);

/** The fields in which two rules differ. */
export const changedFields = (one: TestRule, other: TestRule): (keyof TestRule)[] =>
  (Object.keys(one) as (keyof TestRule)[]).filter((field) => one[field] !== other[field]);
