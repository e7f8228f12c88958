import type { TextMark } from "@cofounder/contract/analysis";
import { isLanguage, type Language } from "../i18n/language.ts";
import { type Translator, translatorFor } from "../i18n/translator.ts";
import { isCurrency } from "../quantities/unit.ts";
import { followsFrom, type Follows, type Operand, operandOf, sumsUp, timeOf } from "./arithmetic.ts";
import type { Backing } from "./backing.ts";
import { differences } from "./differs.ts";
import { type Equation, equationsOf } from "./equations.ts";
import { type Known, knownValues } from "./known-values.ts";
import { bestMatch, type Match } from "./match-value.ts";
import { followsFromRun } from "./runs.ts";
import { numbersOf, type NumbersRead, type TextNumber } from "./text-numbers.ts";

interface Judged {
  number: TextNumber;
  mark: Pick<TextMark, "kind" | "says" | "claim"> | null;
  operand: Operand | null;
}

/**
 * Says of each number of a model's text what backs it, and never changes the text. Offsets are characters of the
 * Markdown as it was written. Not marked are numbers that say nothing about the venture: numbering, dates, names, code,
 * addresses, small counts in prose.
 */
export function markText(text: string, backing: Backing, language: string): TextMark[] {
  const spoken = isLanguage(language) ? language : "en";
  const read = numbersOf(text, spoken, backing.currency);
  const known = knownIn(backing, spoken);
  const judged = read.numbers.map((number) => matched(number, known));
  const equations = equationsOf({ text, numbers: read.numbers, isExact: (index) => isAsItStands(judged[index]) });
  follow(judged, equations);
  contradict(judged, { backing, read, language: spoken });
  check(judged, equations, translatorFor(spoken));
  return judged.flatMap(({ number, mark }): TextMark[] => {
    const { start, end } = number;
    if (mark) return [{ start, end, ...mark }];
    return isStatement(number) ? [{ start, end, kind: "own", says: "", claim: null }] : [];
  });
}

const indexed = new WeakMap<Backing, Map<Language, Known[]>>();

/** What is known is collected once for several texts. */
function knownIn(backing: Backing, language: Language): Known[] {
  const byLanguage = indexed.get(backing) ?? new Map<Language, Known[]>();
  indexed.set(backing, byLanguage);
  const known = byLanguage.get(language) ?? knownValues(backing, language);
  byLanguage.set(language, known);
  return known;
}

/** Both ends of a range have to be known. */
function matched(number: TextNumber, known: readonly Known[]): Judged {
  const none = { number, mark: null, operand: null };
  if (number.isTiny && number.isOfText) return none;
  const ends = [...new Set([number.low, number.high])].map((end) => bestMatch(number, end, known));
  const found = ends.filter((end) => end !== null);
  const [first] = found;
  if (!first || found.length < ends.length) return none;
  const weakest = found.find(({ known: { kind } }) => kind !== "founder") ?? first;
  const says = [...new Set(found.map((match) => saysOf(match, number)))].join(" – ");
  return {
    number,
    mark: { kind: weakest.known.kind, says, claim: weakest.known.kind === "own" ? null : weakest.known.id },
    operand: ends.length === 1 ? operandOf(number, first) : null,
  };
}

function saysOf({ known, by, factor }: Match, { written }: TextNumber): string {
  if (by === "same") return known.says();
  if (by === "complement") return `100 % − ${known.shown} = ${written}`;
  const by_ = factor >= 1 ? `× ${rounded(factor)}` : `÷ ${rounded(1 / factor)}`;
  return `${known.shown} ${by_} = ${written}`;
}

const rounded = (factor: number): string => String(Number(factor.toPrecision(4)));

/** From what is backed, before what rests on the model's assumptions. */
const followsFromAny = (number: TextNumber, operands: readonly Operand[]): Follows | null =>
  followsFrom(
    number,
    operands.filter(({ isAssumed }) => !isAssumed),
  ) ?? followsFrom(number, operands);

/** The most numbers in a chain of calculations. */
const longestChain = 4;

/** Marks the numbers that follow from marked ones, until nothing more follows. */
function follow(judged: Judged[], equations: Equations): void {
  for (let round = 0; round < longestChain; round++) {
    let isDone = true;
    for (const [index, one] of judged.entries()) {
      if (one.mark !== null) continue;
      const equation = equations.get(index);
      if (equation?.verdict === "wrong") continue;
      const found = solved(one.number, equation, judged) ?? followsAround(one.number, judged, index);
      if (!found) continue;
      one.mark = computed(found, one.number);
      one.operand = found.operand;
      isDone = false;
    }
    if (isDone) return;
  }
}

/** From what stands around it: two numbers, a column, or more numbers of its sentence. */
const followsAround = (number: TextNumber, judged: readonly Judged[], index: number): Follows | null =>
  followsFromAny(number, around(judged, index)) ??
  sumsUp(number, column(judged, index)) ??
  followsFromRuns(judged, index);

type Equations = ReadonlyMap<number, Equation>;

/** The result of a calculation that the text spells out, where all of its numbers are backed or count something. */
function solved(number: TextNumber, equation: Equation | undefined, judged: readonly Judged[]): Follows | null {
  if (equation?.verdict !== "right") return null;
  const parts = equation.operands.map((index) => judged[index]);
  const isBacked = parts.every((part) => part && (part.mark !== null || isPlain(part.number)));
  if (!isBacked || !parts.some((part) => part?.mark)) return null;
  const units = parts.flatMap((part) => (part?.operand ? Object.keys(part.operand.unit).filter(isCurrency) : []));
  const [currency] = number.kind === "money" ? [number.currencies[0] ?? units[0]] : [];
  const isShare = number.kind === "percent";
  const value = equation.value / (isShare ? 100 : 1);
  const unit = currency === undefined ? {} : { [currency]: 1 };
  const isAssumed = parts.some((part) => part?.mark?.kind === "own" || part?.mark?.kind === "assumed");
  const operand = { value, unit, isLoose: true, isShare, isAssumed, written: number.written };
  return { formula: equation.formula, operand };
}

