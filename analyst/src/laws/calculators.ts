import { z } from "zod";
import { poissonRate, wilson } from "../finance/intervals.ts";
import { evaluate, number, parseExpression, printFormula, substitute } from "./expression.ts";
import type { Expression } from "./expression.ts";
import { expressionOf } from "./match.ts";
import { rounded } from "./metric.ts";
import { parseSlot } from "./pattern.ts";
import { laws } from "./table.ts";
import type { Law } from "./law.ts";

/** The answer of a calculator; `value` is null where the formula is undefined for these inputs. */
export interface Calculated {
  name: string;
  value: number | null;
  unit: string;
  formula: string;
  inputs: Record<string, number>;
  low: number | null;
  high: number | null;
}

/** One law as a tool: a schema checks its inputs, and its answer carries the formula. */
export interface Calculator {
  name: string;
  description: string;
  schema: z.ZodObject<Record<string, z.ZodNumber>>;
  /** Throws a ZodError for inputs outside the schema. */
  calculate: (input: unknown) => Calculated;
}

interface Ends {
  low: number;
  high: number;
}
type Recipe<K extends string> = {
  description: string;
  inputs: Record<K, z.ZodNumber>;
  /** "money" is the currency of the inputs. */
  unit: "money" | "ratio" | "months" | "customers" | "x" | "";
} & (
  | {
      /** The law of the table behind it. */
      law: string;
      /** The inputs that fill the law's slots; a constant of the law stays. */
      slots: Record<string, string>;
      /** Also computed where the law would not apply to a venture. */
      always?: true;
    }
  | { formula: Pick<Law, "expression" | "holds" | "round"> }
  | { formula: string; ends: (given: Record<K, number>) => Ends | null }
);

const money = z.number().min(0).max(1e13);
const share = z.number().min(0).max(1);
const count = z.number().min(0).max(8.2e9);

function calculator<K extends string>(name: string, recipe: Recipe<K>): Calculator {
  const schema = z.object(recipe.inputs);
  const { formula, answer } = "ends" in recipe ? fromEnds(recipe) : fromLaw(lawOf(recipe));
  return {
    name,
    description: recipe.description,
    schema: schema as unknown as Calculator["schema"],
    calculate: (input) => {
      const inputs = schema.parse(input) as Record<K, number>;
      return { name, unit: recipe.unit, formula, inputs, ...answer(inputs) };
    },
  };
}

interface Answered<Given> {
  formula: string;
  answer: (inputs: Given) => Pick<Calculated, "value" | "low" | "high">;
}

const fromEnds = <Given>({
  formula,
  ends,
}: {
  formula: string;
  ends: (given: Given) => Ends | null;
}): Answered<Given> => ({
  formula,
  answer: (inputs) => ({ value: null, ...(ends(inputs) ?? { low: null, high: null }) }),
});

/** A law over the inputs, and its preconditions. */
interface Computation {
  expression: Expression;
  holds: Expression | null;
  law: Pick<Law, "round" | "most" | "positive">;
}

function fromLaw({ expression, holds, law }: Computation): Answered<Record<string, number>> {
  const text = printFormula(expression, (input) => input);
  return {
    formula: law.round === "up" ? `${text}, rounded up` : text,
    answer: (inputs) => {
      const value = evaluate(expression, inputs);
      const isSaid = Number.isFinite(value) && !(law.positive && value <= 0) && (!holds || evaluate(holds, inputs) > 0);
      return { value: isSaid ? rounded(value, law) + 0 : null, low: null, high: null };
    },
  };
}

function lawOf(recipe: Exclude<Recipe<string>, { ends: unknown }>): Computation {
  if (!("law" in recipe)) {
    const { expression, holds } = recipe.formula;
    return {
      expression: parseExpression(expression),
      holds: holds === undefined ? null : parseExpression(holds),
      law: recipe.formula,
    };
  }
  const law = laws.find(
    ({ name, slots }) => name === recipe.law && Object.keys(recipe.slots).every((of) => of in slots),
  );
  if (!law) throw new Error(`There is no law ${recipe.law} with the slots ${Object.keys(recipe.slots).join(", ")}.`);
  const filled = (expression: Expression): Expression =>
    substitute(expression, (slot) => inputsFor(slot, recipe.slots, law));
  const holds = law.holds === undefined || recipe.always ? null : filled(parseExpression(law.holds));
  return { expression: filled(expressionOf(law)), holds, law };
}

function inputsFor(slot: string, slots: Record<string, string>, law: Law): Expression[] {
  const text = slots[slot];
  if (text !== undefined) return [parseExpression(text)];
  const { constant, takes } = parseSlot(law.slots[slot] ?? "");
  if (takes === "any") return [];
  if (!constant) throw new Error(`Nothing fills ${slot} of ${law.name}.`);
  return [number(constant.value)];
}

