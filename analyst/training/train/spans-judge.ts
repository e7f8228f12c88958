import type { MessageKind } from "../../src/quantities/labels.ts";
import { isCounted } from "../../src/reader/spans/counted.ts";
import type { SpanModel } from "../../src/reader/spans/model-file.ts";
import { candidatesOf, rank, type RankedKind, rankedKinds, surenessOf } from "../../src/reader/spans/rank.ts";
import { likeliestKind } from "../../src/reader/spans/read-kind.ts";
import { askingChance } from "../../src/reader/spans/read-questions.ts";
import { isPhrase, type MarkedMessage } from "./spans-corpus.ts";
import { sameWords, wordsIn } from "./spans-words.ts";
import { askingSentences } from "./spans-tasks.ts";

/** Words that a model found for a kind, and the annotation at their place. */
export interface SpanOutcome {
  kind: RankedKind;
  /** Its confidence, which decides between taking and asking. */
  confidence: number;
  /** The likeliest of its message. */
  isBest: boolean;
  /** Annotated words of the kind are among them, or the same words are annotated elsewhere. */
  isRight: boolean;
  /** Whether the message has an annotation of the kind at all. */
  isMarked: boolean;
  /** A figure of the message counts them. */
  isCounted: boolean;
}

export interface Judgement {
  spans: SpanOutcome[];
  /** The number of messages with an annotation of each kind, and the number of annotations. */
  marked: { kind: RankedKind; marks: number }[];
  /** Every sentence with its annotated questions. */
  sentences: { asked: string[]; chance: number; hasMark: boolean; isWorded: boolean }[];
  kinds: { said: MessageKind; wanted: readonly MessageKind[]; confidence: number }[];
}

/** A model's predictions for messages that it was not trained on. */
export function judge(model: SpanModel, messages: readonly MarkedMessage[]): Judgement {
  return {
    spans: messages.filter((message) => !isPhrase(message)).flatMap((given) => judgeSpans(model, given)),
    marked: messages.flatMap(({ spans }) =>
      rankedKinds.flatMap((kind) => {
        const marks = spans.filter((span) => span.kind === kind).length;
        return marks > 0 ? [{ kind, marks }] : [];
      }),
    ),
    sentences: judgeQuestions(model, messages),
    kinds: messages
      .filter(({ kinds }) => kinds.length > 0)
      .map(({ message, isFirst, kinds }) => {
        const { kind, confidence } = likeliestKind(model.kinds, message, isFirst);
        return { said: kind, wanted: kinds, confidence };
      }),
  };
}

function judgeSpans(model: SpanModel, { message, isFirst, spans, quantities }: MarkedMessage): SpanOutcome[] {
  const ranked = rank(model.ranking, message, candidatesOf(message, isFirst));
  return rankedKinds.flatMap((kind) => {
    const marked = spans.filter((span) => span.kind === kind);
    return ranked[kind].map(({ start: from, end: to, ...words }, index): SpanOutcome => {
      const found = { start: message.tokens[from]?.start ?? 0, end: message.tokens[to - 1]?.end ?? 0 };
      const isRight = marked.some(
        (span) => (span.start < found.end && span.end > found.start) || sameWords(message, span, found),
      );
      const said = wordsIn(message, found).join(" ");
      return {
        kind,
        confidence: surenessOf(kind, words),
        isBest: index === 0,
        isRight,
        isMarked: marked.length > 0,
        isCounted: isCounted(said, [message.text], quantities),
      };
    });
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

export const joinJudgements = (all: readonly Judgement[]): Judgement => ({
  spans: all.flatMap(({ spans }) => spans),
  marked: all.flatMap(({ marked }) => marked),
  sentences: all.flatMap(({ sentences }) => sentences),
  kinds: all.flatMap(({ kinds }) => kinds),
});
