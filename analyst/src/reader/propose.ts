import type { FigureChances } from "@cofounder/contract/figures";
import { measuresIn } from "../quantities/measures.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Unit } from "../quantities/unit.ts";
import type { Language } from "../i18n/language.ts";
import { chancesOf } from "./chances.ts";
import type { Meant } from "./consistent.ts";
import { type Decision, decide } from "./decide.ts";
import { isMeasure, sameWords } from "./forms.ts";
import { isFunctionWord } from "./function-words.ts";
import type { ReaderModel } from "./model-file.ts";
import { currenciesOf, isUsualThere, type ResolvedCurrency } from "./money/currency.ts";
import { type Noun, nounAt } from "./nouns.ts";
import { type Proposed, whyNotMeaning } from "./prove.ts";
import { type Figure, type LexedMessage, type Token, partedTokensOf } from "./tokens.ts";
import { trustOf } from "./trust.ts";

/** A figure with its reading and the confidence in it. */
export interface Reading {
  message: number;
  figure: Figure;
  decision: Decision;
  /** The likeliest reading, then those of other meanings. */
  readings: Proposed[];
  /** The chance that the first reading is right in everything. */
  confidence: number;
  /** Whether the likeliest reading is possible and its unit complete: an amount without a known currency proves nothing. */
  isComplete: boolean;
  /** The possible values of each of its parts, from the words near it. */
  chances: () => FigureChances;
}

const mostReadings = 6;

/** The reading of each figure of a conversation, sure or not. */
export function propose(messages: readonly LexedMessage[], language: Language, model: ReaderModel): Reading[] {
  const currencyOf = currenciesOf(messages, language);
  const canonical = sameWords();
  return messages.flatMap((message, index) => {
    const tokens = partedTokensOf(message.text, message.figures, language);
    const measures = measuresIn(message.text);
    const decisions = decide(model, { tokens, language, evidenceOf: (figure) => currencyOf(figure).evidence });
    return [...decisions].flatMap(([at, decision]): Reading[] => {
      const figure = tokens[at]?.figure;
      if (!figure) return [];
      const money = currencyOf(figure);
      const read: Read = {
        message,
        index,
        tokens,
        figure,
        decision,
        currency: money.currency,
        currencies: money.others,
        canonical,
        measures,
      };
      const proposed = decision.meanings.slice(0, mostReadings).map((one) => proposedOf(read, one));
      const readings = proposed.filter((reading) => whyNotMeaning(reading) === null);
      return [
        {
          message: index,
          figure,
          decision,
          readings,
          confidence: trustOf(model.trust, decision.signs),
          chances: () => chancesOf({ ...read, symbolOf: (noun) => symbolOf(read, noun) }),
          isComplete:
            readings[0] === proposed[0] && (decision.meanings[0]?.above !== "currency" || isKnown(money, language)),
        },
      ];
    });
  });
}

function isKnown({ currency, evidence }: ResolvedCurrency, language: Language): boolean {
  return currency !== null && (evidence !== "usual" || isUsualThere(currency, language));
}

interface Read {
  message: LexedMessage;
  index: number;
  tokens: readonly Token[];
  figure: Figure;
  decision: Decision;
  currency: string | null;
  currencies: readonly string[];
  canonical: (noun: string) => string;
  measures: ReturnType<typeof measuresIn>;
}

function proposedOf(read: Read, meant: Meant): Proposed {
  const { party, status, basis } = read.decision;
  const { start, end, low, high } = read.figure;
  return {
    quote: read.message.text.slice(start, end),
    span: { message: read.index, start, end },
    value: (low + high) / 2,
    ...(low === high ? {} : { low, high }),
    unit: unitOf(read, meant),
    of: ofWords(read),
    flow: meant.flow,
    party,
    status,
    meaning: meant.meaning,
    basis,
    evidence: {},
  } satisfies Omit<Quantity, "id" | "readBy">;
}

function unitOf(read: Read, { above }: Meant): Unit {
  const { time, perCustomer, isPer, nouns } = read.decision;
  const unit: Record<string, number> = {};
  const top = aboveLine(read, above);
  if (top !== "") unit[top] = 1;
  const below = isPer && nouns.below ? symbolOf(read, nouns.below.noun) : "";
  const per = isFunctionWord(below) ? "" : below;
  for (const each of [perCustomer ? "customer" : "", per, time === "none" ? "" : time])
    if (each !== "" && each !== top) unit[each] = -1;
  return unit;
}

function aboveLine(read: Read, above: string): string {
  if (above === "currency") return read.currency ?? "";
  if (above === "percent") return "%";
  if (above === "pure") return "";
  if (above !== "thing") return above;
  const { above: counted } = read.decision.nouns;
  return counted ? symbolOf(read, counted.noun) : "";
}

/**
 * The noun as it stands in the text, one word for all its forms; a measure of several words has its symbol, and a word
 * like "piece" gives way to the noun that it counts.
 */
function symbolOf({ message, tokens, canonical, measures }: Read, noun: Noun): string {
  const { from, to } = (isMeasure(noun.word) && nounAt(tokens, noun.to)) || noun;
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  const measure = measures.find((one) => one.start < end && one.end > start);
  if (measure) return measure.symbol;
  return canonical(message.text.slice(start, end).toLowerCase());
}

function ofWords({ message, tokens, decision }: Read): string {
  const { of } = decision.nouns;
  return of ? message.text.slice(tokens[of.noun.from]?.start, tokens[of.noun.to - 1]?.end) : "";
}
