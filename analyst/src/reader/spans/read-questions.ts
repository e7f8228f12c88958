import type { Language } from "../../i18n/language.ts";
import { asksByItsWords } from "./asking.ts";
import { sentenceFeatures } from "./features.ts";
import { chancesOf, type Linear, scoresOf } from "./linear.ts";
import { type Message, messageOf, type Stretch } from "./message.ts";
import { spanModel } from "./model-file.ts";

/** A question that the founder asks. */
export interface QuestionRead {
  message: number;
  start: number;
  end: number;
  text: string;
}

/**
 * The founder's questions, by sentences: those with a question mark, and those that ask without one. A missed question
 * is worse than a wrongly detected one.
 */
export function readQuestions(texts: readonly string[], language: Language): QuestionRead[] {
  const { asking, thresholds } = spanModel();
  return texts.flatMap((text, index) => {
    const message = messageOf(text, language);
    return piecesOf(message)
      .filter((piece) => hasMark(message, piece) || asks({ message, piece, language }, asking, thresholds.asking))
      .map((piece) => ({ message: index, ...placeOf(message, piece) }))
      .map((place) => ({ ...place, text: text.slice(place.start, place.end) }));
  });
}

/** A sentence with more words, as in dictated text, is examined in pieces. */
const longest = 45;
const longestPiece = 30;
const shortestPiece = 8;

/** The sentences of a message; long ones in pieces that end with a clause where possible. */
export function piecesOf({ tokens, sentences }: Message): Stretch[] {
  return sentences.flatMap(({ start, end }) => {
    if (end - start <= longest) return [{ start, end }];
    const pieces: Stretch[] = [];
    let from = start;
    for (let at = start + 1; at < end - shortestPiece; at++) {
      const length = at - from;
      if (length < longestPiece && (length < shortestPiece || tokens[at]?.boundary !== "clause")) continue;
      pieces.push({ start: from, end: at });
      from = at;
    }
    return [...pieces, { start: from, end }];
  });
}

interface Piece {
  message: Message;
  piece: Stretch;
  language: Language;
}

function asks(piece: Piece, asking: Linear, threshold: number): boolean {
  const isWorded = asksByItsWords(piece.message, piece.piece, piece.language);
  return isAsking({ isWorded, chance: askingChance(asking, featuresOfPiece(piece)) }, threshold);
}

/** A sentence worded like a question is one unless the model is very sure that it is not. */
export const isAsking = ({ isWorded, chance }: { isWorded: boolean; chance: number }, threshold: number): boolean =>
  chance >= (isWorded ? threshold / 30 : threshold);

export const featuresOfPiece = ({ message, piece, language }: Piece): number[] =>
  sentenceFeatures(message, piece, asksByItsWords(message, piece, language));

/** The probability that a sentence is a question, whatever punctuation it ends with. */
export function askingChance(asking: Linear, features: readonly number[]): number {
  return chancesOf(scoresOf(asking, [features]))[1] ?? 0;
}

const isMark = /^[?？⁇]$/;

/** Whether a sentence contains a question mark; one within a web address does not count. */
export const hasMark = ({ tokens, text }: Message, { start, end }: Stretch): boolean =>
  tokens.slice(start, end).some((token) => isMark.test(token.word) && !isInAddress(text, token.start));

const longestAddress = 200;

function isInAddress(text: string, at: number): boolean {
  if (!/[\p{L}\p{N}]/u.test(text.charAt(at + 1))) return false;
  const word = /\S*$/.exec(text.slice(Math.max(0, at - longestAddress), at))?.[0] ?? "";
  return /:\/\/|^www\./i.test(word);
}

/** The place of a sentence in the text; text before an opening question mark is not part of the question. */
export function placeOf({ tokens }: Message, { start, end }: Stretch): Stretch {
  const opening = tokens.slice(start, end).findLastIndex(({ word }) => word === "¿");
  return { start: tokens[opening < 0 ? start : start + opening]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
}
