import { isComputable } from "../quantities/quantity.ts";
import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { formatUnit, isSameUnit } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { namesIn } from "./expression.ts";
import { contributions } from "./contribution.ts";
import type { EachMatch } from "./contribution.ts";
import { activitiesByMonth } from "./activities.ts";
import { payByPiece } from "./labour.ts";
import { costsOfMadeThings } from "./made-things.ts";
import { perEvent, workedHours } from "./events.ts";
import { matches, parseLaw } from "./match.ts";
import { daysOfMonth, isByConvention, openDays } from "./open-days.ts";
import { openQuestions } from "./open-questions.ts";
import { isOfPiece, openIn } from "./open.ts";
import type { Rule } from "./match.ts";
import { assumedId } from "./pattern.ts";
import { metricOf, resultOf } from "./metric.ts";
import type { Metric, Result } from "./metric.ts";
import { withTermsOfParts } from "./parts-of-sales.ts";
import { resolveShares } from "./shares.ts";
import { laws } from "./table.ts";
import { agree, sameWords, valueOf } from "./term.ts";
import type { Leaves, Question, Term } from "./term.ts";
import { isSeasonal } from "./period.ts";
import { isSeasonName } from "./seasons.ts";
import { startFrom } from "./terms.ts";
import { countsInWholes } from "./wholes.ts";

export interface Computed {
  metrics: Metric[];
  questions: Question[];
  /** Figures of the venture that no result uses. */
  unplaced: QuantityId[];
}

/** Laws that add up several products are used together, the others one after the other. */
const ruleGroups: Rule[][] = [...Map.groupBy(laws.map(parseLaw), ({ law }) => (law.total ? law.name : law)).values()];

const rulesOfThumb: Leaves = Object.fromEntries(
  ruleGroups
    .flat()
    .flatMap(({ slots }) => slots)
    .flatMap(([, { constant }]) => (constant && constant.low < constant.high ? [[assumedId(constant), constant]] : [])),
);

interface State {
  terms: Term[];
  leaves: Leaves;
  metrics: Metric[];
  questions: Question[];
  /** Outflows excluded because of two values or a missing base. */
  outside: Term[];
  /** Results of laws, as opposed to figures of the founder. */
  results: Set<Term>;
  disputes: Dispute[];
  silenced: ReadonlySet<string>;
  isOfSeason: boolean;
  /** The units of the figures as written. */
  units: ReadonlyMap<QuantityId, Unit>;
}

/** A result that another law computes differently from other figures. */
interface Dispute {
  name: string;
  question: Question;
}

/** One pass over the table, without the silenced laws. */
export function computeOnce(
  quantities: readonly Quantity[],
  silenced: ReadonlySet<string>,
): { computed: Computed; disputes: Dispute[] } {
  const start = startFrom(quantities);
  const credits = withTermsOfParts(start.terms);
  const shares = resolveShares(credits.terms);
  const events = activitiesByMonth(perEvent(workedHours(shares.terms), start.leaves), start.leaves);
  const state: State = {
    terms: [...costsOfMadeThings(payByPiece(events, start.leaves), start.leaves), ...countsInWholes(events)],
    leaves: { ...rulesOfThumb, ...start.leaves },
    metrics: [],
    questions: [...start.questions, ...credits.questions, ...shares.questions],
    outside: [...start.disputed, ...shares.unplaced],
    results: new Set(),
    disputes: [],
    silenced,
    isOfSeason: isSeasonal(quantities.filter(isComputable)),
    units: new Map(quantities.map(({ id, unit }) => [id, unit])),
  };
  for (const group of ruleGroups) apply(group, state);
  state.questions.push(...daysOfMonth(start.terms, state.metrics));
  state.questions.push(...openQuestions(state));
  const used = new Set(state.metrics.flatMap(({ leaves }) => Object.keys(leaves)));
  const computed = {
    metrics: state.metrics,
    questions: distinct(state.questions),
    unplaced: quantities.filter((quantity) => isComputable(quantity) && !used.has(quantity.id)).map(({ id }) => id),
  };
  return { computed, disputes: state.disputes };
}

export const distinct = (questions: Question[]): Question[] => [
  ...new Map(questions.map((question) => [`${question.code} ${question.about.toSorted().join()}`, question])).values(),
];

