import { type SpanKind, spanKinds } from "../../quantities/labels.ts";
import { type Chain, latticeOf, scoresOf } from "./chain.ts";
import { tokenFeatures } from "./features.ts";
import type { Message, Stretch } from "./message.ts";

/** The tags of a token: it belongs to no span, or to one of a kind. */
export const spanTags: readonly string[] = ["none", ...spanKinds];

/** The chance of each tag at each token of a message: tokens × tags. */
export function tagMessage(chain: Chain, message: Message, isFirst: boolean): Float64Array {
  const count = chain.tags.length;
  const chances = new Float64Array(message.tokens.length * count);
  for (const { start, end } of message.sentences) {
    const places = Array.from({ length: end - start }, (_, index) => tokenFeatures(message, start + index, isFirst));
    chances.set(latticeOf(scoresOf(chain, places), chain.follows, count).chances, start * count);
  }
  return chances;
}

/** Words that may belong to a span, and how sure the chain is of them. */
export interface Run extends Stretch {
  confidence: number;
}

/** From which chance on a word may belong to a span. */
const leastChance = 0.2;

/** The stretches of a sentence whose words may belong to a span of a kind; signs at their ends are left out. */
export function runsOf(message: Message, chances: Float64Array, kind: SpanKind): Run[] {
  const tag = spanTags.indexOf(kind);
  const chanceAt = (at: number): number => chances[at * spanTags.length + tag] ?? 0;
  const runs: Run[] = [];
  for (const { start, end } of message.sentences)
    for (let at = start; at < end; at++) {
      if (chanceAt(at) < leastChance) continue;
      let until = at + 1;
      while (until < end && chanceAt(until) >= leastChance) until++;
      const run = trimmed(message, at, until);
      if (run) runs.push({ ...run, confidence: meanOf(run, chanceAt) });
      at = until;
    }
  return runs;
}

const isSign = (word: string): boolean => !/[\p{L}\p{N}\p{M}]/u.test(word);
const opensSpan = /^["“„«「『‘]$/;

function trimmed({ tokens }: Message, from: number, until: number): Stretch | null {
  const wordAt = (at: number): string => tokens[at]?.word ?? "";
  let [start, end] = [from, until];
  while (start < end && isSign(wordAt(start)) && !opensSpan.test(wordAt(start))) start++;
  while (end > start && isSign(wordAt(end - 1))) end--;
  return start < end ? { start, end } : null;
}

function meanOf({ start, end }: Stretch, chanceAt: (at: number) => number): number {
  let sum = 0;
  for (let at = start; at < end; at++) sum += chanceAt(at);
  return sum / (end - start);
}
