import type { Faq, HelpCategory } from "../../../content/help.ts";
import { plainText } from "../../../content/inline.ts";

interface HelpTexts {
  categories: readonly HelpCategory[];
  faq: readonly Faq[];
}

/** Lower case, without accents: "Ünïque" is found by "unique". */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The entries that contain every word of the query, in any order. An empty query matches everything. */
export function findHelp<Texts extends HelpTexts>(
  { categories, faq }: Texts,
  query: string,
): { categories: HelpCategory[]; faq: Faq[] } {
  const words = plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const holds = (...texts: string[]) => {
    const text = plain(texts.join(" "));
    return words.every((word) => text.includes(word));
  };
  return {
    categories: categories.filter(({ title, text, words: more }) => holds(title, text, more)),
    faq: faq.filter(({ question, answer }) => holds(question, plainText(answer))),
  };
}
