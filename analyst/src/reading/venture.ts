import type { Aside } from "./set-aside.ts";
import type { StartupTypeId } from "@cofounder/contract/startup-types";
import type { Computed } from "../laws/compute.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Heard, OpenFigure } from "../reader/hear.ts";
import type { Withdrawn } from "../reply/self-check.ts";
import type { Language } from "../wording/language.ts";

export type Period = "hour" | "day" | "week" | "month" | "quarter" | "year" | "once";
export type QuantityKind = "money" | "percent" | "count" | "duration";

export type Role =
  | "price"
  | "paying_customers"
  | "free_users"
  | "waitlist"
  | "churn"
  | "retention"
  | "conversion"
  | "growth"
  | "cac"
  | "unit_cost"
  | "gross_margin"
  | "take_rate"
  | "order_value"
  | "orders_per_month"
  | "market_count"
  | "market_value"
  | "target_customers"
  | "cash"
  | "burn"
  | "fixed_costs"
  | "revenue"
  | "raise"
  /** After the money, or the cap of a convertible. */
  | "valuation"
  | "team_size"
  | "hours_per_week"
  | "interviews"
  | "interviews_positive"
  | "experience_years"
  | "problem_size"
  | "cancellations"
  | "pilots"
  | "new_customers"
  | "orders_total"
  | "suppliers"
  | "visitors"
  | "marketing_spend"
  | "setup_cost"
  | "deposit"
  | "alternative_cost"
  /** Read and understood, but no input of any formula: somebody else's figure, the past, a year. */
  | "aside";

/** Characters of one message, 0-based, end exclusive. */
export type Span = { message: number; start: number; end: number };

/** One thing the founder wrote: a number with the role it plays. */
export type Fact = {
  id: string;
  role: Role;
  kind: QuantityKind;
  /** Percentages are fractions, money is in `unit`, durations in the unit's plural. */
  value: number;
  high: number | null;
  unit: string;
  per: Period | null;
  perWhat: string | null;
  /** The words after a count: "paying customers". */
  noun: string;
  /** "14 of 31": the id of the fact this one is a part of. */
  partOf: string | null;
  /** As the founder typed it. */
  text: string;
  span: Span;
  /** True in "what if we charge 49?": it changes nothing by itself. */
  supposed: boolean;
  /** True when a later sentence replaced it ("actually", "now"). */
  superseded: boolean;
};

/** A part that a figure may play whose meaning is not known, with the figure as it was typed. */
export type PossibleRole = { role: Role; text: string; span: Span; /** By its best guess. */ isLikeliest: boolean };

/** Words of the founder worth quoting. */
export type Phrase = { text: string; span: Span };

/** Values for one role that cannot all be true. */
export type Clash = { role: Role; values: string[]; factIds: string[] };
export type Contradiction = Clash & { label: string; question: string };
export type ImpossibleInput = { factId: string; text: string; because: string };
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
  /** Figures that have to be asked: nothing is computed from them. */
  unread: OpenFigure[];
  /** Figures that the founder says are none of the venture. */
  dismissed: OpenFigure[];
  /** What each number may be, by its id. */
  chances: Heard["chances"];
  /** Passages that are not read, and the message that each stands in. */
  setAside: (Aside & { message: number })[];
  /** What follows from the figures by the laws. */
  computed: Computed;
  /** Results that the check of the finished analysis took out. */
  withdrawn: Withdrawn[];
  /** The figures by the part that each plays in judging and planning, and what laws give in their place. */
  facts: Fact[];
  /** The parts that unread figures may play: what may be said already is not called missing. */
  possible: PossibleRole[];
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
  competitors: Phrase[];
  channels: { id: ChannelId; phrase: Phrase }[];
  places: Place[];
  signals: Signals;
  contradictions: Contradiction[];
  impossible: ImpossibleInput[];
};

/** The value that stands for a role: the last one not replaced, the lowest of a price ladder. */
export function factFor(venture: Pick<Venture, "facts">, role: Role): Fact | null {
  const live = venture.facts.filter((fact) => fact.role === role && !fact.superseded);
  if (role !== "price") return live.at(-1) ?? null;
  const recurring = live.filter((fact) => fact.per !== null && fact.per !== "once");
  const candidates = recurring.length > 0 ? recurring : live;
  return candidates.reduce<Fact | null>(
    (low, fact) => (low === null || monthly(fact) < monthly(low) ? fact : low),
    null,
  );
}

export function valueFor(venture: Pick<Venture, "facts">, role: Role): number | null {
  return factFor(venture, role)?.value ?? null;
}

/** Whether an unread figure may be one of these: then it is asked about, and not called missing. */
export function mayBeSaid({ possible }: Pick<Venture, "possible">, ...wanted: Role[]): boolean {
  return possible.some(({ role }) => wanted.includes(role));
}

const perMonth: Record<Period, number> = {
  hour: 730,
  day: 365 / 12,
  week: 52 / 12,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
  once: 1,
};

/** A periodic amount per month; amounts without a period are taken as they stand. */
export function monthly(fact: Pick<Fact, "value" | "per">): number {
  return fact.per === null ? fact.value : fact.value * perMonth[fact.per];
}

/** What buyers do without the product, in the founder's words; null when nothing is said about it. */
export function todayOf({ phrases, signals }: Pick<Venture, "phrases" | "signals">): string | null {
  return phrases.today?.text ?? signals.statusQuo;
}
