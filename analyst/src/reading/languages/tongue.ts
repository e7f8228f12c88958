import type { StartupTypeId } from "@cofounder/contract/startup-types";
import type { Language } from "../../wording/language.ts";
import type { Period, Quantity, QuantityKind } from "../quantities.ts";
import type { Note } from "../notes.ts";
import type { BusinessModel, ChannelId, Role } from "../venture.ts";

export type Place = [start: number, end: number];

/** A numeral in words and the digits that say the same: "zweihundert" and "200", "百分之八" and "8%". */
export type Written = { digits: string; start: number; end: number };
/** A share in words, as a fraction. */
export type Share = { value: number; start: number; end: number };

export type NumberWords = {
  /** A dot before three digits groups thousands: "1.250". */
  decimalComma: boolean;
  pattern: RegExp;
  /** What the word behind digits multiplies by; keys in lower case without dots and spaces. */
  scales: Record<string, number>;
  spelled: (text: string) => Written[];
  /** "half of them", as fractions. */
  shares: (text: string) => Share[];
  /** Stands directly before an amount whose currency is left out: "price: 49". */
  bareMoney: RegExp;
  /** Stands directly behind such an amount: "40k in the bank". */
  bareMoneyBehind: RegExp;
  /** First words behind a number that name nothing counted: "at a", "im". */
  uncounted: RegExp;
  currency: string;
  /** A range whose later end alone holds: "went from 29 to 39". */
  risen: RegExp;
  /** The words that say what is counted, directly behind the number. */
  noun: RegExp;
};

export type TimeWords = {
  /** A unit of time directly behind a number; the first group is a key of `units`. */
  unit: RegExp;
  units: Record<string, string>;
  /** One "per …" behind an amount. Named groups: `period`, `adverb`, `what`, `including`, `excluding`. */
  step: RegExp;
  periods: Record<string, Period>;
  /** What a price is paid for, in the words the formulas know. */
  what: Record<string, string>;
  /** A period in front of an amount: "monthly fee of". Named group: `period`. */
  ahead: RegExp | null;
  /** A price said to include tax, in front of the amount. */
  taxAhead: RegExp | null;
};

/** A number with its own sentence cut in two around it. */
export type Framed = { quantity: Quantity; before: string; after: string };

/** A turn of phrase that says what a number is, whatever else stands nearby. All conditions given have to hold. */
export type Frame = {
  role: Role;
  kinds: QuantityKind[];
  /** Ends where the number starts. */
  before?: RegExp;
  /** Starts where the number ends. */
  after?: RegExp;
  when?: (framed: Framed) => boolean;
};

export type RoleCue = {
  role: Role;
  kinds: QuantityKind[];
  pattern: RegExp;
  /** How far the number may stand, in characters. */
  reach?: number;
};

export type RoleWords = {
  frames: Frame[];
  cues: RoleCue[];
  /** What a number is among notes, where nothing else says it. */
  notes: Note[];
  /** Behind an amount without a currency: it counts nothing. */
  loose: RegExp;
  /** In front of a number that is no price, whatever else it is. */
  noPriceNote: RegExp;
  reach: number;
  /** In the words before a number of customers: people asked, people wanted, people estimated. */
  asked: RegExp;
  wanted: RegExp;
  estimated: RegExp;
  /** Before an amount that is no price of the founder's: given away or saved. */
  noPrice: RegExp;
  /** Before an amount that somebody else bears. */
  theirCost: RegExp;
  /** Before a number that orders or ages things: "top 10", "version 2". */
  noAmount: RegExp;
  /** Before a stretch of time: of the founder, free for the venture, lost by somebody. */
  own: RegExp;
  ownTime: RegExp;
  takesTime: RegExp;
  /** Says that a revenue is a year's. */
  yearly: RegExp;
  /** "3 customers a month"; the first group is a key of `periods`. */
  countedPer: RegExp;
  /** Behind a count of those a price is paid for. */
  standing: RegExp;
  /** In front of a count of all there are: "there are about". */
  allOfThem: RegExp;
};

export type ShareWords = {
  /** Between a part and its whole. */
  between: RegExp;
  directly: RegExp;
  /** Between a whole and its part, where the whole is named first. */
  within: RegExp | null;
  ofThem: RegExp;
  paid: RegExp;
  unwilling: RegExp;
  gone: RegExp;
  asked: RegExp;
  said: RegExp;
  tried: RegExp;
};

export type CorrectionWords = { supposing: RegExp; replacing: RegExp; tiers: RegExp };

export type PhraseWords = {
  /** What founders open with before they say what it is. */
  intro: RegExp;
  intention: RegExp;
  /** Words that belong to the founder, not to the idea: "our ". */
  article: RegExp;
  greeting: RegExp;
  /** A first sentence that is a question or a request. */
  noIdea: RegExp;
  problem: RegExp;
  ownFigures: RegExp;
  request: RegExp;
  /** What buyers do today starts where one of these ends. */
  today: RegExp[];
  todayEnd: RegExp;
  firstPerson: RegExp;
  whyNow: RegExp;
  founder: RegExp;
  difference: RegExp;
  feasibility: RegExp;
};

export type SignalWords = {
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
};

export type RivalWords = {
  /** Names follow. */
  cue: RegExp;
  /** Names stand before. */
  afterNames: RegExp;
  separator: RegExp;
  /** Words in front of a name that are no part of it. */
  lead: RegExp;
  notNames: RegExp;
  /** A name in a script without capitals, at the start; the first group is the name. */
  uncased?: RegExp;
};

export type ProfileWords = {
  types: Partial<Record<StartupTypeId, RegExp>>;
  models: Record<BusinessModel, RegExp>;
  live: RegExp;
  prototype: RegExp;
  channels: [ChannelId, RegExp][];
  signals: SignalWords;
};

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

/** Turns of phrase that a law or a refusal hangs on. */
export type LawWords = {
  harms: Record<HarmKind, RegExp>;
  /** Near a harm: the product fights it. */
  preventing: RegExp;
  medicalDevice: RegExp;
  payments: RegExp;
  coldContact: RegExp;
  platformWork: RegExp;
  schools: RegExp;
  custody: RegExp;
};

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

/** What a founder asks for. */
export type AskWords = {
  topics: Record<Topic, RegExp>;
  asking: RegExp;
  wholeReport: RegExp;
  ownVenture: RegExp;
  acknowledgement: RegExp;
};

/** All that is known about reading one language. Patterns are matched against normalised text. */
export type Tongue = {
  language: Language;
  /** Speakers mix whole English phrases in: what the own words do not say is looked up in English. */
  mixesEnglish: boolean;
  numbers: NumberWords;
  time: TimeWords;
  roles: RoleWords;
  shares: ShareWords;
  corrections: CorrectionWords;
  phrases: PhraseWords;
  findBuyer: (text: string) => Place | null;
  /** Whether the words behind a number say that people or establishments are counted. */
  countsPeople: (noun: string) => boolean;
  profile: ProfileWords;
  rivals: RivalWords;
};
