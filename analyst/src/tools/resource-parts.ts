import type { ResourceBudget } from "@cofounder/contract/tools/resource-finder";
import type { SkillCard } from "../knowledge/hiring.ts";
import type { Translator } from "../i18n/translator.ts";
import { cardOf } from "./work-kind.ts";

export interface Band {
  low: number;
  high: number | null;
  name: string;
}

export const bands: Record<ResourceBudget, Band> = {
  low: { low: 500, high: 2000, name: "$500-2,000" },
  medium: { low: 2000, high: 5000, name: "$2,000-5,000" },
  high: { low: 5000, high: 10_000, name: "$5,000-10,000" },
  premium: { low: 10_000, high: null, name: "$10,000+" },
};

export interface Found {
  skill: string;
  card: SkillCard | null;
}

/** In the words of the result's language. */
export function cardIn(skill: string, { translate }: Translator): SkillCard | null {
  const card = cardOf(skill);
  if (!card) return null;
  const { deliverable, acceptance, trial, question, listenFor, warning } = card;
  const words = Object.entries({ deliverable, acceptance, trial, question, listenFor, warning });
  return { ...card, ...Object.fromEntries(words.map(([name, text]) => [name, translate(text)])) };
}

/** The role as a sentence names it: with its article in English. */
export const named = (role: string, { language }: Translator): string =>
  language === "en" ? `${/^[aeiou]/i.test(role) ? "an" : "a"} ${role}` : role;

export const dollars = (value: number): string => `$${Math.round(value).toLocaleString("en-US")}`;
export const spread = (low: number, high: number): string =>
  dollars(low) === dollars(high) ? dollars(low) : `${dollars(low)}–${dollars(high)}`;
