import { z } from "zod";
import * as dilution from "./dilution.ts";
import * as efficiency from "./efficiency.ts";
import { poissonRate, wilson } from "./intervals.ts";
import * as samples from "./samples.ts";
import * as unit from "./unit-economics.ts";

/** What a calculator answers; `value` is null where the formula is undefined for these inputs. */
export type Calculated = {
  name: string;
  value: number | null;
  unit: string;
  formula: string;
  inputs: Record<string, number>;
  low: number | null;
  high: number | null;
};

/** One formula as a tool: its inputs checked by a schema, its answer with the formula beside it. */
export type Calculator = {
  name: string;
  description: string;
  schema: z.ZodObject<Record<string, z.ZodNumber>>;
  /** Throws a ZodError for inputs outside the schema. */
  calculate: (input: unknown) => Calculated;
};

type Answer = number | null | { low: number; high: number };
type Recipe<K extends string> = {
  description: string;
  inputs: Record<K, z.ZodNumber>;
  /** "money" is the currency of the inputs. */
  unit: "money" | "ratio" | "months" | "customers" | "x" | "";
  formula: string;
  answer: (input: Record<K, number>) => Answer;
};

const money = z.number().min(0).max(1e13);
const share = z.number().min(0).max(1);
const count = z.number().min(0).max(8.2e9);
const any = z.number().min(-1e13).max(1e13);

function calculator<K extends string>(name: string, recipe: Recipe<K>): Calculator {
  const schema = z.object(recipe.inputs);
  return {
    name,
    description: recipe.description,
    schema: schema as unknown as Calculator["schema"],
    calculate: (input) => {
      const inputs = schema.parse(input) as Record<K, number>;
      const answer = recipe.answer(inputs);
      const isRange = typeof answer === "object" && answer !== null;
      return {
        name,
        value: isRange ? null : answer,
        unit: recipe.unit,
        formula: recipe.formula,
        inputs,
        low: isRange ? answer.low : null,
        high: isRange ? answer.high : null,
      };
    },
  };
}

