import { mark } from "../wording/voice.ts";

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

/** Texts may hold {buyer}, {price}, {channel}, {platform}, {sample} and {passes}. */
export type TestCard = {
  id: AssumptionId;
  name: string;
  /** What is assumed, as a sentence. */
  assumes: string;
  /** The same in a few words, for a plan. */
  short: string;
  how: string;
  metric: string;
  sampleOf: string;
  sample: number;
  passes: number;
  days: number;
  /** In the venture's own currency, as an order of magnitude. */
  cost: number;
  hours: number;
  stopIf: string;
  ifFalse: string;
};

/** The cheapest honest test of each assumption. Thresholds are working defaults, set before the data comes in. */
export const testCards: Record<AssumptionId, TestCard> = {
  problem: {
    id: "problem",
    name: mark("Interviews about past behaviour"),
    assumes: mark("{buyer} have this problem often enough to act on it"),
    short: mark("{buyer} act on the problem"),
    how: mark(
      "Ask {sample} strangers among {buyer} what they did the last time it happened and what it cost them. Do not mention your product.",
    ),
    metric: mark("strangers who raise the problem unprompted and already spend time or money on it"),
    sampleOf: mark("strangers"),
    sample: 12,
    passes: 5,
    days: 14,
    cost: 0,
    hours: 16,
    stopIf: mark(
      "Stop or change the idea if fewer than {passes} of {sample} raise the problem unprompted and already spend time or money on it.",
    ),
    ifFalse: mark("If it is wrong, there is nothing to sell."),
  },
  customer: {
    id: "customer",
    name: mark("One narrow list"),
    assumes: mark("there is one group that wants this more than the others"),
    short: mark("one group among {buyer} wants it most"),
    how: mark(
      "Write down {sample} people or firms by name who share one job, place and size, and contact all of them.",
    ),
    metric: mark("named prospects who agree to a call"),
    sampleOf: mark("named prospects"),
    sample: 30,
    passes: 6,
    days: 10,
    cost: 0,
    hours: 10,
    stopIf: mark("Stop or change the idea if fewer than {passes} of {sample} named prospects agree to a call."),
    ifFalse: mark("If it is wrong, no message and no channel will fit."),
  },
  willingness_to_pay: {
    id: "willingness_to_pay",
    name: mark("Pre-sale"),
    assumes: mark("{buyer} will pay {price} for it, not only praise it"),
    short: mark("{buyer} pay {price}"),
    how: mark(
      "Offer it to {sample} qualified {buyer} at {price}, with a refundable deposit or as a paid pilot. Count money, not compliments.",
    ),
    metric: mark("qualified buyers who pay"),
    sampleOf: mark("qualified buyers"),
    sample: 20,
    passes: 2,
    days: 21,
    cost: 100,
    hours: 24,
    stopIf: mark("Stop or change the idea if fewer than {passes} of {sample} qualified buyers pay."),
    ifFalse: mark("If it is wrong, interest never becomes revenue."),
  },
  channel: {
    id: "channel",
    name: mark("One channel, by hand"),
    assumes: mark("you can reach {buyer} for less than they are worth"),
    short: mark("{buyer} cost less to win than they bring"),
    how: mark(
      "Work one channel alone, {channel}: contact {sample} {buyer} and log hours and money per reply and per sale.",
    ),
    metric: mark("contacts who become paying customers"),
    sampleOf: mark("contacts"),
    sample: 100,
    passes: 3,
    days: 14,
    cost: 300,
    hours: 20,
    stopIf: mark("Stop or change the channel if fewer than {passes} of {sample} contacts become paying customers."),
    ifFalse: mark("If it is wrong, each new customer costs more than it brings."),
  },
  retention: {
    id: "retention",
    name: mark("A cohort"),
    assumes: mark("{buyer} still use it, and pay for it, after the novelty is gone"),
    short: mark("{buyer} stay"),
    how: mark("Follow {sample} active users of one start week for four weeks, without reminding them by hand."),
    metric: mark("active users who still do the core action in week 4"),
    sampleOf: mark("active users"),
    sample: 30,
    passes: 12,
    days: 28,
    cost: 0,
    hours: 8,
    stopIf: mark("Stop or change the idea if fewer than {passes} of {sample} still use it in week 4."),
    ifFalse: mark("If it is wrong, every sale has to be made again."),
  },
  feasibility: {
    id: "feasibility",
    name: mark("Concierge run"),
    assumes: mark("it can be done well enough for {buyer} to pay for it"),
    short: mark("it works well enough for {buyer}"),
    how: mark("Do {sample} real cases for {buyer} by hand behind the scenes and let them judge the result."),
    metric: mark("real cases the customer accepts"),
    sampleOf: mark("real cases"),
    sample: 10,
    passes: 8,
    days: 7,
    cost: 0,
    hours: 20,
    stopIf: mark("Stop or change the idea if fewer than {passes} of {sample} real cases are accepted."),
    ifFalse: mark("If it is wrong, the promise cannot be kept at any price."),
  },
  unit_margin: {
    id: "unit_margin",
    name: mark("Metered run"),
    assumes: mark("serving one customer costs clearly less than {price}"),
    short: mark("serving {buyer} costs less than {price}"),
    how: mark(
      "Deliver {sample} real units and log every cost of each: hosting, model calls, materials, delivery, support minutes.",
    ),
    metric: mark("units that cost less than 40% of the price"),
    sampleOf: mark("units"),
    sample: 100,
    passes: 90,
    days: 7,
    cost: 200,
    hours: 10,
    stopIf: mark("Stop or change the price if fewer than {passes} of {sample} units cost less than 40% of the price."),
    ifFalse: mark("If it is wrong, growth makes the loss larger."),
  },
  regulation: {
    id: "regulation",
    name: mark("Written opinion"),
    assumes: mark("you may offer this to {buyer} without a licence of your own, or under a partner's"),
    short: mark("you may offer it to {buyer}"),
    how: mark(
      "Put the intended use on one page and get a written answer from a specialised lawyer, and from {sample} licensed partners.",
    ),
    metric: mark("licensed partners who confirm in writing that they would carry the regulated step"),
    sampleOf: mark("licensed partners"),
    sample: 3,
    passes: 1,
    days: 30,
    cost: 2000,
    hours: 12,
    stopIf: mark(
      "Stop or change the idea if fewer than {passes} of {sample} licensed partners confirm in writing that they would carry the regulated step.",
    ),
    ifFalse: mark("If it is wrong, you may not open at all."),
  },
  platform: {
    id: "platform",
    name: mark("Terms check"),
    assumes: mark("{platform} will keep letting you do this"),
    short: mark("{platform} lets you"),
    how: mark(
      "Read the terms of {platform} for the clause that would end you, and write the plan without it. Show both to {sample} developers who build on it.",
    ),
    metric: mark("developers who see no clause that forbids it"),
    sampleOf: mark("developers"),
    sample: 5,
    passes: 4,
    days: 3,
    cost: 0,
    hours: 6,
    stopIf: mark(
      "Stop or change the idea if fewer than {passes} of {sample} developers see no clause that forbids it.",
    ),
    ifFalse: mark("If it is wrong, somebody else decides whether you exist."),
  },
};

/** For ventures with customers: follow those, as many as there are, instead of looking for new users. */
export const followPayers = {
  how: mark(
    "Follow {sample} of those who pay for four weeks, without reminding them by hand, and count who still uses it.",
  ),
  sampleOf: mark("paying customers"),
  metric: mark("paying customers who still use it in week 4"),
};
