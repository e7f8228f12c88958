import type { Claim } from "@cofounder/contract/analysis";
import { gate } from "./gate.ts";
import { textClaims } from "./text-claims.ts";
import type { Draft } from "./text-claims.ts";

/** Words that begin with a capital and may be a name; the first of a sentence too, which only lets more through. */
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

/** All figures and names of texts whose origin is known, as claims. */
export function claimsOfTexts(texts: readonly string[]): Claim[] {
  return texts.flatMap((text, index) => [
    ...textClaims({ id: `told.${index}`, type: "founder", text }).map(toClaim),
    ...[...text.matchAll(nameLike)].map(([name], order) =>
      toClaim({ id: `told.${index}.name.${order}`, type: "founder", text: name, unit: "company" }),
    ),
  ]);
}

/** Where the words of a value may come from. */
export interface Origins {
  /** What was told, made or found. */
  texts: readonly string[];
  /** The pages that were found. */
  pages: readonly { url: string; text: string }[];
}

/**
 * Keeps of a value what is founded: from each text in it the sentences are left out that hold a figure or a company
 * which none of the known texts holds. Two kinds of fields are no prose: a `url` stays when it is exactly a page that
 * was found, and is emptied otherwise; an `id` stays as it is. What stands beside the `url` of a page has to stand on
 * that very page. Everything but texts stays as it is.
 */
export function tracedTexts<T>(value: T, { texts, pages }: Origins): T {
  const onPage = new Map(pages.map(({ url, text }) => [url, text]));
  return walk(value, claimsOfTexts([...texts, ...onPage.values()]), onPage) as T;
}

function walk(value: unknown, claims: readonly Claim[], pages: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return tracedText(value, claims);
  if (Array.isArray(value)) return value.map((item) => walk(item, claims, pages));
  if (typeof value !== "object" || value === null) return value;
  const url = "url" in value && typeof value.url === "string" ? value.url : null;
  const page = url === null ? undefined : pages.get(url);
  const known = page === undefined ? claims : claimsOfTexts([page]);
  const field = ([key, item]: [string, unknown]): [string, unknown] => {
    if (key === "url" && url !== null) return [key, page === undefined ? "" : url];
    return [key, key === "id" ? item : walk(item, known, pages)];
  };
  return Object.fromEntries(Object.entries(value).map(field));
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

function tracedText(text: string, claims: readonly Claim[]): string {
  const founded = [...sentences.segment(text)].filter(({ segment }) => gate(segment, claims).untraced === 0);
  return founded
    .map(({ segment }) => segment)
    .join("")
    .trim();
}
