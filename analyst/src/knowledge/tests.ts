import type { Assumption } from "@cofounder/contract/assumptions";
import { msg } from "../i18n/translator.ts";

export type AssumptionId = Assumption;

/** Texts may contain {buyer}, {offer}, {price}, {channel}, {platform}, {sample} and {passes}. */
export interface TestCard {
  id: AssumptionId;
  name: string;
  /** The assumption, as a sentence. */
  assumes: string;
  /** The same in a few words, for a plan. */
  short: string;
  how: string;
  metric: string;
  sampleOf: string;
  sample: number;
  passes: number;
  days: number;
  hours: number;
  stopIf: string;
  ifFalse: string;
}

/** The cheapest honest test of each assumption. Thresholds are working defaults, fixed before data is collected. */
export const testCards: Record<AssumptionId, TestCard> = {
  problem: {
    id: "problem",
    name: msg("Interviews about past behavior"),
    assumes: msg("{buyer} have this problem often enough to act on it"),
    short: msg("{buyer} act on the problem"),
    how: msg(
      "Ask {sample} strangers among {buyer} what they did the last time it happened and what it cost them. Do not mention your product.",
    ),
    metric: msg("strangers who raise the problem unprompted and already spend time or money on it"),
    sampleOf: msg("strangers"),
    sample: 12,
    passes: 5,
    days: 14,
    hours: 16,
    stopIf: msg(
      "Stop or change the idea if fewer than {passes} of {sample} raise the problem unprompted and already spend time or money on it.",
    ),
    ifFalse: msg("If it is wrong, there is nothing to sell."),
  },
  customer: {
    id: "customer",
    name: msg("One narrow list"),
    assumes: msg("one group wants {offer} more than the others do"),
    short: msg("one group wants it most"),
    how: msg("Write down {sample} people or firms by name who share one job, place and size, and contact all of them."),
    metric: msg("named prospects who agree to a call"),
    sampleOf: msg("named prospects"),
    sample: 30,
    passes: 6,
    days: 10,
    hours: 10,
    stopIf: msg("Stop or change the idea if fewer than {passes} of {sample} named prospects agree to a call."),
    ifFalse: msg("If it is wrong, no message and no channel will fit."),
  },
  willingness_to_pay: {
    id: "willingness_to_pay",
    name: msg("Pre-sale"),
    assumes: msg("{buyer} will pay {price} for it, not only praise it"),
    short: msg("{buyer} pay {price}"),
    how: msg(
      "Offer it to {sample} qualified {buyer} at {price}, with a refundable deposit or as a paid pilot. Count money, not compliments.",
    ),
    metric: msg("qualified buyers who pay"),
    sampleOf: msg("qualified buyers"),
    sample: 20,
    passes: 2,
    days: 21,
    hours: 24,
    stopIf: msg("Stop or change the idea if fewer than {passes} of {sample} qualified buyers pay."),
    ifFalse: msg("If it is wrong, interest never becomes revenue."),
  },
  channel: {
    id: "channel",
    name: msg("One channel, by hand"),
    assumes: msg("you can reach {buyer} for less than they are worth"),
    short: msg("{buyer} cost less to win than they bring"),
    how: msg(
      "Work one channel alone, {channel}: contact {sample} {buyer} and log hours and money per reply and per sale.",
    ),
    metric: msg("contacts who become paying customers"),
    sampleOf: msg("contacts"),
    sample: 100,
    passes: 3,
    days: 14,
    hours: 20,
    stopIf: msg("Stop or change the channel if fewer than {passes} of {sample} contacts become paying customers."),
    ifFalse: msg("If it is wrong, each new customer costs more than it brings."),
  },
  retention: {
    id: "retention",
    name: msg("A cohort"),
    assumes: msg("{buyer} still use it, and pay for it, after the novelty is gone"),
    short: msg("{buyer} stay"),
    how: msg("Follow {sample} active users of one start week for four weeks, without reminding them by hand."),
    metric: msg("active users who still do the core action in week 4"),
    sampleOf: msg("active users"),
    sample: 30,
    passes: 12,
    days: 28,
    hours: 8,
    stopIf: msg("Stop or change the idea if fewer than {passes} of {sample} still use it in week 4."),
    ifFalse: msg("If it is wrong, every sale has to be made again."),
  },
  feasibility: {
    id: "feasibility",
    name: msg("Concierge run"),
    assumes: msg("it can be done well enough for {buyer} to pay for it"),
    short: msg("it works well enough for {buyer}"),
    how: msg("Do {sample} real cases for {buyer} by hand behind the scenes and let them judge the result."),
    metric: msg("real cases the customer accepts"),
    sampleOf: msg("real cases"),
    sample: 10,
    passes: 8,
    days: 7,
    hours: 20,
    stopIf: msg("Stop or change the idea if fewer than {passes} of {sample} real cases are accepted."),
    ifFalse: msg("If it is wrong, the promise cannot be kept at any price."),
  },
  unit_margin: {
    id: "unit_margin",
    name: msg("Metered run"),
    assumes: msg("serving one customer costs less than {price}"),
    short: msg("serving one costs less than {price}"),
    how: msg(
      "Deliver {sample} real units and log every cost of each: hosting, model calls, materials, delivery, support minutes.",
    ),
    metric: msg("units that cost less than the price"),
    sampleOf: msg("units"),
    sample: 100,
    passes: 90,
    days: 7,
    hours: 10,
    stopIf: msg("Stop or change the price if fewer than {passes} of {sample} units cost less than the price."),
    ifFalse: msg("If it is wrong, growth makes the loss larger."),
  },
  regulation: {
    id: "regulation",
    name: msg("Written opinion"),
    assumes: msg("you may offer this without a license of your own, or under a partner's"),
    short: msg("you may offer it"),
    how: msg(
      "Put the intended use on one page and get a written answer from a specialized lawyer, and from {sample} licensed partners.",
    ),
    metric: msg("licensed partners who confirm in writing that they would carry the regulated step"),
    sampleOf: msg("licensed partners"),
    sample: 3,
    passes: 1,
    days: 30,
    hours: 12,
    stopIf: msg(
      "Stop or change the idea if fewer than {passes} of {sample} licensed partners confirm in writing that they would carry the regulated step.",
    ),
    ifFalse: msg("If it is wrong, you may not open at all."),
  },
  platform: {
    id: "platform",
    name: msg("Terms check"),
    assumes: msg("{platform} will keep letting you do this"),
    short: msg("{platform} lets you"),
    how: msg(
      "Read the terms of {platform} for the clause that would end you, and write the plan without it. Show both to {sample} developers who build on it.",
    ),
    metric: msg("developers who see no clause that forbids it"),
    sampleOf: msg("developers"),
    sample: 5,
    passes: 4,
    days: 3,
    hours: 6,
    stopIf: msg("Stop or change the idea if fewer than {passes} of {sample} developers see no clause that forbids it."),
    ifFalse: msg("If it is wrong, somebody else decides whether you exist."),
  },
};

/** For ventures with customers: follow those, however many there are, instead of looking for new users. */
export const followPayers = {
  how: msg(
    "Follow {sample} of those who pay for four weeks, without reminding them by hand, and count who still uses it.",
  ),
  sampleOf: msg("paying customers"),
  metric: msg("paying customers who still use it in week 4"),
};
