import { usualWholes } from "@cofounder/contract/usual-wholes";
import type { FigureReading, FigureSpan, FigureWhole } from "@cofounder/contract/figures";
import type { Language } from "../i18n/language.ts";
import { type Flow, type Meaning, meanings } from "../quantities/labels.ts";
import { measuresIn } from "../quantities/measures.ts";
import { currencyOf, formatUnit, isCurrency, isTime, multiply, parseUnit, type Unit } from "../quantities/unit.ts";
import { isFormOf } from "../reader/forms.ts";
import { conceptsOf, lexiconOf } from "../reader/lexicon.ts";
import { canFlow as canFlowAs, type Proposed, prove } from "../reader/prove.ts";
import type { Figure, LexedMessage } from "../reader/tokens.ts";
import { words } from "../reader/words.ts";
import { findQuote } from "./find-quote.ts";
import { modelIdOf, type ModelReading, type Relations } from "./reading.ts";
import { assumedPeriod, countedIn, type Numbers, relationsOf } from "./relations.ts";
import { figuresMax, type WireFigure, type WireReading } from "./wire.ts";

/** Why a part of a reading is not proven, in words from which its author can correct it. */
export interface ReadingFailure {
  id: string;
  because: string;
}

export interface ReadingProof {
  reading: ModelReading;
  failures: ReadingFailure[];
}

export interface Provable {
  /** All of the founder's messages, with their numbers. */
  messages: readonly LexedMessage[];
  language: Language;
  /** The messages whose numbers have to be read. */
  covers: readonly number[];
}

/**
 * Judges a language model's reading as `prove` judges any other, and before that what only a model can get wrong: its
 * ids, its quotes, and units whose words the founder never wrote. Numbers that it leaves out are failures too.
 */
export function proveReading(wire: WireReading, provable: Provable): ReadingProof {
  const numbers = numbersOf(provable.messages);
  const failures: ReadingFailure[] = [];
  const fail = (id: string, because: string) => void failures.push({ id, because });
  const { once, twice } = oncePerNumber(wire.figures);
  for (const id of twice) fail(id, "two of your entries say different things of this number: say once what it is");
  const isUnclear = ({ id, meaning }: WireFigure): boolean => meaning === "unclear" && numbers.has(id);
  const unclear = once.filter(isUnclear).map(({ id }) => id);
  const counts = new Set(once.flatMap(({ per }) => per ?? []));
  const judged = once.flatMap((figure): Judged[] => {
    if (isUnclear(figure)) return [];
    const found = counts.has(figure.id) ? countsAnother : judge(figure, provable, numbers);
    if (typeof found === "string") fail(figure.id, found);
    return typeof found === "string" ? [] : [found];
  });
  const proof = prove(
    provable.messages.map((message, index) => asRead(message, index, judged)),
    judged.map(({ proposed }) => proposed),
  );
  const proven = judged.filter(({ proposed }) => proof.proven.includes(proposed));
  for (const { proposed, id } of judged)
    if (!proof.proven.includes(proposed))
      fail(id, proof.failures.find(({ quote }) => quote === proposed.quote)?.because ?? "it is not proven");
  const dismissed = spansOf(wire.not_figures, numbers).filter((span) => !counts.has(modelIdOf(span)));
  for (const id of missing(provable, { judged, dismissed, failures, unclear: [...unclear, ...counts] }))
    fail(id, "this number is not in your reading: read it, or name it in not_figures");
  return { reading: readingOf(wire, { provable, proven, dismissed, numbers }), failures };
}

const countsAnother = "another entry is counted by this number: leave this one out";

/** Each number's entry; what is read in two ways is read in none. */
function oncePerNumber(figures: readonly WireFigure[]): { once: WireFigure[]; twice: Set<string> } {
  const byId = new Map<string, WireFigure>();
  const twice = new Set<string>();
  for (const figure of figures) {
    const other = byId.get(figure.id);
    if (!other) byId.set(figure.id, figure);
    else if (saysOf(other) !== saysOf(figure)) twice.add(figure.id);
  }
  return { once: [...byId.values()].filter(({ id }) => !twice.has(id)), twice };
}

const saysOf = ({ meaning, unit, flow, party, status, basis, share_of: whole, per, value }: WireFigure): string =>
  JSON.stringify([meaning, unit, flow, party, status, basis, whole, per, value]);

export const numbersOf = (messages: readonly LexedMessage[]): Numbers =>
  new Map(
    messages.flatMap(({ text, figures }, message) =>
      figures.map((figure) => {
        const span = { message, start: figure.start, end: figure.end };
        return [modelIdOf(span), { span, figure, text: text.slice(figure.start, figure.end) }] as const;
      }),
    ),
  );

