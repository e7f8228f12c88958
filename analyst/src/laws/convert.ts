import { divide, formatUnit, isSameUnit, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { number, operation } from "./expression.ts";
import type { Expression } from "./expression.ts";
import { agree, valueOf } from "./term.ts";
import type { Leaves, Term } from "./term.ts";
import { wholeOf } from "./wholes.ts";

const mostSteps = 3;
/** With more of them only the nearest are tried. */
const mostBridges = 24;

/** Figures that turn a thing into another: how much of it is used, how long it takes, how much one does. */
const bothWays = new Set(["usage", "work_time", "physical"]);
const dividing = new Set(["capacity", "effective_capacity"]);
/** By these only a cost that is said for a whole period is brought to one piece or customer. */
const countings = new Set(["volume", "paying"]);

const isBridge = ({ meaning }: Term): boolean =>
  bothWays.has(meaning) || dividing.has(meaning) || countings.has(meaning) || meaning === "in_whole";

/** What came of bringing a term to a unit: the term in it, nothing, or values that do not agree. */
export type Converted = { term: Term } | { term: null; disagree: Term[] };

/** The figures that lead from unit to unit, and the ways found so far. */
export interface Means {
  bridges: readonly Term[];
  leaves: Leaves;
  found: Map<string, Path[]>;
}

export const meansIn = (terms: readonly Term[], leaves: Leaves): Means => ({
  bridges: withoutSpareCapacity(terms.filter(isBridge)),
  leaves,
  found: new Map(),
});

/**
 * Brings money of one denominator to another by multiplying with usage, time and wear: breadth first, each figure at
 * most once, at most three of them. Paths that are more than a hundredth apart are no value.
 */
export function convert(term: Term, target: Unit, means: Means): Converted {
  const [first, ...others] = pathsFor(term, target, means);
  if (!first) return { term: null, disagree: [] };
  const factor = (path: Path): number => valueOf({ expression: factorOf(path) }, means.leaves);
  const other = others.find((path) => !agree(factor(first), factor(path)));
  if (other)
    return { term: null, disagree: [...new Set([...first.steps, ...other.steps].map(({ bridge }) => bridge))] };
  return { term: first.steps.reduce(joined, term) };
}

const factorOf = ({ steps }: Path): Expression =>
  steps.reduce((factor, { sign, bridge }) => operation(sign, factor, bridge.expression), number(1));

interface Step {
  bridge: Term;
  sign: "*" | "/";
}

interface Path {
  unit: Unit;
  steps: Step[];
}

/** All terms of one unit, plan and kind go the same ways. */
function pathsFor(term: Term, target: Unit, means: Means): Path[] {
  const key = [formatUnit(term.unit), formatUnit(target), term.plan, term.meaning].join("|");
  const known = means.found.get(key);
  if (known) return known;
  const usable = fewOfEach(
    means.bridges.filter(
      (bridge) =>
        fitsPlan(term, bridge) &&
        isFor(term, bridge) &&
        isOfWhole(bridge, target) &&
        !isOtherWork(term, bridge, means.bridges),
    ),
  );
  const paths = search(term.unit, target, usable);
  means.found.set(key, paths);
  return paths;
}

function search(from: Unit, target: Unit, bridges: readonly Term[]): Path[] {
  const steps = bridges.length > mostBridges ? 1 : mostSteps;
  const found: Path[] = [];
  let open: Path[] = [{ unit: from, steps: [] }];
  for (let step = 0; step <= steps; step += 1) {
    found.push(...open.filter(({ unit }) => isSameUnit(unit, target)));
    open = open
      .filter(({ unit }) => !isSameUnit(unit, target))
      .flatMap((path) => bridges.flatMap((bridge) => stepsOver(path, bridge, target)));
  }
  return found;
}

/** Two of a unit are enough to see that they disagree. */
const fewOfEach = (bridges: readonly Term[]): Term[] =>
  [...Map.groupBy(bridges, ({ unit, meaning }) => `${meaning} ${formatUnit(unit)}`).values()].flatMap((alike) =>
    alike.slice(0, 2),
  );

const fitsPlan = (term: Term, bridge: Term): boolean =>
  term.plan === "" || bridge.plan === "" || term.plan === bridge.plan;

function isFor({ meaning, unit }: Term, bridge: Term): boolean {
  // A salary is paid whether or not each day is worked to the full.
  if (meaning.startsWith("pay") && bridge.because.some(({ code }) => code === "every_day")) return false;
  if (bridge.meaning === "capacity" || bridge.meaning === "effective_capacity") return meaning.startsWith("pay");
  // How long a thing is used is not how long somebody works.
  if (bridge.meaning === "usage" && meaning.startsWith("pay")) return bridge.unit["hour"] === undefined;
  if (countings.has(bridge.meaning)) return meaning === "unit_cost" && isOfPeriod(unit);
  return true;
}

/** What a piece costs is counted for a whole of them, never the other way: nobody knows how full each is. */
const isOfWhole = ({ meaning, unit }: Term, target: Unit): boolean =>
  meaning !== "in_whole" || target[wholeOf(unit) ?? ""] === -1;

/** Of several kinds of work nobody knows for which one something else than pay is needed. */
const isOtherWork = ({ meaning }: Term, bridge: Term, bridges: readonly Term[]): boolean =>
  bridge.meaning === "work_time" &&
  !meaning.startsWith("pay") &&
  bridges.filter((other) => other.meaning === "work_time").length > 1;

/** Money of a whole period, and of nothing else. */
export const isOfPeriod = (unit: Unit): boolean =>
  Object.keys(unit).length === 2 && ["month", "season", "day", "night"].some((period) => unit[period] === -1);

/** Where it is known how much of a capacity is used, only that is counted with. */
const withoutSpareCapacity = (bridges: readonly Term[]): Term[] =>
  bridges.filter(
    ({ meaning, unit }) =>
      meaning !== "capacity" ||
      !bridges.some((other) => other.meaning === "effective_capacity" && isSameUnit(other.unit, unit)),
  );

function stepsOver(path: Path, bridge: Term, target: Unit): Path[] {
  if (path.steps.some((step) => step.bridge === bridge)) return [];
  const gap = divide(target, path.unit);
  const over = (unit: Unit, sign: "*" | "/"): Path[] =>
    closes(gap, unit) ? [{ unit: multiply(path.unit, unit), steps: [...path.steps, { bridge, sign }] }] : [];
  if (bridge.meaning === "in_whole") return over(bridge.unit, "*");
  return [...(bothWays.has(bridge.meaning) ? over(bridge.unit, "*") : []), ...over(divide({}, bridge.unit), "/")];
}

/** It brings at least one symbol nearer. */
const closes = (gap: Unit, unit: Unit): boolean =>
  Object.entries(unit).some(([symbol, exponent]) => (gap[symbol] ?? 0) * exponent > 0);

function joined(term: Term, { bridge, sign }: Step): Term {
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
