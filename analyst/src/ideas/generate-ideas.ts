import { cutText } from "@cofounder/contract/cut-text";
import { type GeneratedIdea, ideasPerGenerationMax, type IdeaSeeds, ideaTitleMax } from "@cofounder/contract/ideas";
import type { StartupTypeId } from "@cofounder/contract/startup-types";
import { type BusinessForm, businessForms } from "./forms.ts";

/** Only the founder's own words that were given; unstated facts are never assumed. */
export type IdeaMaterial = IdeaSeeds | { type: StartupTypeId; industry: string };

/** The effort of building this kind of startup, in a word. */
const craftOf: Record<StartupTypeId, string> = {
  "solo-founder": "work of one's own hands",
  "crypto-blockchain": "blockchain",
  "ed-tech": "teaching",
  "mobile-app": "mobile apps",
  "saas-platform": "software",
  "health-wellness": "health coaching",
  sustainability: "sustainable materials",
  "ai-automation": "AI automation",
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
export function generateIdeas(given: IdeaMaterial): GeneratedIdea[] {
  const seeds = materialOf(given);
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
    .map((candidate) => present(candidate, seeds));
}

function materialOf(given: IdeaMaterial): Material {
  if ("skills" in given)
    return { ...given, why: ({ skill, interest }) => [`You can: ${skill}.`, `You care about: ${interest}.`] };
  const { type, industry } = given;
  return {
    skills: [craftOf[type]],
    interests: [industry],
    why: ({ skill, interest }) => [
      `The industry you named: ${interest}.`,
      `It asks for ${skill}: yours, or that of somebody who joins you.`,
    ],
  };
}

/** Goods and places put money at risk before the first sale. An unstated budget excludes nothing. */
const isPossible = ({ hoursAtLeast, needsMoney }: BusinessForm, { budget, hoursPerWeek }: Means): boolean =>
  (hoursPerWeek === undefined || hoursPerWeek >= hoursAtLeast) && (!needsMoney || budget === undefined || budget > 0);

function present(candidate: Candidate, seeds: Material): GeneratedIdea {
  const { form, skill, interest } = candidate;
  return {
    title: cutText(upper(form.title(skill, interest)), ideaTitleMax),
    text: form.text(skill, interest),
    fits: [...seeds.why(candidate), hoursOf(form, seeds), moneyOf(form, seeds)],
    firstTest: form.firstTest,
    reasonToStop: form.reasonToStop,
  };
}

const hoursOf = ({ hoursAtLeast }: BusinessForm, { hoursPerWeek }: Means): string =>
  hoursPerWeek === undefined
    ? `It fits if you have at least ${hoursAtLeast} hours a week for it (our estimate).`
    : `It takes at least ${hoursAtLeast} hours a week (our estimate); you have ${hoursPerWeek}.`;

function moneyOf({ needsMoney }: BusinessForm, { budget }: Means): string {
  if (!needsMoney) return "It can be sold before anything is spent.";
  return budget === undefined
    ? "It fits if you have some money to put at risk before the first sale."
    : `It puts part of your budget of ${budget} at risk before the first sale.`;
}

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? "";
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
