import { figureBases, type figureFlows, figureParties, figureStatuses } from "@cofounder/contract/figure-words";
import type { FigureMeaning } from "@cofounder/contract/figures";

/** The possible meanings of a figure, and their flow where the annotation does not name it. */
export const meanings = {
  price: "in",
  order_value: "none",
  fee: "in",
  discount: "none",
  deposit: "in",
  prepayment: "in",
  unit_cost: "out",
  fixed_cost: "out",
  one_off_cost: "out",
  acquisition_spend: "out",
  pay: "out",
  revenue: "in",
  profit: "none",
  burn: "out",
  cash: "held",
  raise: "asked",
  valuation: "none",
  grant: "in",
  debt: "held",
  credit_limit: "none",
  saving: "none",
  budget: "none",
  market_size: "none",
  margin: "none",
  churn: "none",
  retention: "none",
  conversion: "none",
  share: "none",
  growth: "none",
  tax: "none",
  interest: "none",
  equity: "none",
  loss: "none",
  wear: "none",
  utilisation: "none",
  capacity: "none",
  usage: "none",
  volume: "none",
  paying: "none",
  free: "none",
  trial: "none",
  waiting: "none",
  pilot: "none",
  asked: "none",
  said_yes: "none",
  said_no: "none",
  lead: "none",
  visitor: "none",
  follower: "none",
  reachable: "none",
  customers_other: "none",
  supply: "none",
  staff: "none",
  stock: "none",
  work_time: "none",
  duration: "none",
  physical: "none",
  date: "none",
  age: "none",
  none: "none",
  unclear: "none",
} as const satisfies Record<FigureMeaning, Flow>;

export type Meaning = keyof typeof meanings;
export type Flow = (typeof figureFlows)[number];
export const flows: Record<string, Flow> = { in: "in", out: "out", held: "held", asked: "asked", noflow: "none" };

export const parties = figureParties;
export type Party = (typeof parties)[number];

export const statuses = figureStatuses;
export type Status = (typeof statuses)[number];

export const bases = figureBases;
export type Basis = (typeof bases)[number];

export const spanKinds = [
  "buyer",
  "user",
  "offer",
  "rival",
  "channel",
  "place",
  "question",
  "plan",
  "negation",
  "retraction",
  "instruction",
  "task",
] as const;
export type SpanKind = (typeof spanKinds)[number];

export const messageKinds = [
  "idea",
  "addition",
  "correction",
  "what_if",
  "question_venture",
  "question_craft",
  "task",
  "question_product",
  "small_talk",
  "not_a_venture",
] as const;
export type MessageKind = (typeof messageKinds)[number];

export const times = ["minute", "hour", "day", "week", "month", "quarter", "year", "season"] as const;
