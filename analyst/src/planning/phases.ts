import { display, displayNumber } from "../finance/display.ts";
import type { Inputs } from "../finance/inputs.ts";
import type { KillTest } from "../judging/kill-test.ts";
import type { AssumptionId } from "../knowledge/tests.ts";
import { valueFor } from "../reading/venture.ts";
import type { Role, Venture } from "../reading/venture.ts";
import { buyerOf } from "./channels.ts";

/** Work that settles one assumption; `cost` is in the venture's currency. */
export type Task = { what: string; retires: string; hours: number; cost: number; doneWhen: string; stopIf: string };
export type Draft = { name: string; goal: string; tasks: Task[] };
export type Planned = { venture: Venture; inputs: Inputs; killTest: KillTest };

/** What each assumption is called in a plan. */
const assumptionNames: Record<AssumptionId, string> = {
  problem: "the problem is worth acting on",
  customer: "one group wants it most",
  willingness_to_pay: "they pay",
  channel: "buyers can be won for less than they bring",
  retention: "they stay",
  feasibility: "it can be done well enough",
  unit_margin: "a customer costs less than it brings",
  regulation: "you are allowed to offer it",
  platform: "the platform lets you",
};

const targetMargin = 0.6;

/** Four phases to a decision. Who already pays is not asked for a pre-sale again. */
export function draftPhases(planned: Planned): Draft[] {
  const pays = payers(planned) > 0;
  return [
    { name: pays ? "Settle the weakest point" : "Evidence", goal: firstGoal(planned), tasks: firstTasks(planned) },
    pays ? sellAgain(planned) : firstPayment(planned),
    repeat(planned),
    decision(planned),
  ];
}

const known = ({ venture }: Planned, role: Role): number => valueFor(venture, role) ?? 0;

/** Paying customers; money without a head count stands for one. */
function payers(planned: Planned): number {
  const some =
    known(planned, "revenue") > 0 || known(planned, "orders_total") > 0 || planned.venture.signals.somebodyPays;
  return Math.max(known(planned, "paying_customers"), some ? 1 : 0);
}

function firstGoal(planned: Planned): string {
  const settled = assumptionNames[planned.killTest.assumption];
  const paying = known(planned, "paying_customers");
  return paying > 0
    ? `${paying} pay, so the open question is another one: whether ${settled}.`
    : `Find out whether ${settled} before you build more.`;
}

function firstTasks(planned: Planned): Task[] {
  const { killTest } = planned;
  const test: Task = {
    what: `${killTest.name}: ${killTest.sample} ${killTest.sampleOf}`,
    retires: assumptionNames[killTest.assumption],
    hours: killTest.hours,
    cost: killTest.cost,
    doneWhen: `${killTest.sample} results are written down`,
    stopIf: `fewer than ${killTest.passes} of ${killTest.sample} ${killTest.metric}`,
  };
  const second = talkToPayers(planned) ?? turnIntoMoney(planned);
  return second ? [test, second] : [test];
}

const mostCalls = 15;

function talkToPayers(planned: Planned): Task | null {
  const paying = known(planned, "paying_customers");
  if (paying === 0) return null;
  const calls = Math.min(paying, mostCalls);
  const lost = known(planned, "cancellations");
  const gone = lost === 0 ? "" : lost === 1 ? ", and the one who left" : ", and those who left";
  return {
    what: `Call ${calls < paying ? `${calls} of those who pay` : paying === 1 ? "the one who pays" : `all ${paying} who pay`}${gone}: what did they do before, and what would make them leave?`,
    retires: assumptionNames.retention,
    hours: Math.ceil(calls * 0.75),
    cost: 0,
    doneWhen: "each reason is written down in their words",
    stopIf: "most would not miss it",
  };
}

const promises: [Role, string][] = [
  ["paid_pilots", "paid pilots"],
  ["pilots", "pilots"],
  ["preorders", "pre-orders"],
  ["letters_of_intent", "letters of intent"],
  ["stated_intent", "people who said they would pay"],
  ["waitlist", "people on the waitlist"],
];

/** What has been promised already is the shortest way to the first money. */
function turnIntoMoney(planned: Planned): Task | null {
  const found = promises.find(([role]) => known(planned, role) > 0);
  if (!found) return null;
  const all = known(planned, found[0]);
  const count = Math.min(all, 30);
  return {
    what: `Ask ${count < all ? `${count} of your ${displayNumber(all)}` : `all ${count}`} ${found[1]} for money, with a date`,
    retires: assumptionNames.willingness_to_pay,
    hours: Math.max(2, Math.ceil(count / 3)),
    cost: 0,
    doneWhen: "each has paid or said no with a reason",
    stopIf: "none of them pays by the date",
  };
}