interface Judged {
  id: string;
  proposed: Proposed;
  shareOf?: FigureWhole;
  relations: Relations;
}

/** A quantity to be proven, or why it cannot be one. */
function judge(wire: WireFigure, { messages, language }: Provable, numbers: Numbers): Judged | string {
  const number = numbers.get(wire.id);
  if (!number) return `there is no number ${wire.id}`;
  const { span, figure, text } = number;
  const said = messages[span.message]?.text ?? "";
  if (!findQuote(said, wire.quote, span))
    return `"${wire.quote.slice(0, 80)}" are not the founder's words around "${text}"`;
  const unit = provenUnit(wire, figure, { messages, language });
  if (typeof unit === "string") return unit;
  const shareOf = wholeOf(wire.share_of, numbers);
  if (shareOf === null) return `share_of names no figure: ${wire.share_of}`;
  const relations = relationsOf(wire, numbers, { messages, text: said });
  if (typeof relations === "string") return relations;
  const read = proposedOf(wire, { unit, span, figure: valued(figure, relations), text });
  const proposed = countedIn(read, wire, { numbers, text: said });
  return { id: wire.id, proposed, relations, ...(shareOf && { shareOf }) };
}

const valued = (figure: Figure, { value }: Relations): Figure =>
  value === undefined ? figure : { ...figure, low: value, high: value };

function proposedOf(
  wire: WireFigure,
  { unit, span, figure, text }: { unit: Unit; span: FigureSpan; figure: Figure; text: string },
): Proposed {
  const { flow, basis, quote, meaning, party, status, of } = wire;
  const { low, high } = figure;
  return {
    quote: text,
    span,
    value: (low + high) / 2,
    ...(low === high ? {} : { low, high }),
    unit,
    of,
    flow: canFlow(unit) ? flowOf(meaning, flow) : "none",
    party,
    status: wire.assumed_period === undefined || status !== "actual" ? status : "assumed",
    meaning,
    basis: basis ?? (Object.keys(unit).some((name) => isTime(name)) ? "recurring" : "once"),
    evidence: quote === text ? {} : { unit: quote },
  };
}

/** The unit, with the period that the model assumes; or why it cannot be so. */
function provenUnit(
  wire: WireFigure,
  figure: Figure,
  { messages, language }: Pick<Provable, "messages" | "language">,
): Unit | string {
  const unit = unitOf(wire, figure);
  if (!unit)
    return `"${wire.unit.slice(0, 60)}" is no unit: write it like EUR/customer/month, each thing in the founder's noun`;
  const period = assumedPeriod(wire, unit);
  return unsaidSymbol(unit, messages, language) ?? (typeof period === "string" ? period : multiply(unit, period));
}

/** "Half of them" is a part, whether its unit is written as one or as a percentage. */
function unitOf({ unit }: WireFigure, { kind }: Figure): Unit | null {
  const parsed = parseUnit(unit.trim());
  return kind === "fraction" && parsed?.["%"] === 1 ? {} : parsed;
}

/** As the reading has it, where money of that meaning can flow so. */
const flowOf = (meaning: Meaning, flow: Flow | undefined): Flow =>
  flow !== undefined && canFlowAs(meaning, flow) ? flow : meanings[meaning];

const canFlow = (unit: Unit): boolean => currencyOf(unit) !== null || unit["%"] === 1 || Object.keys(unit).length === 0;

/** English plurals that no ending tells. */
const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ["person", "people"],
  ["child", "children"],
  ["man", "men"],
  ["woman", "women"],
  ["loaf", "loaves"],
  ["knife", "knives"],
  ["shelf", "shelves"],
]);

/** Symbols that no message has to name: a person may be a guest, a child, a neighbour. */
const general: ReadonlySet<string> = new Set(["%", "customer", "person"]);

/** A thing or a time in a unit that none of the founder's messages mentions. */
function unsaidSymbol(unit: Unit, messages: readonly LexedMessage[], language: Language): string | null {
  const symbols = Object.keys(unit).filter((name) => !isCurrency(name) && !general.has(name));
  if (symbols.length === 0) return null;
  const said = messages.flatMap(({ text }) => words(text, 0, "apart").map(({ word }) => word));
  const text = messages.map((message) => message.text.toLowerCase()).join("\n");
  const measures = new Set(messages.flatMap((message) => measuresIn(message.text).map(({ symbol }) => symbol)));
  const isNamed = (name: string): boolean =>
    measures.has(name) ||
    text.includes(name.toLowerCase().replaceAll("_", " ")) ||
    said.some((word) => isFormOf(word, name)) ||
    said.includes(irregularPlurals.get(name) ?? name);
  const unsaid = symbols.find((name) => !(isTime(name) ? isTimeSaid(name, said, language) : false) && !isNamed(name));
  if (unsaid === undefined) return null;
  return isTime(unsaid)
    ? `${formatUnit(unit)}: the founder says nothing of a ${unsaid}; leave the period out, the founder will be asked`
    : `${formatUnit(unit)}: "${unsaid}" stands in none of the founder's messages; use their own noun, or customer`;
}

