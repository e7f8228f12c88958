import type { Claim } from "@cofounder/contract/analysis";
import { type Backing, noBacking } from "../marks/backing.ts";
import { countMarks, markText } from "../marks/mark-text.ts";
import { tokensOf } from "../reader/lexer/tokens.ts";
import { languageOf } from "../reader/lexer/vocabulary.ts";
import { isKnownCompany, namedCompanies } from "./company-names.ts";
import { textClaims } from "./text-claims.ts";
import type { Draft } from "./text-claims.ts";

/** Capitalized words that may be a name, including the first of a sentence, which only lets more through. */
const nameLike = /\p{Lu}(?:[.&'’-]?[\p{L}\p{N}])*(?:\s+\p{Lu}(?:[.&'’-]?[\p{L}\p{N}])*)*/gu;

const toClaim = (draft: Draft): Claim => ({
  value: null,
  unit: null,
  span: null,
  formula: null,
  inputs: [],
  source: null,
  ...draft,
});

/** All figures and names of texts with a known origin, as claims. */
export function claimsOfTexts(texts: readonly string[]): Claim[] {
  return texts.flatMap((text, index) => [
    ...textClaims({ id: `told.${index}`, type: "founder", text }, languageOf(tokensOf(text), "en")).map(toClaim),
    ...[...text.matchAll(nameLike)].map(([name], order) =>
      toClaim({ id: `told.${index}.name.${order}`, type: "founder", text: name, unit: "company" }),
    ),
  ]);
}

/** The possible origins of a value's words. */
export interface Origins {
  /** Texts that were told, made or found. */
  texts: readonly string[];
  /** The found pages. */
  pages: readonly { url: string; text: string }[];
}

/**
 * Keeps the well-founded parts of a value: in each of its texts, sentences with a figure or a company that none of the
 * known texts contains are left out. Two kinds of fields are not prose: a `url` stays when it is exactly a found page,
 * and is emptied otherwise; an `id` stays unchanged. Text beside the `url` of a page has to come from that very page.
 * Everything except texts stays unchanged.
 */
export function tracedTexts<T>(value: T, { texts, pages }: Origins): T {
  const onPage = new Map(pages.map(({ url, text }) => [url, text]));
  return walk(value, backingOf([...texts, ...onPage.values()]), onPage) as T;
}

const backingOf = (texts: readonly string[]): Backing => ({ ...noBacking, claims: claimsOfTexts(texts) });

function walk(value: unknown, backing: Backing, pages: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return tracedText(value, backing);
  if (Array.isArray(value)) return value.map((item) => walk(item, backing, pages));
  if (typeof value !== "object" || value === null) return value;
  const url = "url" in value && typeof value.url === "string" ? value.url : null;
  const page = url === null ? undefined : pages.get(url);
  const known = page === undefined ? backing : backingOf([page]);
  const field = ([key, item]: [string, unknown]): [string, unknown] => {
    if (key === "url" && url !== null) return [key, page === undefined ? "" : url];
    return [key, key === "id" ? item : walk(item, known, pages)];
  };
  return Object.fromEntries(Object.entries(value).map(field));
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

function tracedText(text: string, backing: Backing): string {
  const language = languageOf(tokensOf(text), "en");
  const isFounded = (sentence: string): boolean =>
    countMarks(markText(sentence, backing, language)).own === 0 &&
    namedCompanies(sentence).every((company) => isKnownCompany(company, backing.claims));
  return [...sentences.segment(text)]
    .map(({ segment }) => segment)
    .filter(isFounded)
    .join("")
    .trim();
}
