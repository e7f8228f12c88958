import type { Place } from "./said.ts";
import { sentenceAround } from "../../../../components/marks/sentence-around.ts";

const endOfClause = /[,;:](?=\s)|\s[–—]\s|[，、；：]/g;
const sideMax = 36;

/** The founder's words around a figure, for one line: its clause, shortened on both sides. */
export function clauseAround(place: Place): string {
  const [before, words, after] = sentenceAround(place);
  const from = [...before.matchAll(endOfClause)].at(-1);
  const to = after.search(endOfClause);
  const left = before.slice(from ? from.index + from[0].length : 0).trimStart();
  const right = (to < 0 ? after : after.slice(0, to)).trimEnd().replace(/[.。।]$/, "");
  return [
    left.length > sideMax
      ? `…${left
          .slice(-sideMax)
          .replace(/^\S*\s/, " ")
          .trimStart()}`
      : left,
    words,
    right.length > sideMax ? `${right.slice(0, sideMax).replace(/\s\S*$/, "")}…` : right,
  ].join("");
}
