import { type GeneratedIdea, ideasPerGenerationMax, type IdeaSeeds, ideaTitleMax } from "@cofounder/contract/ideas";
import { type BusinessForm, businessForms } from "./forms.ts";

interface Candidate {
  form: BusinessForm;
  skill: string;
  interest: string;
}

/**
 * Ideas from what a founder can, likes and has: every form that the hours and the money allow, each with another skill
 * and interest. The same seeds are the same ideas; other words are other ones. No market, price or rival is made up.
 */
export function generateIdeas(seeds: IdeaSeeds): GeneratedIdea[] {
  const possible = businessForms.filter((form) => isPossible(form, seeds));
  const forms = possible.length ? possible : businessForms.filter(({ needsMoney }) => !needsMoney).slice(0, 2);
  const start = hashOf(JSON.stringify(seeds).toLowerCase());
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

/** Goods and places put money at risk before the first sale. */
const isPossible = ({ hoursAtLeast, needsMoney }: BusinessForm, { budget, hoursPerWeek }: IdeaSeeds): boolean =>
  hoursPerWeek >= hoursAtLeast && (!needsMoney || budget > 0);

function present({ form, skill, interest }: Candidate, { budget, hoursPerWeek }: IdeaSeeds): GeneratedIdea {
  const money = form.needsMoney
    ? `It puts part of your budget of ${budget} at risk before the first sale.`
    : "It can be sold before anything is spent.";
  return {
    title: upper(form.title(skill, interest)).slice(0, ideaTitleMax),
    text: form.text(skill, interest),
    fits: [
      `You can: ${skill}.`,
      `You care about: ${interest}.`,
      `It takes at least ${form.hoursAtLeast} hours a week (our estimate); you have ${hoursPerWeek}.`,
      money,
    ],
    firstTest: form.firstTest,
    reasonToStop: form.reasonToStop,
  };
}

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? "";
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
