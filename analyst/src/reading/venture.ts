import type { Aside } from "./set-aside.ts";
import type { StartupTypeId } from "@cofounder/contract/startup-types";
import type { Computed } from "../laws/compute-pass.ts";
import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Heard, OpenFigure, Taken } from "../reader/hear.ts";
import type { Withdrawn } from "../reply/self-check.ts";
import type { Language } from "../i18n/language.ts";

/** Characters of one message, 0-based, end exclusive. */
export type Span = { message: number; start: number; end: number };

/** Words of the founder worth quoting. */
export type Phrase = { text: string; span: Span };

/** Values for one thing that cannot all be true. */
export type Clash = { meaning: Meaning; values: string[]; figureIds: string[] };
export type Contradiction = Clash & { label: string; question: string };
export type ImpossibleInput = { figureId: string; text: string; because: string };
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
export type TypeMatch = { id: StartupTypeId; title: string; cues: string[] };
export type Place = { name: string; region: "eu" | "uk" | "us" | "india" | "china" | "other" };
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

export type Phrases = {
  idea: Phrase | null;
  /** Who pays; null where that is not certain. */
  buyer: Phrase | null;
  problem: Phrase | null;
  /** What buyers do without the product, from the verb on: "send an intern to the bakery". */
  today: Phrase | null;
  whyNow: Phrase | null;
  founder: Phrase | null;
  difference: Phrase | null;
  feasibility: Phrase | null;
};

export type Signals = {
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
  /** Said outright that nobody pays yet. */
  nobodyPays: boolean;
  /** Said that somebody pays, with or without a number. */
  somebodyPays: boolean;
  /** Goods are made, moved or handed over. */
  physical: boolean;
  platform: string | null;
  licenceAddressed: boolean;
  money: boolean;
};

export type Script = "latin" | "devanagari" | "han";

/** Everything the founder said, read once; later messages change it. */
export type Venture = {
  language: Language;
  /** Hindi in Latin letters is the language "hi" in the script "latin". */
  script: Script;
  wordCount: number;
  /** Every figure whose meaning is proven or settled, with its unit. */
  quantities: Quantity[];
  /** Those that hold now: without what was taken back, replaced by a later message, or is only supposed. */
  current: Quantity[];
  /** What laws give in the place of figures that nobody said. */
  follows: Quantity[];
  /** Figures that have to be asked: nothing is computed from them. */
  unread: OpenFigure[];
  /** Figures that the founder says are none of the venture. */
  dismissed: OpenFigure[];
  /** What later sentences said of earlier figures. */
  taken: Taken[];
  /** What each number may be, by its id. */
  chances: Heard["chances"];
  /** Passages that are not read, and the message that each stands in. */
  setAside: (Aside & { message: number })[];
  /** What follows from the figures by the laws. */
  computed: Computed;
  /** Results that the check of the finished analysis took out. */
  withdrawn: Withdrawn[];
  currency: string;
  type: TypeMatch | null;
  secondType: TypeMatch | null;
  models: BusinessModel[];
  stage: Stage;
  phrases: Phrases;
  /** What is offered, in the fewest words, where that is certain. */
  offer: Phrase | null;
  /** Who may be the buyer, for the founder to be asked, where nobody is certain. */
  buyerGuess: Phrase | null;
  /** Some words may say who buys: then it is asked, and not called missing. */
  mayNameBuyer: boolean;
  /** Who buys stands in a figure, be it without words that are certain: then it is not asked. */
  isBuyerKnown: boolean;
  competitors: Phrase[];
  channels: { id: ChannelId; phrase: Phrase }[];
  places: Place[];
  signals: Signals;
  contradictions: Contradiction[];
  impossible: ImpossibleInput[];
};

/** What buyers do without the product, in the founder's words; null when nothing is said about it. */
export function todayOf({ phrases, signals }: Pick<Venture, "phrases" | "signals">): string | null {
  return phrases.today?.text ?? signals.statusQuo;
}
