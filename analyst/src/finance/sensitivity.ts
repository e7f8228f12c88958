import type { Figure, Input, Inputs } from "./inputs.ts";

/** How far an answer moves when one input is a fifth lower or higher. */
export type Sensitivity = {
  /** The metric that moves: contribution_per_customer or runway_months. */
  of: string;
  input: string;
  /** The input as it stands. */
  value: number;
  unit: string;
  low: number;
  high: number;
};

const swing = 0.2;
const most = 3;

/** The three inputs that move the contribution, or else the runway, most (a tornado); empty where neither is known. */
export function sensitivities(inputs: Inputs, economics: Figure[]): Sensitivity[] {
  const contribution = economics.find((metric) => metric.name === "contribution_per_customer");
  const runway = economics.find((metric) => metric.name === "runway_months");
  const target = contribution ?? runway;
  if (!target) return [];
  const answer = contribution ? contributionOf : runwayOf;
  return movable(inputs, contribution !== undefined)
    .map((input) => swung({ of: target.name, input, inputs, answer }))
    .filter((entry) => Number.isFinite(entry.low) && Number.isFinite(entry.high))
    .sort((a, b) => Math.abs(b.high - b.low) - Math.abs(a.high - a.low))
    .slice(0, most);
}

type Values = { price: number; unitCost: number | null; margin: number; take: number; order: number; orders: number };
type Answer = (inputs: Inputs, changed: string, factor: number) => number;

function movable(inputs: Inputs, contribution: boolean): Input[] {
  const list = contribution
    ? inputs.priceIsKnown
      ? [inputs.price, inputs.unitCost ?? inputs.grossMargin]
      : [inputs.takeRate, inputs.orderValue, inputs.ordersPerMonth]
    : [inputs.cash, inputs.burn];
  return list.filter((input): input is Input => input !== null && input.value !== 0);
}

function contributionOf(inputs: Inputs, changed: string, factor: number): number {
  const scaled = (input: Input | null): number => (input ? input.value * (input.name === changed ? factor : 1) : 0);
  const values: Values = {
    price: scaled(inputs.price),
    unitCost: inputs.unitCost ? scaled(inputs.unitCost) : null,
    margin: scaled(inputs.grossMargin),
    take: scaled(inputs.takeRate),
    order: scaled(inputs.orderValue),
    orders: inputs.ordersPerMonth ? scaled(inputs.ordersPerMonth) : 1,
  };
  if (!inputs.priceIsKnown) return values.take * values.order * values.orders;
  return values.unitCost === null ? values.price * values.margin : values.price - values.unitCost;
}

function runwayOf(inputs: Inputs, changed: string, factor: number): number {
  const cash = (inputs.cash?.value ?? 0) * (changed === "cash" ? factor : 1);
  const burn = (inputs.burn?.value ?? 0) * (changed === "burn" ? factor : 1);
  return burn > 0 ? cash / burn : Number.NaN;
}

function swung(run: { of: string; input: Input; inputs: Inputs; answer: Answer }): Sensitivity {
  const { of, input, inputs, answer } = run;
  return {
    of,
    input: input.name,
    value: input.value,
    unit: input.unit,
    low: answer(inputs, input.name, 1 - swing) + 0,
    high: answer(inputs, input.name, 1 + swing) + 0,
  };
}
