import type { Claim, TextMark } from "@cofounder/contract/analysis";
import type { MarkedText, ToolMarks } from "@cofounder/contract/tools/marks";
import { isKnownCompany, namedCompanies } from "../claims/company-names.ts";
import { tokensOf } from "../reader/lexer/tokens.ts";
import { languageOf } from "../reader/lexer/vocabulary.ts";
import type { Language } from "../i18n/language.ts";
import type { Backing } from "./backing.ts";
import { markText } from "./mark-text.ts";

export interface TextsBacking {
  backing: Backing;
  /** Names that the founder, the engine or a found page wrote, as claims of the unit "company". */
  names: readonly Claim[];
  /** Where a text is too short to show its own. */
  language: Language;
}

/** What backs the numbers of each text, and which companies only the model names. Texts without marks are left out. */
export function markTexts(texts: readonly string[], { backing, names, language }: TextsBacking): MarkedText[] {
  return [...new Set(texts)].flatMap((text) => {
    const numbers = markText(text, backing, languageOf(tokensOf(text), language));
    const named = unknownNames(text, names).filter(({ start, end }) =>
      numbers.every((mark) => mark.end <= start || mark.start >= end),
    );
    const marks = [...numbers, ...named].toSorted((one, other) => one.start - other.start);
    return marks.length === 0 ? [] : [{ text, marks }];
  });
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

function unknownNames(text: string, names: readonly Claim[]): TextMark[] {
  return [...sentences.segment(text)].flatMap(({ segment, index }) => {
    let from = 0;
    return namedCompanies(segment).flatMap((name): TextMark[] => {
      const at = segment.indexOf(name, from);
      from = at + name.length;
      if (at < 0 || isKnownCompany(name, names)) return [];
      return [{ start: index + at, end: index + at + name.length, kind: "own", says: "", claim: "name" }];
    });
  });
}

/** How many marks there are of each kind. */
export function countToolMarks(texts: readonly MarkedText[]): ToolMarks["counts"] {
  const marks = texts.flatMap((one) => one.marks);
  const isName = ({ kind, claim }: TextMark): boolean => kind === "own" && claim === "name";
  const figures = marks.filter((mark) => !isName(mark));
  const count = (kind: TextMark["kind"]): number => figures.filter((mark) => mark.kind === kind).length;
  return {
    founder: count("founder"),
    computed: count("computed"),
    source: count("source"),
    own: count("own"),
    differs: count("differs"),
    names: marks.length - figures.length,
  };
}
