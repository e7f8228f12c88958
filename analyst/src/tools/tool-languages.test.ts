import { competitorAnalysisOutput } from "@cofounder/contract/tools/competitor-analysis";
import { influencerFinderOutput, influencerPlatforms } from "@cofounder/contract/tools/influencer-finder";
import { investorGuideOutput, investorIndustries, investorStages } from "@cofounder/contract/tools/investor-guide";
import { resourceBudgets, resourceFinderOutput } from "@cofounder/contract/tools/resource-finder";
import { expect, test } from "vitest";
import type { Language } from "../i18n/language.ts";
import { analyseCompetitors } from "./competitor-analysis.ts";
import { findInfluencers } from "./influencer-finder.ts";
import { guideToInvestors } from "./investor-guide.ts";
import { findResources } from "./resource-finder.ts";

const now = new Date("2026-11-01T00:00:00Z");

/** What is no sentence of a result: names, addresses, publishers, and what is typed into a search. */
const unread = new Set(["source", "url", "search", "searches", "handle", "type", "cheque", "id", "origin", "language"]);

function sentencesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : sentencesOf(inner)));
}

const english = /(?<!\p{L})(?:the|your|and|with|what|of|not|they|who|which|each|is|are|year|month)(?!\p{L})/iu;
const englishIn = (output: object) => sentencesOf(output).filter((sentence) => english.test(sentence));

const founders: Record<Exclude<Language, "en">, { about: string; niche: string; country: string }> = {
  de: {
    about: "Eine App für Pflegedienste, die Touren plant und Zeit spart.",
    niche: "Pflege",
    country: "Deutschland",
  },
  es: { about: "Una app para clínicas dentales que llena las citas canceladas.", niche: "dental", country: "España" },
  fr: { about: "Un logiciel pour les boulangeries qui prévoit les commandes.", niche: "pain", country: "France" },
  hi: { about: "किराना दुकानों के लिए उधार का हिसाब रखने वाला ऐप।", niche: "किराना", country: "भारत" },
  zh: { about: "我们做一款帮助牙科诊所填补空缺预约的应用。", niche: "牙科", country: "中国" },
};
const cases = Object.entries(founders) as [Exclude<Language, "en">, (typeof founders)["de"]][];

test.each(cases)("the investor guide for a founder who writes %s has no English sentence", (language, { about }) => {
  const numbers = { about, currency: "EUR", cash: 90_000, burn: 15_000, mrr: 4_000, growth: 8, safes: [], raise: 2e5 };
  for (const stage of investorStages)
    for (const industry of investorIndustries) {
      for (const given of [{ about, currency: "EUR" }, numbers]) {
        const output = guideToInvestors({ stage, industry, numbers: given as never }, { now });
        expect(output.language).toBe(language);
        expect([stage, industry, englishIn(output)]).toEqual([stage, industry, []]);
        investorGuideOutput.parse(output);
      }
    }
});

test.each(cases)("the influencer finder on a page in %s has no English sentence", (language, { niche, country }) => {
  for (const platform of influencerPlatforms)
    for (const money of [
      {},
      { budget: 6_000, price: 40, margin: 60 },
      { budget: 90, price: 40, margin: 60, conversion: 2 },
    ]) {
      const output = findInfluencers({ niche, platform, country, language, ...money }, { now, sources: [] });
      expect(output.language).toBe(language);
      expect([platform, englishIn(output)]).toEqual([platform, []]);
      influencerFinderOutput.parse(output);
    }
});

test.each(cases)("the competitor analysis of an idea in %s has no English sentence", (language, { about }) => {
  for (const industry of ["Software", "Health", "AI"]) {
    const output = analyseCompetitors({ industry, idea: about, rivals: ["Acme"] }, { now, sources: [] });
    expect(output.language).toBe(language);
    expect(englishIn(output)).toEqual([]);
    competitorAnalysisOutput.parse(output);
  }
});

/** One of each kind of skill, and one of none. */
const skills = "React, Node, Flutter, LLM, DevOps, Figma, copy, SEO, sales, video, legal, falconry".split(", ");

test.each(cases)("the resource finder on a page in %s has no English sentence", (language) => {
  for (const budget of resourceBudgets)
    for (const skill of skills)
      for (const more of [{}, { hours: 40, rate: 60 }]) {
        const output = findResources({ role: "CTO", skills: skill, budget, language, ...more });
        expect(output.language).toBe(language);
        expect([budget, skill, englishIn(output)]).toEqual([budget, skill, []]);
        resourceFinderOutput.parse(output);
        const onSite = findResources({
          role: "dog walker",
          skills: `reliable, insured, ${skill}`,
          budget,
          language,
          ...more,
        });
        expect([
          onSite.work,
          englishIn({ ...onSite, skills: [] }).filter((said) => !said.includes("dog walker")),
        ]).toEqual(["onSite", []]);
      }
});
