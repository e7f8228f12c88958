import { divide, formatUnit, isSameUnit, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { number, operation } from "./expression.ts";
import type { Expression } from "./expression.ts";
import { agree, areOfOneThing, sharesWord, valueOf } from "./term.ts";
import type { Leaves, Term } from "./term.ts";
import { wholeOf } from "./wholes.ts";

const mostSteps = 3;
/** Beyond this number only the nearest are tried. */
const mostBridges = 24;

/** Figures that convert one thing into another: consumption, duration, output. */
const bothWays = new Set(["usage", "work_time", "physical"]);
const dividing = new Set(["capacity", "effective_capacity"]);
/** Only these convert a cost for a whole period into a cost per piece or customer. */
const countings = new Set(["volume", "paying"]);

const isBridge = ({ meaning }: Term): boolean =>
  bothWays.has(meaning) || dividing.has(meaning) || countings.has(meaning) || meaning === "in_whole";

/** The result of converting a term to a unit: the converted term, nothing, or values that disagree. */
export type Converted = { term: Term } | { term: null; disagree: Term[] };

/** The figures that convert between units, and the paths found so far. */
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
 * Converts money from one denominator to another by multiplying with usage, time and wear: breadth first, each figure
 * at most once, at most three figures. Paths that differ by more than a hundredth give no value.
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

/** All terms of one unit, plan, kind and name take the same paths. */
function pathsFor(term: Term, target: Unit, means: Means): Path[] {
  const key = [formatUnit(term.unit), formatUnit(target), term.plan, term.meaning, term.of].join("|");
  const known = means.found.get(key);
  if (known) return known;
  const usable = fewOfEach(
    means.bridges.filter(
      (bridge) =>
        fitsPlan(term, bridge) &&
        isFor(term, bridge) &&
        isOfItsName(term, bridge, means.bridges) &&
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

/** Two paths to a unit are enough to detect a disagreement. */
const fewOfEach = (bridges: readonly Term[]): Term[] =>
  [...Map.groupBy(bridges, ({ unit, meaning }) => `${meaning} ${formatUnit(unit)}`).values()].flatMap((alike) =>
    alike.slice(0, 2),
  );

/** 50 g of flour and 30 g of meat in a bun: the flour's price goes with the flour. */
function isOfItsName(term: Term, bridge: Term, bridges: readonly Term[]): boolean {
  if (!bothWays.has(bridge.meaning) || term.of === "") return true;
  const alike = bridges.filter(({ meaning, unit }) => meaning === bridge.meaning && isSameUnit(unit, bridge.unit));
  const own = alike.filter((other) => other.of !== "" && sharesWord(other.of, term.of));
  return alike.length === 1 || own.length === 0 || own.includes(bridge);
}

const fitsPlan = (term: Term, bridge: Term): boolean =>
  term.plan === "" || bridge.plan === "" || term.plan === bridge.plan;

function isFor(term: Term, bridge: Term): boolean {
  const { meaning, unit } = term;
  // A salary is paid whether or not every day is fully worked.
  if (meaning.startsWith("pay") && bridge.because.some(({ code }) => code === "every_day")) return false;
  if (dividing.has(bridge.meaning))
    return (meaning.startsWith("pay") || isRoomByTheHour(term)) && isOutputOf(term, bridge);
  // The duration of use of a thing is not working time.
  if (bridge.meaning === "usage" && meaning.startsWith("pay")) return bridge.unit["hour"] === undefined;
  if (countings.has(bridge.meaning)) return meaning === "unit_cost" && isOfPeriod(unit);
  return true;
}

/** A kitchen by the hour is paid for what is made in it, as work is. */
const isRoomByTheHour = ({ meaning, unit }: Term): boolean => meaning === "unit_cost" && unit["hour"] === -1;

/**
 * Pay is divided by what the worker gets done, never by the room of a vehicle, a class or a machine: how full each of
 * them is is unknown.
 */
const isOutputOf = (pay: Term, capacity: Term): boolean =>
  wholeOf(capacity.unit) === null && areOfOneThing(pay, capacity);

/** A cost per piece is converted to a cost per whole, never the other way: how full each whole is is unknown. */
const isOfWhole = ({ meaning, unit }: Term, target: Unit): boolean =>
  meaning !== "in_whole" || target[wholeOf(unit) ?? ""] === -1;

/** With several kinds of work it is unknown which of them needs a cost other than pay. */
const isOtherWork = ({ meaning }: Term, bridge: Term, bridges: readonly Term[]): boolean =>
  bridge.meaning === "work_time" &&
  !meaning.startsWith("pay") &&
  bridges.filter((other) => other.meaning === "work_time").length > 1;

/** Money per period, and per nothing else. */
export const isOfPeriod = (unit: Unit): boolean =>
  Object.keys(unit).length === 2 && ["month", "season", "day", "night"].some((period) => unit[period] === -1);

/** If the used part of a capacity is known, only that part counts. */
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

/** It brings at least one symbol closer to the target. */
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
