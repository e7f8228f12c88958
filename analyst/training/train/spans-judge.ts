import type { MessageKind, SpanKind } from "../../src/quantities/labels.ts";
import { spanKinds } from "../../src/quantities/labels.ts";
import { likeliestKind } from "../../src/reader/spans/read-kind.ts";
import type { SpanModel } from "../../src/reader/spans/model-file.ts";
import { askingChance } from "../../src/reader/spans/read-questions.ts";
import { askingSentences } from "./spans-tasks.ts";
import { candidatesOf } from "../../src/reader/spans/read-spans.ts";
import { tagMessage } from "../../src/reader/spans/tagging.ts";
import { sameWords, wordsIn } from "./spans-words.ts";
import type { MarkedMessage } from "./spans-corpus.ts";

/** A span that a model found, and what stands marked there. */
export interface SpanOutcome {
  kind: SpanKind;
  confidence: number;
  /** The same words are marked. */
  isExact: boolean;
  /** Marked words of the kind are among them. */
  overlaps: boolean;
}

export interface Judgement {
  spans: SpanOutcome[];
  /** How many spans of each kind are marked. */
  marked: Record<string, number>;
  /** Every sentence with the questions that are marked in it. */
  sentences: { asked: string[]; chance: number; hasMark: boolean; isWorded: boolean }[];
  kinds: { said: MessageKind; wanted: readonly MessageKind[]; confidence: number }[];
}

/** What a model says of messages that it did not learn from. */
export function judge(model: SpanModel, messages: readonly MarkedMessage[]): Judgement {
  const marked: Record<string, number> = {};
  for (const { spans } of messages) for (const { kind } of spans) marked[kind] = (marked[kind] ?? 0) + 1;
  return {
    spans: messages.flatMap((given) => judgeSpans(given, tagMessage(model.spans, given.message, given.isFirst))),
    marked,
    sentences: judgeQuestions(model, messages),
    kinds: messages.map(({ message, isFirst, kinds }) => {
      const { kind, confidence } = likeliestKind(model.kinds, message, isFirst);
      return { said: kind, wanted: kinds, confidence };
    }),
  };
}

/** What a first mention names may be named again in the same words: that is no mistake, and no find either. */
function judgeSpans({ message, spans }: MarkedMessage, chances: Float64Array): SpanOutcome[] {
  return candidatesOf(message, chances).flatMap(({ kind, confidence, ...found }) => {
    const alike = spans.filter((span) => span.kind === kind);
    const met = alike.filter(({ start, end }) => start < found.end && end > found.start);
    if (met.length === 0 && alike.some((span) => sameWords(message, span, found))) return [];
    const words = wordsIn(message, found).join();
    const isExact = met.some((span) => wordsIn(message, span).join() === words);
    return [{ kind, confidence, isExact, overlaps: met.length > 0 }];
  });
}

function judgeQuestions(model: SpanModel, messages: readonly MarkedMessage[]): Judgement["sentences"] {
  return messages.flatMap((given, message) =>
    askingSentences(given).map(({ features, asked, ...sentence }) => ({
      ...sentence,
      asked: asked.map((start) => `${given.hand} ${message} ${start}`),
      chance: sentence.hasMark ? 1 : askingChance(model.asking, features),
    })),
  );
}

export function joinJudgements(all: readonly Judgement[]): Judgement {
  const count = (kind: SpanKind): number => all.reduce((sum, { marked }) => sum + (marked[kind] ?? 0), 0);
  return {
    spans: all.flatMap(({ spans }) => spans),
    marked: Object.fromEntries(spanKinds.map((kind) => [kind, count(kind)])),
    sentences: all.flatMap(({ sentences }) => sentences),
    kinds: all.flatMap(({ kinds }) => kinds),
  };
}
