import type { Token } from "./tokens.ts";

const sentenceReach = 30;

const endsSentence = ({ boundary }: Token): boolean => boundary === "sentence" || boundary === "paragraph";

/** The first and last token of a figure's sentence. */
export function sentenceAround(tokens: readonly Token[], at: number): [start: number, end: number] {
  let start = at;
  while (start > 0 && at - start < sentenceReach && !endsSentence(tokens[start] as Token)) start--;
  let end = at + 1;
  while (end < tokens.length && end - at < sentenceReach && !endsSentence(tokens[end] as Token)) end++;
  return [start, end];
}
