import type { StartupTypeId } from "@cofounder/contract/startup-types";
import type { Language } from "../../i18n/language.ts";
import type { BusinessModel, ChannelId } from "../venture.ts";

export type Place = [start: number, end: number];

export interface PhraseWords {
  problem: RegExp;
  ownFigures: RegExp;
  request: RegExp;
  /** Today's workaround starts where one of these ends. */
  today: RegExp[];
  todayEnd: RegExp;
  firstPerson: RegExp;
  whyNow: RegExp;
  founder: RegExp;
  difference: RegExp;
  feasibility: RegExp;
}

export interface SignalWords {
  everyone: RegExp;
  saysNoCompetitors: RegExp;
  acquaintances: RegExp;
  topDownOnly: RegExp;
  usesAi: RegExp;
  takesCards: RegExp;
  minors: RegExp;
  personalData: RegExp;
  healthData: RegExp;
  statusQuo: RegExp;
  nobodyPays: RegExp;
  somebodyPays: RegExp;
  physical: RegExp;
  licenceAddressed: RegExp;
  money: RegExp;
}

export interface ProfileWords {
  types: Partial<Record<StartupTypeId, RegExp>>;
  models: Record<BusinessModel, RegExp>;
  live: RegExp;
  prototype: RegExp;
  channels: [ChannelId, RegExp][];
  signals: SignalWords;
}

export type HarmKind =
  | "prescription_drugs"
  | "illegal_drugs"
  | "counterfeit"
  | "fraud"
  | "stolen_data"
  | "weapons"
  | "sexual_abuse"
  | "pyramid"
  | "gambling_minors"
  | "deceptive_reviews"
  | "cheating";

/** Phrases that trigger a law or a refusal. */
export interface LawWords {
  harms: Record<HarmKind, RegExp>;
  /** Near a harm: the product fights it. */
  preventing: RegExp;
  medicalDevice: RegExp;
  payments: RegExp;
  coldContact: RegExp;
  platformWork: RegExp;
  schools: RegExp;
  custody: RegExp;
}

export type Topic =
  | "funding"
  | "competitors"
  | "pricing"
  | "revenue"
  | "plan"
  | "growth"
  | "risks"
  | "market"
  | "ideas"
  | "regulation"
  | "rating";

/** A founder's requests. */
export interface AskWords {
  topics: Record<Topic, RegExp>;
  asking: RegExp;
  wholeReport: RegExp;
  ownVenture: RegExp;
  acknowledgement: RegExp;
}

/** All data for reading one language. Patterns are matched against normalised text. */
export interface LanguagePack {
  language: Language;
  /** Speakers mix in whole English phrases: the English patterns are the fallback. */
  mixesEnglish: boolean;
  /** The currency of an amount without any evidence of it. */
  currency: string;
  phrases: PhraseWords;
  profile: ProfileWords;
}
