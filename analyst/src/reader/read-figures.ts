import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Unit } from "../quantities/unit.ts";
import type { Language } from "../wording/language.ts";
import { type Decision, decide } from "./decide.ts";
import { findFigures } from "./find-figures.ts";
import { type ReaderModel, readerModel } from "./model-file.ts";
import { type LexedMessage, type Proposed, prove } from "./prove.ts";
import { type Figure, type Token, tokensOf } from "./tokens.ts";

/** What an unread figure may be: a meaning, and the unit it would have. */
export interface OfferedMeaning {
  meaning: Meaning;
  unit: Unit;
}

/** A number of the founder whose meaning is not known: it is asked, never used. */
export interface UnreadFigure {
  id: string;
  quote: string;
  span: Quantity["span"];
  low: number;
  high: number;
  /** The likeliest meanings that its kind allows, best first; at most three. */
  offered: OfferedMeaning[];
}

export interface FiguresRead {
  quantities: Quantity[];
  unread: UnreadFigure[];
}

/**
 * The built-in reading of the founder's messages: every number becomes a proven quantity or is listed as unread. A
 * number is read where the network is surer than its threshold, which is set so that readings of other hands' texts
 * are wrong for at most two numbers in a hundred.
 */
export function readFigures(
  texts: readonly string[],
  language: Language,
  model: ReaderModel = readerModel(),
): FiguresRead {
  const messages: LexedMessage[] = texts.map((text) => ({ text, figures: findFigures(text, language) }));
  const currency = mainCurrency(messages);
  const readings = messages.flatMap((message, index) =>
    readMessage({ message, index, language, currency, most: mostIn(messages, index) }, model),
  );
  const sure = readings.filter((reading) => isSure(reading, model, currency)).map(({ proposed }) => proposed);
  const { proven, unread } = prove(messages, sure);
  const decisions = new Map(readings.map(({ figure, decision }) => [figure, decision]));
  return {
    quantities: proven.map((quantity) => ({ ...quantity, id: idOf(quantity.span), readBy: "built-in" })),
    unread: unread.map(({ message, figure }) => toUnread({ message, figure, currency }, messages, decisions)),
  };
}

/** More numbers than a founder writes of a venture: a list pasted in. Those after them are asked, without a guess. */
const mostFigures = 400;

/** How many numbers of a message are looked at. */
const mostIn = (messages: readonly LexedMessage[], index: number): number =>
  Math.max(0, mostFigures - messages.slice(0, index).reduce((sum, { figures }) => sum + figures.length, 0));

/** An amount whose currency nobody wrote has a unit that proves nothing: it is asked, however sure the network is. */
function isSure({ decision, figure }: Reading, { threshold }: ReaderModel, currency: string | null): boolean {
  const hasUnit = decision.above !== "currency" || figure.currency !== null || currency !== null;
  return hasUnit && decision.meaning !== "unclear" && decision.confidence >= threshold;
}

const idOf = ({ message, start }: Quantity["span"]): string => `q${message}.${start}`;

interface Asked {
  message: number;
  figure: Figure;
  currency: string | null;
}

function toUnread(
  { message, figure, currency }: Asked,
  messages: readonly LexedMessage[],
  decisions: ReadonlyMap<Figure, Decision>,
): UnreadFigure {
  const span = { message, start: figure.start, end: figure.end };
  const decision = decisions.get(figure);
  return {
    id: idOf(span),
    quote: messages[message]?.text.slice(figure.start, figure.end) ?? "",
    span,
    low: figure.low,
    high: figure.high,
    offered: decision ? offeredOf(decision, figure, currency) : [],
  };
}

const mostOffered = 3;

/** The likeliest meanings of those that such a number can have. */
function offeredOf(decision: Decision, figure: Figure, currency: string | null): OfferedMeaning[] {
  const unit = bareUnit(decision, figure, currency);
  return decision.meanings
    .filter(({ meaning }) => meaning !== "unclear" && meaning !== "none")
    .slice(0, mostOffered)
    .map(({ meaning }) => ({ meaning, unit }));
}

function bareUnit({ above, time }: Decision, figure: Figure, currency: string | null): Unit {
  const top = figure.currency ?? (above === "currency" ? currency : null) ?? (figure.kind === "percent" ? "%" : null);
  return { ...(top ? { [top]: 1 } : {}), ...(time === "none" ? {} : { [time]: -1 }) };
}

/** The currency that most amounts of a conversation are in; null where none is named. */
function mainCurrency(messages: readonly LexedMessage[]): string | null {
  const counts = new Map<string, number>();
  for (const { currency } of messages.flatMap(({ figures }) => figures))
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

interface Reading {
  figure: Figure;
  decision: Decision;
  proposed: Proposed;
}

interface MessageRead {
  message: LexedMessage;
  index: number;
  language: Language;
  currency: string | null;
  most: number;
}

function readMessage({ message, index, language, currency, most }: MessageRead, model: ReaderModel): Reading[] {
  const tokens = tokensOf(message.text, message.figures, language);
  let read = 0;
  return tokens.flatMap(({ figure }, at) => {
    if (!figure || read++ >= most) return [];
    const decision = decide(model, { tokens, at, language });
    return [{ figure, decision, proposed: toProposed({ figure, decision, tokens }, { message, index, currency }) }];
  });
}

interface Decided {
  figure: Figure;
  decision: Decision;
  tokens: readonly Token[];
}

function toProposed(
  { figure, decision, tokens }: Decided,
  { message, index, currency }: Pick<MessageRead, "message" | "index" | "currency">,
): Proposed {
  const { meaning, flow, party, status, basis } = decision;
  const { start, end, low, high } = figure;
  return {
    quote: message.text.slice(start, end),
    span: { message: index, start, end },
    value: (low + high) / 2,
    ...(low === high ? {} : { low, high }),
    unit: unitOf({ figure, decision, tokens }, currency),
    of: "",
    flow,
    party,
    status,
    meaning,
    basis,
    evidence: {},
  };
}

function unitOf({ figure, decision, tokens }: Decided, currency: string | null): Unit {
  const word = (place: number | null): string => (place === null ? "" : (tokens[place]?.word ?? ""));
  const { above, time, perCustomer, counted, per } = decision;
  const unit: Record<string, number> = {};
  const top = aboveLine({ above, counted: word(counted), currency: figure.currency ?? currency });
  if (top !== "") unit[top] = 1;
  for (const below of [perCustomer ? "customer" : "", word(per), time === "none" ? "" : time])
    if (below !== "" && below !== top) unit[below] = -1;
  return unit;
}

function aboveLine({ above, counted, currency }: { above: string; counted: string; currency: string | null }): string {
  if (above === "currency") return currency ?? "";
  if (above === "percent") return "%";
  if (above === "pure") return "";
  return above === "thing" ? counted : above;
}