function firstPayment(planned: Planned): Draft {
  const buyer = buyerOf(planned.venture);
  const offer: Task = {
    what: `Do it by hand for three ${buyer} and charge for it`,
    retires: assumptionNames.willingness_to_pay,
    hours: 12,
    cost: 0,
    doneWhen: "three strangers have paid or said no with a reason",
    stopIf: "nobody outside your circle has paid",
  };
  return { name: "First payment", goal: "Take money for the smallest version.", tasks: [offer, ...costTask(planned)] };
}

/** Only where the cost to serve is not known yet. */
function costTask({ inputs }: Planned): Task[] {
  if (inputs.unitCost || inputs.grossMargin.type !== "assumption") return [];
  return [
    {
      what: "Log hours and cost of every delivery",
      retires: assumptionNames.unit_margin,
      hours: 4,
      cost: 0,
      doneWhen: "the cost to serve one customer is a number",
      stopIf: "it costs more than 40% of the price and cannot be brought down",
    },
  ];
}

function sellAgain(planned: Planned): Draft {
  const { venture, inputs } = planned;
  const buyer = buyerOf(venture);
  const thin = inputs.unitCost !== null && inputs.grossMargin.value < targetMargin && inputs.priceIsKnown;
  const floor = inputs.unitCost ? inputs.unitCost.value / (1 - targetMargin) : 0;
  const price: Task = thin
    ? {
        what: `Quote the next 20 ${buyer} ${display(floor, inputs.currency)} instead of ${display(inputs.price.value, inputs.currency)}`,
        retires: "the price can leave a 60% margin",
        hours: 14,
        cost: 0,
        doneWhen: "20 answers are written down",
        stopIf: "fewer than 3 of 20 accept; then the cost has to fall, not the price rise",
      }
    : {
        what: `Sell the same, unchanged, to the next 20 ${buyer} nobody introduced you to`,
        retires: "strangers pay as the first ones did",
        hours: 14,
        cost: 0,
        doneWhen: "20 answers are written down",
        stopIf: "fewer than 3 of 20 buy",
      };
  return {
    name: "Sell it again",
    goal: "Find out whether it sells without you being known.",
    tasks: [price, ...costTask(planned)],
  };
}

function repeat(planned: Planned): Draft {
  const { venture, killTest } = planned;
  const channel = venture.channels[0]?.phrase.text ?? "direct contact";
  const again = killTest.assumption === "channel";
  const reach: Task = {
    what: again ? "Do the same channel again with 100 new contacts" : `Work one channel only: ${channel}`,
    retires: assumptionNames.channel,
    hours: 16,
    cost: spendable(planned, 300),
    doneWhen: "the cost per paying customer is a number",
    stopIf: "a customer costs more than twelve months of what it leaves",
  };
  const stay: Task = {
    what: "Follow the newest customers for four weeks",
    retires: assumptionNames.retention,
    hours: 6,
    cost: 0,
    doneWhen: "you know who still uses it and why",
    stopIf: "fewer than half are still there",
  };
  return {
    name: "Repeat",
    goal: "See whether the next customers come at a known cost, and stay.",
    tasks: killTest.assumption === "retention" ? [reach] : [reach, stay],
  };
}

function decision(planned: Planned): Draft {
  const raising = planned.venture.signals.money;
  return {
    name: "Decision",
    goal: "Stop, change or go on, by the numbers above.",
    tasks: [
      {
        what: "Lay the results beside the stop rules, with somebody who has no stake in it",
        retires: "you would see it if it failed",
        hours: 4,
        cost: 0,
        doneWhen: raising
          ? "one word is written down, and the raise follows it"
          : "one word is written down: stop, change or go",
        stopIf: "two of the three numbers (payment, cost to win, staying) missed their mark",
      },
    ],
  };
}

const spendShare = 0.15;

/** Never more than a small part of the cash for one task. */
function spendable({ inputs }: Planned, wanted: number): number {
  const cash = inputs.cash?.value;
  return cash === undefined ? wanted : Math.min(wanted, Math.floor(cash * spendShare));
}
