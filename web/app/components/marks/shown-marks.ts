import { sentenceAround } from "./sentence-around.ts";

const isMark = "[data-mark]";
const blocks = "td, th, p, li, pre, h3, h4, h5, h6";

/** The marks of a text as shown, in reading order. */
export const shownMarks = (text: ParentNode): HTMLElement[] => [...text.querySelectorAll<HTMLElement>(isMark)];

/** The mark that an arrow key leads to from this one. */
export function nextMark(from: HTMLElement, key: string): HTMLElement | undefined {
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const text = from.closest("[data-marked]");
  if (step === 0 || !text) return undefined;
  const all = shownMarks(text);
  return all[all.indexOf(from) + step];
}

/** What stands between two neighbouring texts. */
function between(text: Node, previous: Node | undefined): string {
  const block = text.parentElement?.closest(blocks);
  if (!previous || block === previous.parentElement?.closest(blocks)) return "";
  return block?.matches("td, th") ? " · " : "\n";
}

function textsIn(around: Element): Node[] {
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts;
}

/** A mark in its sentence, in three pieces, as the text shows it; in a table in its row. Null if it is not shown. */
export function sentenceOf(shown: ParentNode, mark: number): [string, string, string] | null {
  const own = `[data-mark="${mark}"]`;
  const first = shown.querySelector(own);
  const around = first?.closest("tr") ?? first?.closest(blocks);
  if (!around) return null;
  const pieces = textsIn(around).flatMap((node, index, all) => [
    { text: between(node, all[index - 1]), isOwn: false },
    { text: node.textContent ?? "", isOwn: node.parentElement?.closest(own) !== null },
  ]);
  const textOf = (from: number, to: number) =>
    pieces
      .slice(from, to)
      .map(({ text }) => text)
      .join("");
  const from = pieces.findIndex(({ isOwn }) => isOwn);
  const start = textOf(0, from).length;
  const end = textOf(0, pieces.findLastIndex(({ isOwn }) => isOwn) + 1).length;
  return sentenceAround({ text: textOf(0, pieces.length), start, end });
}

/** The figure of a mark: where a part of it is bold, it is in several pieces. */
export function figureOf(anchor: HTMLElement, mark: number): string {
  const pieces = anchor.closest("[data-marked]")?.querySelectorAll(`[data-mark="${mark}"]`) ?? [anchor];
  return Array.from(pieces, (piece) => piece.textContent).join("");
}
