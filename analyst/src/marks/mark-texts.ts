import type { Claim, TextMark } from "@cofounder/contract/analysis";
import type { MarkedText, ToolMarks } from "@cofounder/contract/tools/marks";
import { isKnownCompany, isPlainWord, namedCompanies } from "../claims/company-names.ts";
import { tokensOf } from "../reader/lexer/tokens.ts";
import { languageOf } from "../reader/lexer/vocabulary.ts";
import type { Language } from "../i18n/language.ts";
import type { Backing, SourceText } from "./backing.ts";
import { markText } from "./mark-text.ts";

/** A page that was found on the web: it backs texts that name something of its title, and those said to be from it. */
export interface FoundPage extends SourceText {
  title: string;
}

export interface TextsBacking {
  backing: Backing;
  /** Numbers of a draft: they back what nothing else does, and no contradiction. */
  draft: readonly Claim[];
  pages: readonly FoundPage[];
  /** Texts that are said to be from a page. */
  sourced: ReadonlySet<string>;
  /** Names that the founder, the engine or a found page wrote, as claims of the unit "company". */
  names: readonly Claim[];
  /** Where a text is too short to show its own. */
  language: Language;
}

/** What backs the numbers of each text, and which companies only the model names. Texts without marks are left out. */
export function markTexts(texts: readonly string[], given: TextsBacking): MarkedText[] {
  const { names, language } = given;
  const backingOf = backingByText(given);
  return [...new Set(texts)].flatMap((text) => {
    const spoken = languageOf(tokensOf(text), language);
    const [strict, whole] = backingOf(text);
    const wrong = markText(text, strict, spoken).filter(({ kind }) => kind === "differs");
    const numbers = markText(text, whole, spoken).map(
      (mark) => wrong.find(({ start }) => start === mark.start) ?? mark,
    );
    const named = unknownNames(text, names).filter(({ start, end }) =>
      numbers.every((mark) => mark.end <= start || mark.start >= end),
    );
    const marks = [...numbers, ...named].toSorted((one, other) => one.start - other.start);
    return marks.length === 0 ? [] : [{ text, marks }];
  });
}

/** What backs a text without the draft, and with it. */
type TextBacking = [strict: Backing, whole: Backing];

function backingByText({ backing, draft, pages, sourced }: TextsBacking): (text: string) => TextBacking {
  const words = pages.map(({ publisher, title }) => [...namesIn(title), ...publisher.split(".").slice(0, -1)]);
  const made = new Map<string, TextBacking>();
  const withPages = (own: readonly FoundPage[]): TextBacking => {
    const strict = { ...backing, sources: [...backing.sources, ...own] };
    return [strict, { ...strict, claims: [...strict.claims, ...draft] }];
  };
  return (text) => {
    const isNamed = (index: number): boolean =>
      words[index]?.some((word) => word.length > 3 && text.includes(word)) ?? false;
    const own = pages.filter((_, index) => sourced.has(text) || isNamed(index));
    const key = own.map((page) => pages.indexOf(page)).join();
    const known = made.get(key) ?? withPages(own);
    made.set(key, known);
    return known;
  };
}

const namesIn = (title: string): string[] =>
  (title.match(/\p{Lu}[\p{L}\p{N}’'-]+/gu) ?? []).filter((word) => !isPlainWord(word));

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
    own: count("assumed") + count("own"),
    differs: count("differs"),
    names: marks.length - figures.length,
  };
}