function apply(group: readonly Rule[], state: State): void {
  const results = group
    .filter(({ law }) => !state.silenced.has(law.name))
    .flatMap((rule) => resultsOf(rule, state))
    .filter((result) => !isKnown(result, state));
  const said = group.some(({ law }) => law.total) ? addedUp(eachOnce(results, state), state) : settled(results, state);
  for (const result of said) keep(result, state);
}

function resultsOf(rule: Rule, state: State): Result[] {
  const { unless } = rule.law;
  if (rule.law.allYear && state.isOfSeason) return [];
  if (rule.law.soleLine && hasSeveralLines(state)) return [];
  if (unless && state.terms.some(({ meaning }) => unless.split("|").includes(meaning))) return [];
  const results = fill(rule, state).flatMap((match) => {
    const result = resultOf(rule, match, state);
    if (result && rule.law.measured) state.questions.push(...openDays(Object.values(match.chosen).flat(), state.units));
    return result && isSaid(result, { rule, match, state }) && !isBareBesideMargin(result, state) ? [result] : [];
  });
  const isOne = new Set(results.map(({ unit }) => formatUnit(unit))).size <= 1;
  return rule.law.lone && !isOne ? [] : results;
}

/** Several things or plans are sold, each with sales of its own. */
const hasSeveralLines = ({ results }: State): boolean =>
  [...results].some(({ meaning, plan }) => meaning === "contribution_in_all" && plan !== "" && !isSeasonName(plan));

/** If the founder states a margin, a price without any cost is not the contribution. */
const isBareBesideMargin = (result: Result, { terms }: State): boolean =>
  result.law.costed !== undefined && isBare(result) && terms.some(({ meaning }) => meaning === "margin");

const isSaid = (
  result: Result,
  { rule: { law }, match: { plan, chosen }, state }: { rule: Rule; match: EachMatch; state: State },
): boolean =>
  !(law.whole && isOfAPart(plan)) &&
  !(law.measured && isByConvention(Object.values(chosen).flat(), state.units)) &&
  !(law.sameThing && isOfTwoThings(Object.values(chosen).flat())) &&
  (law.except === undefined || law.except !== result.product) &&
  !(law.costed === true && isBare(result));

/** A season has all of the sales of its time, one of several plans has not. */
const isOfAPart = (plan: string): boolean => plan !== "" && !isSeasonName(plan);

/** Each belongs to a different named thing: the margin of the supplies, the fee of a shop. */
function isOfTwoThings(terms: readonly Term[]): boolean {
  const named = terms.filter(({ of }) => of !== "");
  return named.some((one) => !terms.some((other) => other !== one && isOfIt(one, other)));
}

const isOfIt = ({ of }: Term, other: Term): boolean =>
  sameWords(of, other.of) ||
  Object.keys(other.unit).some((name) => of.toLowerCase().includes(name.toLowerCase()) || sameWords(of, name));

/** The cost per piece is unknown. */
const isBare = ({ term, without }: Result): boolean =>
  without.length === 0 && term.because.some(({ code }) => code === "no_unit_cost");

function fill(rule: Rule, state: State): EachMatch[] {
  if (rule.slots.some(([, { takes }]) => takes === "each")) {
    const costed = contributions(rule, { ...state, unplaced: state.outside.filter((term) => isOfPiece(term)) });
    state.questions.push(...costed.questions);
    return costed.matches;
  }
  return matches(rule, state.terms).map((match) => ({ ...match, without: openIn(rule, match, state) }));
}

/** Already known from an earlier law or the founder; an earlier law with a different value is a dispute. */
function isKnown(result: Result, state: State): boolean {
  const { term, law } = result;
  const known = state.terms.find(
    ({ meaning, unit, plan }) => meaning === term.meaning && plan === term.plan && isSameUnit(unit, term.unit),
  );
  if (!known) return false;
  const values = [known, term].map((one) => valueOf(one, state.leaves));
  if (!state.results.has(known) || !isOther(result, { known, values })) return true;
  const about = differing([known, term].map(({ expression }) => namesIn(expression)));
  state.disputes.push({ name: law.name, question: { code: "two_paths", about, values } });
  return true;
}

/** Another value from another figure: a result from fewer of the same figures only stands in for the rest. */
function isOther(
  { term, law, without }: Result,
  { known, values: [first = 0, second = 0] }: { known: Term; values: number[] },
): boolean {
  const isFirm = !law.interval && !law.total && without.length === 0 && !(law.positive && second <= 0);
  const rests = new Set(namesIn(known.expression));
  return isFirm && !agree(first, second) && namesIn(term.expression).some((id) => !rests.has(id));
}

