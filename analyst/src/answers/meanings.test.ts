import { describe, expect, test } from "vitest";
import type { Language } from "../i18n/language.ts";
import type { AnswerId } from "./answer.ts";
import { findAnswer } from "./find-answer.ts";

/** Terms that founders of every language use. */
const terms: [string, AnswerId][] = [
  ["vesting", "vesting"],
  ["churn", "churn"],
  ["CAC", "cac-ltv"],
  ["LTV", "cac-ltv"],
  ["runway", "burn-runway"],
  ["burn rate", "burn-runway"],
  ["SAFE", "safe-or-note"],
  ["MVP", "mvp-scope"],
  ["pivot", "pivot"],
  ["SEO", "seo"],
  ["NDA", "nda"],
  ["OKR", "okrs"],
  ["term sheet", "term-sheet"],
  ["due diligence", "due-diligence"],
  ["product-market fit", "product-market-fit"],
  ["unit economics", "unit-economics"],
  ["crowdfunding", "crowdfunding"],
  ["payback", "payback"],
  ["freemium", "trial-or-freemium"],
  ["pitch deck", "pitch-deck"],
];
const wordings: Record<Language, readonly string[]> = {
  en: ["What is %?", "What does % mean?", "How does % work?", "Explain % to me"],
  de: ["Was ist %?", "Was bedeutet %?", "Wie funktioniert %?", "Was heißt %?", "Kannst du mir % erklären?"],
  es: ["¿Qué es %?", "¿Qué significa %?", "¿Cómo funciona %?", "¿Me explicas %?"],
  fr: ["C'est quoi % ?", "Qu’est-ce que % ?", "Comment fonctionne % ?", "Que veut dire % ?"],
  hi: ["% क्या है?", "% का मतलब क्या है?", "% कैसे काम करता है?"],
  zh: ["%是什么？", "什么是%？", "%是什么意思？"],
};
const asked = Object.entries(wordings).flatMap(([language, all]) =>
  all.map((wording) => ({ language: language as Language, wording })),
);

describe("the question what a term means", () => {
  test.each(asked)("$language “$wording” finds the answer about the term", ({ language, wording }) => {
    const missed = terms.filter(([term, id]) => findAnswer(wording.replace("%", term), language).answer !== id);
    expect(missed).toEqual([]);
  });

  test("without a term it finds none", () => {
    const found = asked.filter(({ language, wording }) => {
      const { answer, maybe } = findAnswer(wording.replace("%", ""), language);
      return answer !== null || maybe.length > 0;
    });
    expect(found).toEqual([]);
  });
});
