import type { Unit } from "../quantities/unit.ts";
import { isPure } from "../quantities/unit.ts";
import { name, number, parseExpression } from "./expression.ts";
import type { Expression } from "./expression.ts";
import { isSeasonName } from "./seasons.ts";
import { invert } from "./solve.ts";
import { assumedId, bind, parseSlot, patternOf, unify } from "./pattern.ts";
import type { Binding, Slot } from "./pattern.ts";
import type { Range } from "./solve.ts";
import type { Law } from "./law.ts";
import type { Term } from "./term.ts";

/** A law, parsed. */
export interface Rule {
  law: Law;
  expression: Expression;
  holds: Expression | null;
  absent: Slot | null;
  slots: [string, Slot][];
  unit: Unit;
}

/** The expression of a law in its slots. Throws where it cannot be turned around: the table is part of the program. */
export function expressionOf({ expression, solvedFor }: Law): Expression {
  const parsed = parseExpression(expression);
  const turned = solvedFor === undefined ? parsed : invert(parsed, solvedFor);
  if (!turned) throw new Error(`${expression} cannot be solved for ${String(solvedFor)}.`);
  return turned;
}

export const parseLaw = (law: Law): Rule => ({
  law,
  expression: expressionOf(law),
  absent: law.absent === undefined ? null : parseSlot(law.absent),
  holds: law.holds === undefined ? null : parseExpression(law.holds),
  slots: Object.entries(law.slots).map(([slot, text]) => [slot, parseSlot(text)]),
  unit: patternOf(law.unit),
});

/** One assignment of every slot of a law. */
export interface Match {
  binding: Binding;
  chosen: Readonly<Record<string, Term[]>>;
  plan: string;
}

/** Of equally good terms only this many are tried; a law with more possible uses than `mostMatches` is not used. */
const mostAlike = 3;
const mostMatches = 300;

const nothing: Match = { binding: {}, chosen: {}, plan: "" };

/** Every way to fill a law's slots, slot by slot in order. */
export function matches({ slots, law, absent }: Rule, terms: readonly Term[]): Match[] {
  let open: Match[] = [nothing];
  if (absent && fill(absent, nothing, terms).length > 0) return [];
  for (const [key, slot] of slots) {
    if (open.length > mostMatches) return [];
    open = open.flatMap((match) =>
      fill(slot, match, terms).map(({ found, binding }) => ({
        binding,
        chosen: { ...match.chosen, [key]: found },
        plan: slot.takes === "every" ? match.plan : found.reduce((plan, term) => plan || term.plan, match.plan),
      })),
    );
  }
  return open.filter(({ chosen }) => !law.total || isOfOnePlan(Object.values(chosen).flat()));
}

/** A sum over plans takes each plan's own customers; what holds all year holds in a season too. */
function isOfOnePlan(terms: Term[]): boolean {
  const plans = new Set(terms.map(({ plan }) => plan));
  return plans.size <= 1 || (plans.size === 2 && plans.has("") && [...plans].some((plan) => isSeasonName(plan)));
}

interface Filling {
  found: Term[];
  binding: Binding;
}

function fill(slot: Slot, match: Match, terms: readonly Term[]): Filling[] {
  if (slot.constant !== null) return [{ found: [constantTerm(slot.constant, slot.unit)], binding: match.binding }];
  const fitting = candidates(slot, terms)
    .filter((term) => isMeant(slot, term, match))
    .flatMap((term) => bindings(slot, term, match.binding).map((binding) => ({ term, binding })));
  if (slot.takes === "one" || slot.takes === "sole") {
    const best = preferred(slot, fitting);
    const alike = fitting.filter(({ term }) => term.meaning === best[0]?.term.meaning);
    return slot.takes === "sole" && alike.length > 1
      ? []
      : best.map(({ term, binding }) => ({ found: [term], binding }));
  }
  const groups = [...Map.groupBy(fitting, ({ binding }) => JSON.stringify(binding)).values()];
  const fillings = groups.flatMap(([first, ...others]) =>
    first ? [{ found: [first, ...others].map(({ term }) => term), binding: first.binding }] : [],
  );
  if (fillings.length > 0 || slot.takes !== "any") return fillings;
  return [{ found: [], binding: match.binding }];
}

/** Terms by meaning, as far as they were looked at: the laws only add to them. */
const indexes = new WeakMap<readonly Term[], { size: number; byMeaning: Map<string, Term[]> }>();

function byMeaningIn(terms: readonly Term[]): ReadonlyMap<string, Term[]> {
  const index = indexes.get(terms) ?? { size: 0, byMeaning: new Map<string, Term[]>() };
  for (const term of terms.slice(index.size)) {
    const alike = index.byMeaning.get(term.meaning);
    if (alike) alike.push(term);
    else index.byMeaning.set(term.meaning, [term]);
  }
  indexes.set(terms, { ...index, size: terms.length });
  return index.byMeaning;
}

/** The terms of the slot's meanings, in their order. */
function candidates({ meanings }: Slot, terms: readonly Term[]): readonly Term[] {
  const byMeaning = byMeaningIn(terms);
  const [only = [], ...others] = meanings.flatMap((meaning) => {
    const alike = byMeaning.get(meaning);
    return alike ? [alike] : [];
  });
  return others.length === 0 ? only : terms.filter(({ meaning }) => meanings.includes(meaning));
}

function isMeant(slot: Slot, term: Term, { chosen, plan }: Match): boolean {
  if (!isOfPlan(slot, term, plan)) return false;
  if (slot.flow !== null && term.flow !== slot.flow) return false;
  if (slot.words && !slot.words.test(term.of)) return false;
  return slot.of === null || (chosen[slot.of] ?? []).some(({ id }) => id === term.partOf);
}

/** A term of all plans goes with each plan; sums without a plan take nothing from one. */
const isOfPlan = ({ takes }: Slot, term: Term, plan: string): boolean =>
  takes === "every" || term.plan === "" || term.plan === plan || (plan === "" && takes === "one");

function bindings(slot: Slot, term: Term, binding: Binding): Binding[] {
  const fits = unify(slot.unit, term.unit, binding);
  // A pure number as customers per lead does not apply where the lead is the customer.
  return slot.as === null ? fits : fits.filter((fit) => !isDegenerate(slot.as ?? {}, fit));
}

function isDegenerate(pattern: Unit, binding: Binding): boolean {
  if (isPure(pattern)) return false;
  const unit = bind(pattern, binding);
  return unit !== null && isPure(unit);
}

/** For the same unit and plan, the meaning that the law names first, and a whole before a part of it. */
function preferred<Fit extends { term: Term; binding: Binding }>(slot: Slot, fitting: Fit[]): Fit[] {
  const rank = ({ term }: Fit): number => slot.meanings.indexOf(term.meaning);
  const ids = new Set(fitting.map(({ term }) => term.id));
  const whole = slot.of === null ? fitting.filter(({ term }) => !ids.has(term.partOf ?? "")) : fitting;
  return [...Map.groupBy(whole, ({ term, binding }) => `${term.plan}|${JSON.stringify(binding)}`).values()].flatMap(
    (group) => {
      const best = Math.min(...group.map(rank));
      return group.filter((fit) => rank(fit) === best).slice(0, mostAlike);
    },
  );
}

const constantTerm = ({ value, low, high }: Range, unit: Unit): Term => ({
  id: String(value),
  meaning: "constant",
  flow: "none",
  unit,
  expression: low < high ? name(assumedId({ value, low, high })) : number(value),
  label: String(value),
  plan: "",
  of: "",
  inputs: [],
  because: [],
  partOf: null,
  periods: 1,
  quantity: null,
});
