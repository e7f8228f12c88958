import type { FigureSpan } from "@cofounder/contract/figures";
import { isFunctionWord } from "../reader/function-words.ts";
import { words } from "../reader/words.ts";
import type { Aside } from "../reading/set-aside.ts";
import type { SpanRead, SpansRead } from "../reader/spans/read-spans.ts";
import type { ModelReading } from "./reading.ts";

/**
 * Who buys, what is offered and who competes, as a language model read it, for the messages that it covers. A buyer or an
 * offer that a later message names takes the place of those before it.
 */
export function withModelSpans(
  spans: readonly SpansRead[],
  texts: readonly string[],
  readings: readonly ModelReading[] = [],
): SpansRead[] {
  return spans.map((builtIn, message) => {
    const isReplaced = (kind: "buyer" | "offer"): boolean =>
      readings.some(({ [kind]: later }) => later !== null && later.message > message && isName(later, texts));
    const standing = {
      ...builtIn,
      ...(isReplaced("buyer") && { buyer: [] }),
      ...(isReplaced("offer") && { offer: [] }),
    };
    const reading = readings.findLast(({ messages }) => messages.includes(message));
    if (!reading) return standing;
    const spansOf = (kind: SpanRead["kind"], places: readonly (FigureSpan | null)[]): SpanRead[] =>
      places.flatMap((place) => (place?.message === message ? [spanOf(kind, place, texts)] : []));
    return {
      buyer: isReplaced("buyer") ? [] : spansOf("buyer", [reading.buyer]),
      offer: isReplaced("offer") ? [] : spansOf("offer", [reading.offer]),
      rival: spansOf("rival", reading.rivals),
    };
  });
}

const mostWords = 5;

/** "They" names nobody, and a whole sentence no offer. */
function isName({ message, start, end }: FigureSpan, texts: readonly string[]): boolean {
  const said = words((texts[message] ?? "").slice(start, end)).map(({ word }) => word);
  const [first = ""] = said;
  const isShort = /^\p{Script=Han}/u.test(first) || said.length <= mostWords;
  return isShort && said.some((word) => !isFunctionWord(word));
}

const spanOf = (kind: SpanRead["kind"], { message, start, end }: FigureSpan, texts: readonly string[]): SpanRead => ({
  kind,
  message,
  start,
  end,
  text: (texts[message] ?? "").slice(start, end),
  confidence: 1,
  isSure: true,
  isLikely: true,
});

/** What the model recognised as addressed to the analyst; it was no part of the venture for its reading. */
export const instructionsIn = (
  texts: readonly string[],
  readings: readonly ModelReading[] = [],
): (Aside & { message: number })[] =>
  readings
    .flatMap(({ instructions }) => instructions)
    .map(({ message, start, end }) => ({
      kind: "instruction",
      message,
      start,
      end,
      text: (texts[message] ?? "").slice(start, end).trim(),
    }));