/** One result per unit and plan, or per product; several for one that disagree become a question. */
function settled(results: Result[], state: State): Result[] {
  const groups = Map.groupBy(results, ({ term, group }) => `${formatUnit(term.unit)}|${term.plan}|${group}`);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    const value = valueOf(first.term, state.leaves);
    if (others.every(({ term }) => agree(value, valueOf(term, state.leaves)))) return [first];
    if (new Set(group.map(({ product }) => product)).size === group.length) return group.map(ofItsProduct);
    state.questions.push({
      code: "two_paths",
      about: differing(group.map(({ term }) => term.inputs)),
      values: group.map(({ term }) => valueOf(term, state.leaves)),
    });
    return [];
  });
}

/** The inputs that are not common to all of them. */
function differing(lists: string[][]): string[] {
  const all = [...new Set(lists.flat())];
  const own = all.filter((id) => !lists.every((list) => list.includes(id)));
  return own.length > 0 ? own : all;
}

/** If the founder counts only in minutes, so does the result. */
function inSpokenTime(result: Result, { terms }: State): Result {
  const { hour, ...rest } = result.unit;
  if (hour === undefined) return result;
  const units = terms.flatMap(({ quantity }) =>
    quantity && result.rests.includes(quantity.id) ? [quantity.unit] : [],
  );
  const isMinutes = units.some(({ minute }) => minute) && !units.some((unit) => unit["hour"]);
  return isMinutes ? { ...result, unit: { ...rest, minute: hour }, factor: result.factor * 60 ** hour } : result;
}

/** Two counts of one product become a question before anything is added up. */
const eachOnce = (results: Result[], state: State): Result[] =>
  [...Map.groupBy(results, ({ product }) => product).values()].flatMap((group) =>
    settled(
      group.map((result) => ({ ...result, product: "" })),
      state,
    ).map((result) => ({ ...result, product: group[0]?.product ?? "" })),
  );

/**
 * The results of several products or plans, and their sum. Where the same income is in two results, the one that
 * includes more counts; two that include the same have to agree.
 */
function addedUp(results: Result[], state: State): Result[] {
  return [...Map.groupBy(results, ({ term }) => formatUnit(term.unit)).values()].flatMap((group) => {
    const paid = new Map(group.map((result) => [result, paidIn(result, state)]));
    const widest = group.filter((one) => !group.some((other) => isWithin(paid.get(one), paid.get(other))));
    const [first, ...others] = widest;
    if (!first || others.length === 0) return widest;
    const all = widest.flatMap((result) => [...(paid.get(result) ?? [])]);
    if (new Set(all).size < all.length)
      return settled(
        widest.map((result) => ({ ...result, product: "" })),
        state,
      );
    const parts = widest.map(ofItsProduct);
    const [part, ...rest] = parts;
    return part ? [...parts, part.plus(rest)] : [];
  });
}

function ofItsProduct(result: Result): Result {
  const plan = result.term.plan || result.product;
  return { ...result, term: { ...result.term, plan, of: plan, id: `${result.term.meaning}:${plan}` } };
}

const isWithin = (one: Set<string> = new Set(), other: Set<string> = new Set()): boolean =>
  one.size < other.size && [...one].every((id) => other.has(id));

/** The income figures that a result rests on. */
function paidIn({ rests }: Result, { terms }: State): Set<string> {
  const paid = new Set(
    terms.filter(({ flow, meaning }) => flow === "in" || meaning === "order_value").map(({ id }) => id),
  );
  return new Set(rests.filter((id) => paid.has(id)));
}

function keep(result: Result, state: State): void {
  const { term, without, law } = result;
  const metric = metricOf(inSpokenTime(result, state), state.leaves);
  if (!metric) return;
  if (!(law.costed && isBare(result))) state.metrics.push(metric);
  if (without.length > 0) return;
  state.terms.push(...result.beside);
  if (law.interval)
    // A proportion with an interval of its own enters later laws as one number.
    state.leaves[term.id] = { value: metric.value, low: metric.low ?? metric.value, high: metric.high ?? metric.value };
  const kept: Term = law.interval ? { ...term, expression: { kind: "name", name: term.id } } : term;
  state.terms.push(kept);
  state.results.add(kept);
}
