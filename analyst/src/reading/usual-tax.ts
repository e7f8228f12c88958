import type { Language } from "../wording/language.ts";
import type { Fact, Place } from "./venture.ts";

/** Usual rates of value-added tax, checked July 2026. */
const byPlace: Record<string, number> = {
  France: 0.2,
  Germany: 0.19,
  Spain: 0.21,
  Italy: 0.22,
  "the Netherlands": 0.21,
  Belgium: 0.21,
  Austria: 0.2,
  Portugal: 0.23,
  Ireland: 0.23,
  Poland: 0.23,
  Sweden: 0.25,
  "the UK": 0.2,
  India: 0.18,
  China: 0.13,
  Switzerland: 0.081,
  Mexico: 0.16,
  Colombia: 0.19,
  Argentina: 0.21,
  Chile: 0.19,
  Peru: 0.18,
  Australia: 0.1,
};
const byCurrency: Record<string, number> = {
  GBP: 0.2,
  INR: 0.18,
  CNY: 0.13,
  CHF: 0.081,
  MXN: 0.16,
  COP: 0.19,
  ARS: 0.21,
  CLP: 0.19,
  PEN: 0.18,
  AUD: 0.1,
};
const byLanguage: Partial<Record<Language, number>> = { es: 0.21, fr: 0.2, de: 0.19, hi: 0.18, zh: 0.13 };

/** The rate of a price with tax where the founder does not say it; null when nothing tells the country. */
export function withUsualTax(facts: Fact[], said: { places: Place[]; language: Language }): Fact[] {
  const ofPlace = said.places.map(({ name }) => byPlace[name]).find((rate) => rate !== undefined);
  return facts.map((fact) => {
    if (!fact.taxIncluded || fact.taxIncluded.rate !== null) return fact;
    const ofLanguage = fact.unit === "EUR" || fact.unit === "INR" ? byLanguage[said.language] : undefined;
    return { ...fact, taxIncluded: { rate: ofPlace ?? byCurrency[fact.unit] ?? ofLanguage ?? null, assumed: true } };
  });
}
