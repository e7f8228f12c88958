import { cutText } from "@cofounder/contract/cut-text";
import { type GeneratedIdea, ideasPerGenerationMax, type IdeaSeeds, ideaTitleMax } from "@cofounder/contract/ideas";
import type { StartupTypeId } from "@cofounder/contract/startup-types";
import type { Language } from "../i18n/language.ts";
import { msg, type Translator, translatorFor } from "../i18n/translator.ts";
import { languageOfInput } from "../tools/language-of-input.ts";
import { type BusinessForm, businessForms } from "../knowledge/business-forms.ts";

/** Only the founder's own words that were given; unstated facts are never assumed. */
export type IdeaMaterial = IdeaSeeds | { type: StartupTypeId; industry: string; language?: Language | undefined };

/** The effort of building this kind of startup, in a word. */
const craftOf: Record<StartupTypeId, string> = {
  "solo-founder": msg("work of one's own hands"),
  "crypto-blockchain": msg("blockchain"),
  "ed-tech": msg("teaching"),
  "mobile-app": msg("mobile apps"),
  "saas-platform": msg("software"),
  "health-wellness": msg("health coaching"),
  sustainability: msg("sustainable materials"),
  "ai-automation": msg("AI automation"),
};

interface Means {
  budget?: number | undefined;
  hoursPerWeek?: number | undefined;
}

interface Material extends Means {
  skills: string[];
  interests: string[];
  /** Why it fits, in words that claim nothing beyond the founder's input. */
  why(candidate: Candidate): string[];
}

interface Candidate {
  form: BusinessForm;
  skill: string;
  interest: string;
}

/**
 * Ideas from the founder's skills, interests and assets: every form that the hours and the money allow, each with
 * another skill and interest. The same seeds give the same ideas, other words other ones. No market, price or rival is
 * invented.
 */
export function generateIdeas({ language, ...given }: IdeaMaterial): GeneratedIdea[] {
  const words = "skills" in given ? [...given.skills, ...given.interests] : [given.industry];
  const translator = translatorFor(languageOfInput([words.join(", ")], language));
  const seeds = materialOf(given, translator);
  const possible = businessForms.filter((form) => isPossible(form, seeds));
  const forms = possible.length ? possible : businessForms.filter(({ needsMoney }) => !needsMoney).slice(0, 2);
  const start = hashOf(JSON.stringify(given).toLowerCase());
  return forms
    .map((form, at) => ({ form, order: hashOf(`${start}:${form.id}`), at }))
    .sort((a, b) => a.order - b.order)
    .slice(0, ideasPerGenerationMax)
    .map(({ form, at }) => ({
      form,
      skill: pick(seeds.skills, start + at),
      interest: pick(seeds.interests, start + at * 3),
    }))
    .map((candidate) => present(candidate, seeds, translator));
}

function materialOf(given: Omit<IdeaMaterial, "language">, { t, translate }: Translator): Material {
  if ("skills" in given) {
    const { skills, interests, budget, hoursPerWeek } = given as IdeaSeeds;
    const why = ({ skill, interest }: Candidate) => [t`You can: ${skill}.`, t`You care about: ${interest}.`];
    return { skills, interests, budget, hoursPerWeek, why };
  }
  const { type, industry } = given as { type: StartupTypeId; industry: string };
  return {
    skills: [translate(craftOf[type])],
    interests: [industry],
    why: ({ skill, interest }) => [
      t`The industry you named: ${interest}.`,
      t`It asks for ${skill}: yours, or that of somebody who joins you.`,
    ],
  };
}

/** Goods and places put money at risk before the first sale. An unstated budget excludes nothing. */
const isPossible = ({ hoursAtLeast, needsMoney }: BusinessForm, { budget, hoursPerWeek }: Means): boolean =>
  (hoursPerWeek === undefined || hoursPerWeek >= hoursAtLeast) && (!needsMoney || budget === undefined || budget > 0);

function present(candidate: Candidate, seeds: Material, translator: Translator): GeneratedIdea {
  const { form, skill, interest } = candidate;
  const { translate } = translator;
  return {
    title: cutText(upper(translate(form.title, { skill, interest })), ideaTitleMax),
    text: translate(form.text, { skill, interest }),
    fits: [...seeds.why(candidate), hoursOf(form, seeds, translator), moneyOf(form, seeds, translator)],
    firstTest: translate(form.firstTest),
    reasonToStop: translate(form.reasonToStop),
  };
}

const hoursOf = ({ hoursAtLeast }: BusinessForm, { hoursPerWeek }: Means, { t }: Translator): string =>
  hoursPerWeek === undefined
    ? t`It fits if you have at least ${hoursAtLeast} hours a week for it (our estimate).`
    : t`It takes at least ${hoursAtLeast} hours a week (our estimate); you have ${hoursPerWeek}.`;

function moneyOf({ needsMoney }: BusinessForm, { budget }: Means, { t }: Translator): string {
  if (!needsMoney) return t`It can be sold before anything is spent.`;
  return budget === undefined
    ? t`It fits if you have some money to put at risk before the first sale.`
    : t`It puts part of your budget of ${budget} at risk before the first sale.`;
}

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? "";
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
