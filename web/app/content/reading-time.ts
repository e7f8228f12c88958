import { plainText } from "./inline.ts";
import type { Block, BlockKind, BlockOf, Prose } from "./prose.ts";

/** Words per minute: the silent reading rate of adults for English non-fiction, rounded down (Brysbaert 2019: 238). */
const wordsPerMinute = 230;

/** Whole minutes, at least one. Headings, lists and tables count too. */
export function minutesToRead({ sections }: Pick<Prose, "sections">): number {
  const texts = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(rawTexts).map(plainText)]);
  return Math.max(1, Math.round(countWords(texts.join(" ")) / wordsPerMinute));
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** All readable texts of a block, with their marks. */
export const rawTexts = (block: Block): string[] => (typeof block === "string" ? [block] : textsByKind(block));

const textsByKind = <Kind extends BlockKind>(block: BlockOf<Kind>): string[] => texts[block.kind](block);

const texts: { [Kind in BlockKind]: (block: BlockOf<Kind>) => string[] } = {
  list: ({ items }) => [...items],
  steps: ({ items }) => [...items],
  terms: ({ items }) => items.flat(),
  formula: ({ formula, example }) => [formula, example],
  table: ({ caption, head, rows }) => [caption, ...head, ...rows.flat()],
  note: ({ text }) => [text],
  figure: ({ caption }) => [caption],
  checklist: ({ title, items }) => [title, ...items.map(({ text }) => text)],
  prompt: ({ prompt }) => [prompt],
  tool: ({ text, label }) => [text, label],
};
