import { messageKinds } from "../../src/quantities/labels.ts";
import { asksByItsWords } from "../../src/reader/spans/asking.ts";
import { featuresOfPiece, hasMark, piecesOf, placeOf } from "../../src/reader/spans/read-questions.ts";
import { messageFeatures } from "../../src/reader/spans/features.ts";
import { candidatesOf, rankedKinds } from "../../src/reader/spans/rank.ts";
import type { MarkedMessage } from "./spans-corpus.ts";
import type { Candidate, Choice } from "./spans-fit.ts";
import { stemsOf, wordsIn } from "./spans-words.ts";

/**
 * For each kind the choice of the words that are marked, or of none. Only a first mention is marked: where the same
 * words stand again, they are neither right nor wrong.
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

/** Of which kind a message is, for each kind that it is of. */
export const kindChoices = ({ message, isFirst, kinds }: MarkedMessage): Choice[] =>
  kinds.map((kind) => amongAll(messageFeatures(message, isFirst), messageKinds.length, messageKinds.indexOf(kind)));

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
export const askingChoices = (given: MarkedMessage): Choice[] =>
  askingSentences(given)
    .filter((sentence) => !sentence.hasMark)
    .map(({ features, asked }) => amongAll(features, 2, Number(asked.length > 0)));
