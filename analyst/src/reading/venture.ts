import type { Aside } from "./set-aside.ts";
import type { StartupTypeId } from "@cofounder/contract/startup-types";
import type { Computed } from "../laws/compute-pass.ts";
import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Heard, OpenFigure, Taken } from "../reader/heard.ts";
import type { Withdrawn } from "../reply/self-check.ts";
import type { Language } from "../i18n/language.ts";

/** Characters of one message, 0-based, end exclusive. */
export interface Span {
  message: number;
  start: number;
  end: number;
}

/** Quotable words of the founder. */
export interface Phrase {
  text: string;
  span: Span;
}

/** Values for one thing that cannot all be true. */
export interface Clash {
  meaning: Meaning;
  values: string[];
  figureIds: string[];
}
export type Contradiction = Clash & { label: string; question: string };
export interface ImpossibleInput {
  figureId: string;
  text: string;
  because: string;
}
export type BusinessModel =
  | "subscription"
  | "marketplace"
  | "one_off"
  | "usage"
  | "advertising"
  | "commerce"
  | "services"
  | "hardware";
export type Stage = "idea" | "prototype" | "live" | "revenue";
export interface TypeMatch {
  id: StartupTypeId;
  title: string;
  cues: string[];
  /** The founder chose it; otherwise it is guessed from the words, and nothing is said because of it. */
  isChosen: boolean;
}
export interface Place {
  /** In English. */
  name: string;
  /** Of ISO 3166, for a continent of UN M49. */
  code: string;
  region: "eu" | "uk" | "us" | "india" | "china" | "other";
}
export type ChannelId =
  | "seo"
  | "content"
  | "sales"
  | "ads"
  | "social"
  | "community"
  | "partners"
  | "app_store"
  | "referral"
  | "events"
  | "email";

export interface Phrases {
  idea: Phrase | null;
  /** The buyer; null if not certain. */
  buyer: Phrase | null;
  problem: Phrase | null;
  /** Buyers' current workaround, from the verb on: "send an intern to the bakery". */
  today: Phrase | null;
  whyNow: Phrase | null;
  founder: Phrase | null;
  difference: Phrase | null;
  feasibility: Phrase | null;
}

export interface Signals {
  everyone: boolean;
  saysNoCompetitors: boolean;
  acquaintances: boolean;
  topDownOnly: boolean;
  usesAi: boolean;
  takesCards: boolean;
  minors: boolean;
  personalData: boolean;
  healthData: boolean;
  statusQuo: string | null;
  /** It is stated explicitly that nobody pays yet. */
  nobodyPays: boolean;
  /** It is stated that somebody pays, with or without a number. */
  somebodyPays: boolean;
  /** Goods are made, moved or handed over. */
  physical: boolean;
  platform: string | null;
  licenceAddressed: boolean;
  money: boolean;
}

export type Script = "latin" | "devanagari" | "han";

/** Everything the founder said, read once; later messages change it. */
export interface Venture {
  language: Language;
  /** Hindi in Latin letters is the language "hi" in the script "latin". */
  script: Script;
  wordCount: number;
  /** Every figure with a proven or settled meaning, with its unit. */
  quantities: Quantity[];
  /** Those that hold now: without retracted, replaced and supposed ones. */
  current: Quantity[];
  /** The laws' results in place of figures that the founder did not state. */
  follows: Quantity[];
  /** Figures to ask about: nothing is computed from them. */
  unread: OpenFigure[];
  /** Figures that the founder says are not part of the venture. */
  dismissed: OpenFigure[];
  /** Statements of later sentences about earlier figures. */
  taken: Taken[];
  /** The possible readings of each number, by id. */
  chances: Heard["chances"];
  /** Unread passages, each with its message. */
  setAside: (Aside & { message: number })[];
  /** The laws' results from the figures. */
  computed: Computed;
  /** Results that the self-check withdrew. */
  withdrawn: Withdrawn[];
  currency: string;
  type: TypeMatch | null;
  secondType: TypeMatch | null;
  models: BusinessModel[];
  stage: Stage;
  phrases: Phrases;
  /** The offer, in the fewest words, if certain. */
  offer: Phrase | null;
  /** The likely buyer to ask the founder about, if none is certain. */
  buyerGuess: Phrase | null;
  /** Some words may name the buyer: it is then asked about, and not called missing. */
  mayNameBuyer: boolean;
  /** A figure names the buyer, even without words that are certain: the question is not asked. */
  isBuyerKnown: boolean;
  competitors: Phrase[];
  channels: { id: ChannelId; phrase: Phrase }[];
  places: Place[];
  signals: Signals;
  contradictions: Contradiction[];
  impossible: ImpossibleInput[];
}

/** Buyers' current workaround, in the founder's words; null if nothing is said about it. */
export const todayOf = ({ phrases }: Pick<Venture, "phrases">): string | null => phrases.today?.text ?? null;
