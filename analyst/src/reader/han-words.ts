import type { Token } from "./tokens.ts";

/** A Chinese word of one or more signs, each of them a token. */
export interface HanWord {
  word: string;
  /** Its first token, and the one behind its last. */
  from: number;
  to: number;
}

const isHan = /^\p{Script=Han}/u;
const ofMessages = new WeakMap<readonly Token[], readonly HanWord[]>();
let segmenter: Intl.Segmenter | null = null;

/** The Chinese words of a message, found once for all its figures. */
export function hanWords(tokens: readonly Token[]): readonly HanWord[] {
  let words = ofMessages.get(tokens);
  if (!words) ofMessages.set(tokens, (words = findWords(tokens)));
  return words;
}

function findWords(tokens: readonly Token[]): HanWord[] {
  const found: HanWord[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!isSign(tokens[from])) continue;
    let to = from + 1;
    while (isSign(tokens[to]) && tokens[to]?.boundary === "none") to++;
    found.push(...wordsBetween(tokens, from, to));
    from = to - 1;
  }
  return found;
}

const isSign = (token: Token | undefined): boolean => token !== undefined && isHan.test(token.word);

function wordsBetween(tokens: readonly Token[], from: number, to: number): HanWord[] {
  segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
  const signs = tokens.slice(from, to).map(({ word }) => word);
  let next = from;
  return Array.from(segmenter.segment(signs.join("")), ({ segment }) => {
    const start = next;
    for (let length = 0; length < segment.length && next < to; next++) length += tokens[next]?.word.length ?? 1;
    return { word: segment, from: start, to: next };
  });
}
