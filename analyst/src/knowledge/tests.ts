/** What a venture can be wrong about. */
export type AssumptionId =
  | "problem"
  | "customer"
  | "willingness_to_pay"
  | "channel"
  | "retention"
  | "feasibility"
  | "unit_margin"
  | "regulation"
  | "platform";

export type TestCard = {
  id: AssumptionId;
  name: string;
  /** "that {buyer} have the problem often enough to act": completes "You assume …". */
  assumes: string;
  how: string;
  metric: string;
  sample: number;
  sampleOf: string;
  passes: number;
  days: number;
  /** In the venture's own currency, as an order of magnitude. */
  cost: number;
  hours: number;
  ifFalse: string;
};

/** The cheapest honest test of each assumption. Thresholds are working defaults, set before the data comes in. */
export const testCards: Record<AssumptionId, TestCard> = {
  problem: {
    id: "problem",
    name: "Interviews about past behaviour",
    assumes: "{buyer} have this problem often enough to act on it",
    how: "Ask {sample} strangers among {buyer} what they did the last time it happened and what it cost them. Do not mention your product.",
    metric: "raise the problem unprompted and already spend time or money on it",
    sample: 12,
    sampleOf: "strangers",
    passes: 5,
    days: 14,
    cost: 0,
    hours: 16,
    ifFalse: "there is nothing to sell",
  },
  customer: {
    id: "customer",
    name: "One narrow list",
    assumes: "there is one group that wants this more than the others",
    how: "Write down {sample} people or firms by name who share one job, place and size, and contact all of them.",
    metric: "agree to a call",
    sample: 30,
    sampleOf: "named prospects",
    passes: 6,
    days: 10,
    cost: 0,
    hours: 10,
    ifFalse: "no message and no channel will fit",
  },
  willingness_to_pay: {
    id: "willingness_to_pay",
    name: "Pre-sale",
    assumes: "{buyer} will pay {price} for it, not only praise it",
    how: "Offer it to {sample} qualified {buyer} at {price} with a refundable deposit or a paid pilot. Count money, not compliments.",
    metric: "pay",
    sample: 20,
    sampleOf: "qualified buyers",
    passes: 2,
    days: 21,
    cost: 100,
    hours: 24,
    ifFalse: "interest never becomes revenue",
  },
  channel: {
    id: "channel",
    name: "One channel, by hand",
    assumes: "you can reach {buyer} for less than they are worth",
    how: "Work {channel} alone: contact {sample} {buyer} and log hours and money per reply and per sale.",
    metric: "become paying customers",
    sample: 100,
    sampleOf: "contacts",
    passes: 3,
    days: 14,
    cost: 300,
    hours: 20,
    ifFalse: "each new customer costs more than it brings",
  },
  retention: {
    id: "retention",
    name: "A cohort",
    assumes: "{buyer} still use it, and pay for it, after the novelty is gone",
    how: "Follow {sample} active users of one start week for four weeks, without reminding them by hand.",
    metric: "still do the core action in week 4",
    sample: 30,
    sampleOf: "active users",
    passes: 12,
    days: 28,
    cost: 0,
    hours: 8,
    ifFalse: "every sale has to be made again",
  },
  feasibility: {
    id: "feasibility",
    name: "Concierge run",
    assumes: "it can be done well enough to be paid for",
    how: "Do {sample} real cases by hand behind the scenes and let the customer judge the result.",
    metric: "are accepted by the customer",
    sample: 10,
    sampleOf: "real cases",
    passes: 8,
    days: 7,
    cost: 0,
    hours: 20,
    ifFalse: "the promise cannot be kept at any price",
  },
  unit_margin: {
    id: "unit_margin",
    name: "Metered run",
    assumes: "serving one customer costs clearly less than it brings",
    how: "Deliver {sample} real units and log every cost of each: hosting, model calls, materials, delivery, support minutes.",
    metric: "cost less than 40% of the price",
    sample: 100,
    sampleOf: "units",
    passes: 90,
    days: 7,
    cost: 200,
    hours: 10,
    ifFalse: "growth makes the loss larger",
  },
  regulation: {
    id: "regulation",
    name: "Written opinion",
    assumes: "you may offer this without a licence of your own, or under a partner's",
    how: "Put the intended use on one page and get a written answer from a specialised lawyer, and from {sample} licensed partners.",
    metric: "confirm in writing that they would carry the regulated step",
    sample: 3,
    sampleOf: "licensed partners",
    passes: 1,
    days: 30,
    cost: 2000,
    hours: 12,
    ifFalse: "you may not open at all",
  },
  platform: {
    id: "platform",
    name: "Terms check",
    assumes: "{platform} will keep letting you do this",
    how: "Read the terms of {platform} for the clause that would end you, and write the plan without it. Show both to {sample} developers who build on it.",
    metric: "see no clause that forbids it",
    sample: 5,
    sampleOf: "developers",
    passes: 4,
    days: 3,
    cost: 0,
    hours: 6,
    ifFalse: "somebody else decides whether you exist",
  },
};
