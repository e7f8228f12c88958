import { messageKinds, type SpanKind } from "../../src/quantities/labels.ts";
import { asksByItsWords } from "../../src/reader/spans/asking.ts";
import { featuresOfPiece, hasMark, piecesOf, placeOf } from "../../src/reader/spans/read-questions.ts";
import { messageFeatures, tokenFeatures } from "../../src/reader/spans/features.ts";
import { spanTags } from "../../src/reader/spans/tagging.ts";
import type { MarkedMessage } from "./spans-corpus.ts";
import type { Sequence } from "./spans-fit.ts";
import { stemsOf, wordsIn } from "./spans-words.ts";

/** Each sentence with the tags of its words. */
export function spanSequences(given: MarkedMessage): Sequence[] {
  const { message, isFirst } = given;
  const tags = tagsOf(given);
  return message.sentences.map(({ start, end }) => ({
    places: Array.from({ length: end - start }, (_, index) => tokenFeatures(message, start + index, isFirst)),
    tags: tags.slice(start, end),
  }));
}

const markedOnce: ReadonlySet<SpanKind> = new Set<SpanKind>(["buyer", "user", "offer", "rival", "channel", "place"]);

/**
 * The tag of each word. Only the first mention of a buyer is marked: where the same words stand again, nothing is
 * learned, because they are as good a buyer there.
 */
function tagsOf({ message, spans }: MarkedMessage): number[] {
  const stems = new Set(
    spans.filter(({ kind }) => markedOnce.has(kind)).flatMap((span) => [...stemsOf(wordsIn(message, span))]),
  );
  return message.tokens.map((token, at) => {
    const span = spans.find(({ start, end }) => token.start < end && token.end > start);
    if (span) return spanTags.indexOf(span.kind);
    const [stem] = stemsOf([token.word, message.tokens[at + 1]?.word ?? ""]);
    return stem !== undefined && stems.has(stem) ? -1 : 0;
  });
}

/** A message as a sequence of one place, for each kind that it is of. */
export const kindSequences = ({ message, isFirst, kinds }: MarkedMessage): Sequence[] =>
  kinds.map((kind) => ({ places: [messageFeatures(message, isFirst)], tags: [messageKinds.indexOf(kind)] }));

/** Whether a sentence asks, and whether its question mark says so anyway. */
export interface AskingSentence {
  features: readonly number[];
  /** The questions that are marked in it, by where they begin. */
  asked: readonly number[];
  hasMark: boolean;
  isWorded: boolean;
}

export function askingSentences({ message, spans, language }: MarkedMessage): AskingSentence[] {
  const questions = spans.filter(({ kind }) => kind === "question");
  return piecesOf(message).map((piece) => {
    const place = placeOf(message, piece);
    return {
      features: featuresOfPiece({ message, piece, language }),
      asked: questions.filter(({ start, end }) => start < place.end && end > place.start).map(({ start }) => start),
      hasMark: hasMark(message, piece),
      isWorded: asksByItsWords(message, piece, language),
    };
  });
}

/** What asks without a question mark is learned from the sentences that have none. */
export const askingSequences = (given: MarkedMessage): Sequence[] =>
  askingSentences(given)
    .filter((sentence) => !sentence.hasMark)
    .map(({ features, asked }) => ({ places: [features], tags: [Number(asked.length > 0)] }));
