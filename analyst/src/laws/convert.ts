import { divide, isSameUnit, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { operation } from "./expression.ts";
import { agree, valueOf } from "./term.ts";
import type { Leaves, Term } from "./term.ts";

const mostSteps = 3;

/** Figures that turn a thing into another: how much of it is used, how long it takes, how much one does. */
const bothWays = new Set(["usage", "work_time", "physical"]);
const dividing = new Set(["capacity", "effective_capacity"]);
/** By these only a cost that is said for a whole period is brought to one piece or customer. */
const countings = new Set(["volume", "paying"]);

export const isBridge = ({ meaning }: Term): boolean =>
  bothWays.has(meaning) || dividing.has(meaning) || countings.has(meaning);

/** What came of bringing a term to a unit: the term in it, nothing, or values that do not agree. */
export type Converted = { term: Term } | { term: null; disagree: Term[] };

/**
 * Brings money of one denominator to another by multiplying with usage, time and wear: breadth first, each figure at
 * most once, at most three of them. Paths that are more than a hundredth apart are no value.
 */
export function convert(term: Term, target: Unit, { bridges, leaves }: { bridges: Term[]; leaves: Leaves }): Converted {
  const usable = withoutSpareCapacity(bridges).filter((bridge) => fitsPlan(term, bridge) && isFor(term, bridge));
  let open: Path[] = [{ term, used: [] }];
  const found: Path[] = [];
  for (let step = 0; step <= mostSteps; step += 1) {
    found.push(...open.filter((path) => isSameUnit(path.term.unit, target)));
    open = open
      .filter((path) => !isSameUnit(path.term.unit, target))
      .flatMap((path) => usable.flatMap((bridge) => stepsOver(path, bridge, target)));
  }
  const [first, ...others] = found;
  if (!first) return { term: null, disagree: [] };
  const value = valueOf(first.term, leaves);
  const other = others.find((path) => !agree(value, valueOf(path.term, leaves)));
  return other ? { term: null, disagree: [...new Set([...first.used, ...other.used])] } : { term: first.term };
}

interface Path {
  term: Term;
  used: Term[];
}

const fitsPlan = (term: Term, bridge: Term): boolean =>
  term.plan === "" || bridge.plan === "" || term.plan === bridge.plan;

function isFor({ meaning, unit }: Term, bridge: Term): boolean {
  if (bridge.meaning === "capacity" || bridge.meaning === "effective_capacity") return meaning.startsWith("pay");
  if (countings.has(bridge.meaning)) return meaning === "unit_cost" && isOfPeriod(unit);
  return true;
}

/** Money of a whole period, and of nothing else. */
export const isOfPeriod = (unit: Unit): boolean =>
  Object.keys(unit).length === 2 && ["month", "season", "day", "night"].some((period) => unit[period] === -1);

/** Where it is known how much of a capacity is used, only that is counted with. */
const withoutSpareCapacity = (bridges: Term[]): Term[] =>
  bridges.filter(
    ({ meaning, unit }) =>
      meaning !== "capacity" ||
      !bridges.some((other) => other.meaning === "effective_capacity" && isSameUnit(other.unit, unit)),
  );

function stepsOver(path: Path, bridge: Term, target: Unit): Path[] {
  if (path.used.includes(bridge)) return [];
  const gap = divide(target, path.term.unit);
  const over = (unit: Unit, sign: "*" | "/"): Path[] =>
    closes(gap, unit) ? [{ term: joined(path.term, bridge, sign), used: [...path.used, bridge] }] : [];
  return [...(bothWays.has(bridge.meaning) ? over(bridge.unit, "*") : []), ...over(divide({}, bridge.unit), "/")];
}

/** It brings at least one symbol nearer. */
const closes = (gap: Unit, unit: Unit): boolean =>
  Object.entries(unit).some(([symbol, exponent]) => (gap[symbol] ?? 0) * exponent > 0);

function joined(term: Term, bridge: Term, sign: "*" | "/"): Term {
  const unit = sign === "*" ? multiply(term.unit, bridge.unit) : divide(term.unit, bridge.unit);
  return {
    ...term,
    id: `${term.id}${sign}${bridge.id}`,
    unit,
    plan: term.plan || bridge.plan,
    expression: operation(sign, term.expression, bridge.expression),
    label: `${term.label} ${sign === "*" ? "×" : "/"} ${bridge.label}`,
    inputs: [...term.inputs, ...bridge.inputs],
    because: [
      ...term.because,
      ...bridge.because,
      ...(bridge.meaning === "capacity" ? [{ code: "full_capacity" as const, about: [term.id, bridge.id] }] : []),
    ],
  };
}
