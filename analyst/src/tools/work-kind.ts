import type { ResourceFinderInput } from "@cofounder/contract/tools/resource-finder";
import { type Craft, skillCards } from "../knowledge/hiring.ts";
import type { SkillCard } from "../knowledge/hiring.ts";
import { onSiteRole, placeWords, proofWords, qualityWords } from "../knowledge/work-kinds.ts";
import type { Language } from "../i18n/language.ts";

/** Delivered as files, done where somebody has to be, or not known here. */
export type WorkKind = "files" | "onSite" | "unknown";

export interface Work {
  kind: WorkKind;
  /** The craft of the role, where it is known. */
  craft: Craft | null;
}

export type Wish = "skill" | "quality" | "place" | "proof" | "other";

export const cardOf = (skill: string): SkillCard | null => skillCards.find(({ cues }) => cues.test(skill)) ?? null;

/** What a founder's comma-separated wish is. */
export function wishOf(said: string): Wish {
  if (cardOf(said)) return "skill";
  if (proofWords.test(said)) return "proof";
  if (qualityWords.test(said)) return "quality";
  return placeWords.test(said) ? "place" : "other";
}

/** The role decides; the skills only where it says nothing. */
export function workOf(
  { role, skills }: Pick<ResourceFinderInput, "role"> & { skills: string[] },
  language: Language,
): Work {
  const card = cardOf(role);
  const isAtPlace = skills.some((skill) => wishOf(skill) === "place");
  if (onSiteRole.test(role) && (!card || namesSiteLast(role, card, language))) return { kind: "onSite", craft: null };
  if (card) return { kind: "files", craft: card.craft };
  if (isAtPlace) return { kind: "onSite", craft: null };
  const known = skills.flatMap((skill) => cardOf(skill)?.craft ?? []);
  return known.length > 0 ? { kind: "files", craft: null } : { kind: "unknown", craft: null };
}

/** "mobile nurse" is a nurse, "delivery app developer" a developer: the noun that counts is last, in Spanish and French first. */
function namesSiteLast(role: string, { cues }: SkillCard, language: Language): boolean {
  const site = role.search(onSiteRole);
  return language === "es" || language === "fr" ? site < role.search(cues) : !cues.test(role.slice(site + 1));
}
