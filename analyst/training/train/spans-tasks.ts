import { messageKinds } from "../../src/quantities/labels.ts";
import { asksByItsWords } from "../../src/reader/spans/asking.ts";
import { featuresOfPiece, hasMark, piecesOf, placeOf } from "../../src/reader/spans/read-questions.ts";
import { messageFeatures } from "../../src/reader/spans/features.ts";
import { candidatesOf, rankedKinds } from "../../src/reader/spans/rank.ts";
import type { MarkedMessage } from "./spans-corpus.ts";
import type { Candidate, Choice } from "./spans-fit.ts";
import { stemsOf, wordsIn } from "./spans-words.ts";

/**
 * For each kind, the choice of the annotated words, or of none. Only a first mention is annotated: repetitions of the
 * same words are neither right nor wrong.
 */
export function rankingChoices(given: MarkedMessage): Choice[] {
  const { message, isFirst, spans } = given;
  const { tokens, features } = candidatesOf(message, isFirst);
  return rankedKinds.map((kind, tag) => {
    const marked = spans.filter((span) => span.kind === kind);
    const stems = new Set(marked.flatMap((span) => [...stemsOf(wordsIn(message, span))]));
    const candidates = tokens.flatMap((at, place): Candidate[] => {
      const token = message.tokens[at];
      if (!token) return [];
      const isRight = marked.some(({ start, end }) => token.start < end && token.end > start);
      const [stem] = stemsOf([token.word, message.tokens[at + 1]?.word ?? ""]);
      return !isRight && stem !== undefined && stems.has(stem) ? [] : [{ place, tag, isRight }];
    });
    return {
      places: features,
      candidates: [...candidates, { place: tokens.length, tag, isRight: marked.length === 0 }],
    };
  });
}

const amongAll = (features: readonly number[], tags: number, right: number): Choice => ({
  places: [features],
  candidates: Array.from({ length: tags }, (_, tag) => ({ place: 0, tag, isRight: tag === right })),
});

/** The kind of a message, once for each of its kinds. */
export const kindChoices = ({ message, isFirst, kinds }: MarkedMessage): Choice[] =>
  kinds.map((kind) => amongAll(messageFeatures(message, isFirst), messageKinds.length, messageKinds.indexOf(kind)));

/** Whether a sentence is a question, and whether a question mark shows it anyway. */
export interface AskingSentence {
  features: readonly number[];
  /** Its annotated questions, by their beginnings. */
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

/** Questions without a question mark are learned from the sentences without one. */
export const askingChoices = (given: MarkedMessage): Choice[] =>
  askingSentences(given)
    .filter((sentence) => !sentence.hasMark)
    .map(({ features, asked }) => amongAll(features, 2, Number(asked.length > 0)));