/** "This year" in one word, in Austria and Bavaria. */
const thisYear: ReadonlySet<string> = new Set(["heuer", "heurig", "heurige", "heurigen", "heuriger", "heuriges"]);

/** In the conversation's language, or in the English that founders mix in. */
const isTimeSaid = (time: string, said: readonly string[], language: Language): boolean =>
  (time === "year" && said.some((word) => thisYear.has(word))) ||
  [language, "en" as const].some((one) =>
    conceptsOf(lexiconOf(one, "apart"), said).some((concepts) => concepts.includes(time)),
  );

/** Null where it is none. */
function wholeOf(share: string | undefined, numbers: Numbers): FigureWhole | undefined | null {
  if (share === undefined) return undefined;
  return usualWholes.find((whole) => whole === share) ?? numbers.get(share)?.span ?? null;
}

/** A number with the value, and an ambiguous sign with the currency, that the reading names. */
function asRead(message: LexedMessage, index: number, judged: readonly Judged[]): LexedMessage {
  const own = judged.filter(({ proposed }) => proposed.span.message === index);
  if (own.length === 0) return message;
  const figures = message.figures.map((figure) => {
    const said = own.find(({ proposed }) => proposed.span.start === figure.start);
    const currency = said ? currencyOf(said.proposed.unit) : null;
    const read = said ? valued(figure, said.relations) : figure;
    return currency === null ? read : { ...read, said: currency };
  });
  return { ...message, figures };
}

const spansOf = (ids: readonly string[] | undefined, numbers: Numbers): FigureSpan[] =>
  (ids ?? []).flatMap((id) => numbers.get(id)?.span ?? []);

interface Accounted {
  /** Left open on purpose, the founder is asked; or part of another figure. */
  unclear: readonly string[];
  judged: readonly Judged[];
  dismissed: readonly FigureSpan[];
  failures: readonly ReadingFailure[];
}

/** The numbers of the covered messages that the reading says nothing about. */
function missing({ messages, covers }: Provable, { judged, dismissed, failures, unclear }: Accounted): string[] {
  const named = new Set([...unclear, ...[...judged, ...failures].map(({ id }) => id), ...dismissed.map(modelIdOf)]);
  return covers
    .flatMap((message) => (messages[message]?.figures ?? []).map(({ start }) => modelIdOf({ message, start })))
    .slice(0, figuresMax)
    .filter((id) => !named.has(id));
}

/** What is so today takes the place of another figure at once; what is planned only would. */
const replacedBy = ({ proposed: { status }, relations: { replaces } }: Judged): FigureSpan[] =>
  replaces && status === "actual" ? [replaces] : [];

interface Proven {
  provable: Provable;
  proven: readonly Judged[];
  dismissed: FigureSpan[];
  numbers: Numbers;
}

function readingOf(wire: WireReading, { provable, proven, dismissed, numbers }: Proven): ModelReading {
  const { messages, covers } = provable;
  const place = (quote: string): FigureSpan[] => {
    for (const message of covers.toReversed()) {
      const found = findQuote(messages[message]?.text ?? "", quote);
      if (found) return [{ message, ...found }];
    }
    return [];
  };
  const places = (quotes: readonly string[] = []): FigureSpan[] => quotes.flatMap(place);
  return {
    kind: wire.kind,
    messages: [...covers],
    figures: proven.map(({ proposed, shareOf, relations }) => ({
      span: proposed.span,
      reading: readingIn(proposed, shareOf),
      ...relations,
    })),
    dismissed,
    retracted: [...spansOf(wire.retracted, numbers), ...proven.flatMap(replacedBy)],
    buyer: place(wire.buyer ?? "")[0] ?? null,
    offer: place(wire.offer ?? "")[0] ?? null,
    rivals: places(wire.rivals),
    questions: places(wire.questions),
    instructions: places(wire.instructions),
  };
}

const readingIn = (
  { meaning, unit, flow, party, status, basis, of }: Proposed,
  shareOf: FigureWhole | undefined,
): FigureReading => ({
  meaning,
  unit,
  flow,
  party,
  status,
  basis,
  ...(of === "" ? {} : { of }),
  ...(shareOf && { shareOf }),
});