/** Not rounded: as the founder wrote it, or a count. */
const isAsItStands = (one: Judged | undefined): boolean =>
  one?.mark?.kind === "founder" || (one?.number.kind === "bare" && Number.isInteger(one.number.low));

/** "× 12", "3 × 20": a number that says nothing about the venture by itself. */
const isPlain = ({ kind, isTiny, counts }: TextNumber): boolean => kind === "bare" && (isTiny || !counts);

/**
 * The calculations that a text spells out with numbers of its own: those that are right say so, those that are wrong
 * differ from their own result.
 */
function check(judged: Judged[], equations: Equations, { number }: Translator): void {
  for (const [index, { formula, value, verdict }] of equations) {
    const one = judged[index];
    if (!one || one.mark !== null || verdict === "open") continue;
    const { written } = one.number;
    one.mark =
      verdict === "right"
        ? { kind: "own", says: `${formula} = ${written}`, claim: null }
        : { kind: "differs", says: `${formula} = ${number(value)} ≠ ${written}`, claim: null };
  }
}

const computed = ({ formula, operand }: Follows, { written }: TextNumber): NonNullable<Judged["mark"]> => ({
  kind: operand.isAssumed ? "assumed" : "computed",
  says: `${formula} = ${written}`,
  claim: null,
});

/** A table row has fewer numbers than this. */
const farthest = 24;

/** The marked numbers of a sentence, item or row, and of the one before it; the nearest last. */
function around(judged: readonly Judged[], index: number): Operand[] {
  const own = judged[index]?.number;
  if (!own) return [];
  const isAround = ({ at }: TextNumber): boolean =>
    at === own.at || (at === own.at - 1 && own.segment.kind !== "heading");
  const first = Math.max(0, index - farthest);
  return judged
    .slice(first, index + farthest)
    .map((one, place): [number, Judged] => [first + place, one])
    .filter(([other, { number }]) => other !== index && isAround(number))
    .toSorted(([one], [two]) => Math.abs(two - index) - Math.abs(one - index))
    .flatMap(([, { operand }]) => operand ?? []);
}

/** From three or more marked numbers of its sentence, before or behind it without a gap. */
function followsFromRuns(judged: readonly Judged[], index: number): Follows | null {
  const own = judged[index]?.number;
  if (own?.segment.kind !== "prose" && own?.segment.kind !== "item") return null;
  const isBeside = ({ at }: TextNumber): boolean => at === own.at;
  const before = judged.slice(Math.max(0, index - farthest), index).filter(({ number }) => isBeside(number));
  const behind = judged.slice(index + 1, index + farthest).filter(({ number }) => isBeside(number));
  const operands = (run: readonly Judged[]): Operand[] => run.flatMap((one) => one.operand ?? timeOf(one.number) ?? []);
  return followsFromRun(own, operands(before), true) ?? followsFromRun(own, operands(behind), false);
}

/** The marked numbers above it in its column, or in the items of its list; none if one of them is not marked. */
function column(judged: readonly Judged[], index: number): Operand[] {
  const own = judged[index]?.number;
  if (own?.segment.kind !== "row" && own?.segment.kind !== "item") return [];
  const above = judged
    .slice(0, index)
    .filter(
      ({ number: { segment, at, cell, kind } }) =>
        segment.block === own.segment.block && at < own.at && cell === own.cell && kind === own.kind,
    );
  const firsts = above.filter(
    ({ number }, order) => above.findIndex((other) => other.number.at === number.at) === order,
  );
  const parts = firsts.flatMap(({ operand }) => operand ?? []);
  return parts.length === firsts.length ? parts : [];
}

interface Setting {
  backing: Backing;
  read: NumbersRead;
  language: Language;
}

function contradict(judged: Judged[], { backing, read: { segments, numbers }, language }: Setting): void {
  if (backing.metrics.length === 0) return;
  const differenceOf = differences(backing.metrics, { segments, numbers, language });
  for (const one of judged) {
    // A source may have the same number by chance.
    const isOpen = one.mark === null || one.mark.kind === "source";
    const found = isOpen && isStatement(one.number) ? differenceOf(one.number) : null;
    if (found) one.mark = { kind: "differs", says: found.says, claim: found.metric.name };
  }
}

const digits = /[\d\u0966-\u096f\uff10-\uff19]/u;

/** "7/10", but not "12 में से 5", which is two counts. */
const isShareInDigits = (written: string): boolean => digits.test(written) && !/\d\s\p{L}/u.test(written);

/** Whether a number without backing says something about money, shares, times or counts. */
function isStatement({ kind, written, time, isTiny, isOfText, segment, end }: TextNumber): boolean {
  if (kind === "money" || kind === "percent") return true;
  if (kind === "date") return false;
  if (kind === "fraction") return isShareInDigits(written);
  if (isTiny || isOfText) return false;
  // "80/20" and "× 12" are no figures of a venture.
  const behind = segment.text.slice(end - segment.start);
  if (/\d\s?\/\s?\d/.test(written) || (time === null && /^\s?\/\s?\d/.test(behind))) return false;
  return true;
}

/** How many numbers are backed, how many rest on the model alone, and how many contradict a result. */
export function countMarks(marks: readonly TextMark[]): { checked: number; own: number; differs: number } {
  const count = (kinds: readonly TextMark["kind"][]): number => marks.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    checked: count(["founder", "computed", "source"]),
    own: count(["assumed", "own"]),
    differs: count(["differs"]),
  };
}