/** The formulas a model may call. Rates and shares are fractions: 5% is 0.05. */
export const calculators: Calculator[] = [
  calculator("gross_margin", {
    description: "Gross margin from a price and the cost to serve one customer.",
    inputs: { price: money, unit_cost: money },
    unit: "ratio",
    formula: "(price − unit_cost) / price",
    answer: (given) => unit.grossMargin(given.price, given.unit_cost),
  }),
  calculator("price_floor", {
    description: "The lowest price that leaves a wanted gross margin.",
    inputs: { unit_cost: money, gross_margin: share },
    unit: "money",
    formula: "unit_cost / (1 − gross_margin)",
    answer: (given) => unit.priceFloor(given.unit_cost, given.gross_margin),
  }),
  calculator("net_price", {
    description: "A price without the tax in it.",
    inputs: { gross_price: money, tax_rate: share },
    unit: "money",
    formula: "gross_price / (1 + tax_rate)",
    answer: (given) => unit.netPrice(given.gross_price, given.tax_rate),
  }),
  calculator("ltv", {
    description: "Lifetime value of a customer from monthly contribution and monthly churn.",
    inputs: { contribution: money, monthly_churn: share },
    unit: "money",
    formula: "contribution / monthly_churn",
    answer: (given) => unit.ltv(given.contribution, given.monthly_churn),
  }),
  calculator("cac_payback_months", {
    description: "Months until a customer has paid back what winning them cost.",
    inputs: { cac: money, contribution: money },
    unit: "months",
    formula: "cac / contribution",
    answer: (given) => unit.cacPaybackMonths(given.cac, given.contribution),
  }),
  calculator("max_cac", {
    description: "The most a customer may cost when it has to come back within some months.",
    inputs: { contribution: money, months: z.number().min(1).max(120) },
    unit: "money",
    formula: "contribution × months",
    answer: (given) => unit.maxCac(given.contribution, given.months),
  }),
  calculator("max_churn_for_ltv_cac_3", {
    description: "The highest monthly churn at which lifetime value still is three times CAC.",
    inputs: { contribution: money, cac: money },
    unit: "ratio",
    formula: "contribution / (3 × cac)",
    answer: (given) => unit.maxChurn({ ...given, multiple: 3 }),
  }),
  calculator("max_cpc", {
    description: "The dearest click that pays back within twelve months.",
    inputs: { contribution: money, conversion: share },
    unit: "money",
    formula: "contribution × 12 × conversion",
    answer: (given) => unit.maxCpc({ ...given, months: 12 }),
  }),
  calculator("break_even_customers", {
    description: "Customers whose contribution covers the fixed costs of a month.",
    inputs: { fixed_costs: money, contribution: money },
    unit: "customers",
    formula: "fixed_costs / contribution, rounded up",
    answer: (given) => unit.breakEvenCustomers(given.fixed_costs, given.contribution),
  }),
  calculator("steady_state_customers", {
    description: "Customers at which those won and those lost a month balance.",
    inputs: { new_customers: count, monthly_churn: share },
    unit: "customers",
    formula: "new_customers / monthly_churn",
    answer: (given) => unit.steadyState(given.new_customers, given.monthly_churn),
  }),
  calculator("mrr", {
    description: "Monthly recurring revenue.",
    inputs: { paying_customers: count, price: money },
    unit: "money",
    formula: "paying_customers × price",
    answer: (given) => given.paying_customers * given.price,
  }),
  calculator("sam_year", {
    description: "The reachable market of a year, counted bottom-up.",
    inputs: { market_count: count, price: money },
    unit: "money",
    formula: "market_count × price × 12",
    answer: (given) => given.market_count * given.price * 12,
  }),
  calculator("implied_growth", {
    description: "The monthly growth that a target in some months implies.",
    inputs: { now: any.min(0), target: any.min(0), months: z.number().min(1).max(240) },
    unit: "ratio",
    formula: "(target / now)^(1 / months) − 1",
    answer: (given) => unit.impliedGrowth(given),
  }),
  calculator("runway_months", {
    description: "Months the cash lasts at today's net burn.",
    inputs: { cash: money, burn: money },
    unit: "months",
    formula: "cash / burn",
    answer: (given) => unit.runwayMonths(given.cash, given.burn),
  }),
  calculator("runway_with_growth", {
    description: "Months the cash lasts while revenue grows and costs stay; null when profit comes first.",
    inputs: { cash: money, burn: money, revenue: money, growth: z.number().min(-0.9).max(1) },
    unit: "months",
    formula: "month by month: cash − (burn + revenue − revenue × (1 + growth)^month)",
    answer: (given) => efficiency.runwayWithGrowth(given)?.months ?? null,
  }),
  calculator("burn_multiple", {
    description: "Net burn for each 1 of new yearly recurring revenue.",
    inputs: { burn: money, net_new_arr: money },
    unit: "x",
    formula: "burn / net_new_arr",
    answer: (given) => unit.burnMultiple(given.burn, given.net_new_arr),
  }),
  calculator("safe_ownership", {
    description: "The share a post-money SAFE buys.",
    inputs: { amount: money, cap: money },
    unit: "ratio",
    formula: "amount / cap",
    answer: (given) => dilution.soldAtPostMoney(given.amount, given.cap),
  }),
  calculator("round_ownership", {
    description: "The share a priced round sells at a pre-money valuation.",
    inputs: { amount: money, pre_money: money },
    unit: "ratio",
    formula: "amount / (pre_money + amount)",
    answer: (given) => dilution.soldAtPreMoney(given.amount, given.pre_money),
  }),
  calculator("share_interval", {
    description: "The 95% Wilson interval of k successes in n trials.",
    inputs: { successes: count, trials: count },
    unit: "ratio",
    formula: "Wilson score interval, 95%",
    answer: (given) => (given.successes <= given.trials ? wilson(given.successes, given.trials) : null),
  }),
  calculator("churn_interval", {
    description: "The exact 95% Poisson interval of a monthly churn counted in customer-months.",
    inputs: { cancellations: z.number().int().min(0).max(1e6), customer_months: count },
    unit: "ratio",
    formula: "exact Poisson interval, 95%",
    answer: (given) => poissonRate(given.cancellations, given.customer_months),
  }),
  calculator("sample_per_arm", {
    description: "Visitors each side of a split test needs to see a difference.",
    inputs: { rate: share, difference: share },
    unit: "",
    formula: "16 × rate × (1 − rate) / difference²",
    answer: (given) => samples.samplePerArm(given.rate, given.difference),
  }),
];

/** Runs one calculator by name; null for a name that is none. Throws a ZodError for inputs outside its schema. */
export function calculate(name: string, input: unknown): Calculated | null {
  return calculators.find((item) => item.name === name)?.calculate(input) ?? null;
}