/** The laws that a model may call. Rates and shares are fractions: 5% is 0.05. */
export const calculators: Calculator[] = [
  calculator("gross_margin", {
    description: "Gross margin from a price and the cost to serve one customer.",
    inputs: { price: money, unit_cost: money },
    unit: "ratio",
    law: "gross_margin",
    slots: { income: "price", goods: "unit_cost" },
  }),
  calculator("price_floor", {
    description: "The lowest price that leaves a wanted gross margin.",
    inputs: { unit_cost: money, gross_margin: share },
    unit: "money",
    law: "price_floor",
    slots: { goods: "unit_cost", result: "gross_margin" },
  }),
  calculator("net_price", {
    description: "A price without the tax in it.",
    inputs: { gross_price: money, tax_rate: share },
    unit: "money",
    law: "net_price",
    slots: { price: "gross_price", tax: "tax_rate" },
  }),
  calculator("ltv", {
    description: "Lifetime value of a customer from monthly contribution and monthly churn.",
    inputs: { contribution: money, monthly_churn: share },
    unit: "money",
    law: "ltv",
    slots: { contribution: "contribution", churn: "monthly_churn" },
  }),
  calculator("cac_payback_months", {
    description: "Months until a customer has paid back what winning them cost.",
    inputs: { cac: money, contribution: money },
    unit: "months",
    law: "cac_payback_months",
    slots: { cac: "cac", contribution: "contribution" },
  }),
  calculator("max_cac", {
    description: "The most a customer may cost when it has to come back within some months.",
    inputs: { contribution: money, months: z.number().min(1).max(120) },
    unit: "money",
    law: "max_cac_12_month_payback",
    slots: { contribution: "contribution", result: "months" },
  }),
  calculator("max_churn_for_ltv_cac_3", {
    description: "The highest monthly churn at which lifetime value still is three times CAC.",
    inputs: { contribution: money, cac: money },
    unit: "ratio",
    law: "max_churn_for_ltv_cac_3",
    slots: { contribution: "contribution", cac: "cac" },
  }),
  calculator("max_cpc", {
    description: "The dearest click that pays back within twelve months.",
    inputs: { contribution: money, conversion: share },
    unit: "money",
    law: "max_cpc",
    slots: { result: "contribution * 12", conversion: "conversion" },
  }),
  calculator("break_even_customers", {
    description: "Customers whose contribution covers the fixed costs of a month.",
    inputs: { fixed_costs: money, contribution: money },
    unit: "customers",
    law: "break_even_customers",
    slots: { fixed: "fixed_costs", contribution: "contribution" },
  }),
  calculator("steady_state_customers", {
    description: "Customers at which those won and those lost a month balance.",
    inputs: { new_customers: count, monthly_churn: share },
    unit: "customers",
    law: "steady_state_customers",
    slots: { won: "new_customers", churn: "monthly_churn" },
  }),
  calculator("mrr", {
    description: "Monthly recurring revenue.",
    inputs: { paying_customers: count, price: money },
    unit: "money",
    law: "mrr",
    slots: { paying: "paying_customers", price: "price" },
  }),
  calculator("sam_year", {
    description: "The reachable market of a year, counted bottom-up.",
    inputs: { market_count: count, price: money },
    unit: "money",
    law: "sam_year",
    slots: { count: "market_count", price: "price * 12" },
  }),
  calculator("implied_growth", {
    description: "The monthly growth that a target in some months implies.",
    inputs: { now: money, target: money, months: z.number().min(1).max(240) },
    unit: "ratio",
    formula: { expression: "(target / now)^(1 / months) - 1", holds: "target" },
  }),
  calculator("runway_months", {
    description: "Months the cash lasts at today's net burn.",
    inputs: { cash: money, burn: money },
    unit: "months",
    law: "runway_months",
    slots: { cash: "cash", burn: "burn" },
  }),
  calculator("runway_with_growth", {
    description: "Months the cash lasts while revenue grows and costs stay; null when profit comes first.",
    inputs: { cash: money, burn: money, revenue: money, growth: z.number().min(-0.9).max(1) },
    unit: "months",
    law: "runway_months_with_growth",
    slots: { cash: "cash", burn: "burn", revenue: "revenue", growth: "growth" },
    always: true,
  }),
  calculator("burn_multiple", {
    description: "Net burn for each 1 of new yearly recurring revenue.",
    inputs: { burn: money, net_new_arr: money },
    unit: "x",
    law: "burn_multiple",
    slots: { burn: "burn", revenue: "net_new_arr", growth: "1", year: "1" },
  }),
  calculator("safe_ownership", {
    description: "The share a post-money SAFE buys.",
    inputs: { amount: money, cap: money },
    unit: "ratio",
    law: "safe_ownership",
    slots: { raise: "amount", valuation: "cap" },
  }),
  calculator("round_ownership", {
    description: "The share a priced round sells at a pre-money valuation.",
    inputs: { amount: money, pre_money: money },
    unit: "ratio",
    law: "round_ownership",
    slots: { raise: "amount", pre_money: "pre_money" },
  }),
  calculator("share_interval", {
    description: "The 95% Wilson interval of k successes in n trials.",
    inputs: { successes: count, trials: count },
    unit: "ratio",
    formula: "Wilson score interval, 95%",
    ends: ({ successes, trials }) => (successes <= trials ? wilson(successes, trials) : null),
  }),
  calculator("churn_interval", {
    description: "The exact 95% Poisson interval of a monthly churn counted in customer-months.",
    inputs: { cancellations: z.number().int().min(0).max(1e6), customer_months: count },
    unit: "ratio",
    formula: "exact Poisson interval, 95%",
    ends: ({ cancellations, customer_months: exposure }) => poissonRate(cancellations, exposure),
  }),
  calculator("sample_per_arm", {
    description: "Visitors each side of a split test needs to see a difference.",
    inputs: { rate: share, difference: share },
    unit: "",
    formula: { expression: "16 * rate * (1 - rate) / difference^2", holds: "rate * (1 - rate)", round: "up" },
  }),
];

/** Runs one calculator by name; null for an unknown name. Throws a ZodError for inputs outside its schema. */
export function calculate(name: string, input: unknown): Calculated | null {
  return calculators.find((item) => item.name === name)?.calculate(input) ?? null;
}
