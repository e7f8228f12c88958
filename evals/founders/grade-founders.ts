import { compute } from "../../analyst/src/laws/index.ts";
import type { Quantity } from "../../analyst/src/quantities/quantity.ts";
import { formatUnit } from "../../analyst/src/quantities/unit.ts";
import { readFigures } from "../../analyst/src/reader/read-figures.ts";
import { quantitiesOf } from "../../analyst/training/quantities.ts";
import { readingsFit } from "../../analyst/training/readings-fit.ts";
import type { Follows, FounderText } from "./read-founders.ts";

export interface Count {
  right: number;
  wrong: number;
  missing: number;
}

export interface Grade {
  figures: Count;
  /** Results from the reading and from the annotated figures. */
  derived: Count;
  derivedOfAnnotated: Count;
  /** Each wrong figure and value, in words. */
  faults: string[];
}

const nothing = (): Count => ({ right: 0, wrong: 0, missing: 0 });

export const add = (left: Count, right: Count): Count => ({
  right: left.right + right.right,
  wrong: left.wrong + right.wrong,
  missing: left.missing + right.missing,
});

/** The score of the built-in reading and the laws on one text. */
export function gradeText(text: FounderText): Grade {
  const { quantities } = readFigures([text.text], text.language);
  const faults: string[] = [];
  const fault = (what: string): void => void faults.push(`${text.id}: ${what}`);
  return {
    figures: gradeFigures(text, quantities, fault),
    derived: gradeDerived(text.follows, quantities, fault),
    derivedOfAnnotated: gradeDerived(text.follows, settled(text), () => undefined),
    faults,
  };
}

/** The annotated figures, as if the founder had settled each. */
const settled = (text: FounderText): Quantity[] => quantitiesOf(text);

type Report = (what: string) => void;

/** Of any reading: right, wrong, or not read, for each annotated figure. */
export function gradeFigures(
  { text, figures, spans }: FounderText,
  quantities: readonly Quantity[],
  fault: Report,
): Count {
  const count = nothing();
  const buyers = spans.filter(({ kind }) => kind === "buyer").map(({ start, end }) => text.slice(start, end));
  for (const figure of figures) {
    const read = quantities.find(({ span }) => span.start < figure.end && span.end > figure.start);
    if (!read) count.missing++;
    else if (readingsFit(read, figure, { text, buyers })) count.right++;
    else {
      count.wrong++;
      fault(
        `“${text.slice(Math.max(0, figure.start - 30), figure.end + 20).replaceAll("\n", " ")}” is read as ${describe(read)}, and is ${describe(figure)}`,
      );
    }
  }
  return count;
}

const describe = ({
  meaning,
  unit,
  flow,
  party,
  status,
}: Pick<Quantity, "meaning" | "unit" | "flow" | "party" | "status">): string =>
  `${meaning} ${formatUnit(unit)} ${flow} ${party} ${status}`;

/** The laws' names for results that a text names differently. */
const alike: Readonly<Record<string, readonly string[]>> = {
  contribution: ["contribution_per_customer"],
  contribution_margin: ["gross_margin"],
  gross_margin: ["contribution_margin"],
  monthly_revenue: ["mrr"],
  annual_revenue: ["arr"],
  monthly_profit: ["monthly_result"],
  runway: ["runway_months"],
  customer_acquisition_cost: ["cac"],
  lifetime_value: ["ltv"],
  ltv_to_cac: ["ltv_cac"],
  payback: ["cac_payback_months"],
  churn_per_month: ["monthly_churn"],
  dilution: ["safe_ownership", "round_ownership"],
  share_said_yes: ["stated_intent_share", "interview_confirmation"],
  conversion: ["asked_to_paying", "free_to_paid", "reader_to_paid", "waitlist_to_paid", "pilot_to_paid"],
};

/** Of the laws' results: right, wrong where one of the same name has another value, or missing. */
export function gradeDerived(follows: readonly Follows[], quantities: readonly Quantity[], fault: Report): Count {
  const count = nothing();
  const { metrics } = compute(quantities);
  for (const wanted of follows) {
    const named = metrics.filter(({ name }) => name === wanted.name || alike[wanted.name]?.includes(name));
    if (metrics.some((metric) => hasValue(metric, wanted))) count.right++;
    else if (named.length > 0 && !follows.some((other) => named.some((metric) => hasValue(metric, other)))) {
      count.wrong++;
      fault(`${wanted.name} is ${named.map(({ value }) => value).join(", ")}, and is ${wanted.low} ${wanted.unit}`);
    } else count.missing++;
  }
  return count;
}

interface Valued {
  name?: string;
  value: number;
}

/**
 * A share may be written as a percentage or as a fraction. Sales that are needed are whole ones: 46.15 tickets are 47,
 * the only rounding that still covers the costs.
 */
export function hasValue({ name, value }: Valued, { low, high, unit }: Follows): boolean {
  if (name?.startsWith("break_even") && low === high && value === Math.ceil(low)) return true;
  const by = unit === "%" ? [1, 100] : [1];
  const middle = (low + high) / 2;
  return by.some((factor) => Math.abs(value * factor - middle) <= Math.max(0.01 * Math.abs(middle), (high - low) / 2));
}
