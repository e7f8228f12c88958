import type { Language } from "../../i18n/language.ts";
import { messageOf } from "./message.ts";
import { spanModel } from "./model-file.ts";
import { candidatesOf, rank, type RankedKind, surenessOf } from "./rank.ts";

/** Words of a message that name the buyer, the offer or a rival. */
export interface SpanRead {
  kind: RankedKind;
  message: number;
  start: number;
  end: number;
  text: string;
  confidence: number;
  isSure: boolean;
  /** Whether it is worth asking about. */
  isLikely: boolean;
}

export type SpansRead = Record<RankedKind, SpanRead[]>;

/** What each message names, likeliest first for each kind. */
export function readSpans(texts: readonly string[], languages: readonly Language[]): SpansRead[] {
  const first = Math.max(
    0,
    texts.findIndex((text) => text.trim().length >= shortest),
  );
  return texts.map((text, index) => readOne(text, languages[index] ?? "en", { index, isFirst: index <= first }));
}

/** The first message of a conversation is longer than a name or a greeting. */
const shortest = 16;

interface Place {
  index: number;
  isFirst: boolean;
}

/** Names are not longer than this many words; below this probability not even the relative one counts. */
const mostWords = 6;
const leastConfidence = 0.003;

function readOne(text: string, language: Language, { index, isFirst }: Place): SpansRead {
  const { ranking, thresholds, likely } = spanModel();
  const message = messageOf(text, language);
  const ranked = rank(ranking, message, candidatesOf(message, isFirst));
  const isIdea = (ranked.offer[0]?.confidence ?? 0) >= likely.offer;
  const read = (kind: RankedKind): SpanRead[] =>
    ranked[kind].map((words) => {
      const start = message.tokens[words.start]?.start ?? 0;
      const end = message.tokens[words.end - 1]?.end ?? 0;
      const mayName = words.end - words.start <= mostWords && words.confidence >= leastConfidence;
      const sureness = (isIdea && mayName) || kind !== "buyer" ? surenessOf(kind, words) : 0;
      return {
        kind,
        message: index,
        start,
        end,
        text: text.slice(start, end),
        confidence: words.confidence,
        isSure: sureness >= thresholds[kind],
        isLikely: sureness >= likely[kind],
      };
    });
  return { buyer: read("buyer"), offer: read("offer"), rival: read("rival") };
}
