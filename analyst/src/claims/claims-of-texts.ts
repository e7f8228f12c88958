import type { Claim } from "@cofounder/contract/analysis";
import { tokensOf } from "../reader/lexer/tokens.ts";
import { languageOf } from "../reader/lexer/vocabulary.ts";
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
