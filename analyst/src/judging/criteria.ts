import { displayMoney, displayShare } from "../finance/display.ts";
import type { Inputs } from "../finance/inputs.ts";
import { wilson } from "../finance/intervals.ts";
import { customerContribution } from "../finance/metrics.ts";
import { factFor, valueFor } from "../reading/venture.ts";
import type { Phrase, Venture } from "../reading/venture.ts";
import type { RegulationFlag } from "./regulation-flags.ts";

export type Judged = { venture: Venture; inputs: Inputs; flags: RegulationFlag[] };
/** 0 to 10, how firmly the evidence carries it (0 to 1), and why; null without evidence. */
export type Verdict = { score: number; strength: number; because: string } | null;
export type Criterion = { id: string; label: string; weight: number; judge: (judged: Judged) => Verdict };

const quote = (phrase: Phrase | null): string => (phrase ? `"${phrase.text}"` : "");
const verdict = (score: number, strength: number, because: string): Verdict => ({
  score: Math.min(10, Math.max(0, score)),
  strength: Math.min(1, strength),
  because,
});
const known = (venture: Venture, role: Parameters<typeof valueFor>[1]): number => valueFor(venture, role) ?? 0;

function judgeProblem({ venture }: Judged): Verdict {
  const asked = known(venture, "interviews");
  const confirmed = known(venture, "interviews_positive");
  const size = venture.facts.find((fact) => fact.role === "problem_size");
  if (!venture.phrases.problem && asked === 0 && !size) return null;
  const { problem } = venture.phrases;
  const talks = Math.min(1, asked / 12) * (venture.signals.acquaintances ? 0.3 : 1);
  const agreed = asked > 0 && confirmed <= asked ? wilson(confirmed, asked).low : 0;
  const score =
    3.5 +
    (size ? 1.5 : 0) +
    (venture.signals.statusQuo ? 0.75 : 0) +
    talks * 1.5 +
    agreed * 1.5 +
    (known(venture, "paying_customers") > 0 ? 0.75 : 0);
  const strength = 0.3 + (size ? 0.2 : 0) + talks * 0.35 + agreed * 0.2;
  if (asked > 0 && confirmed > 0 && confirmed <= asked)
    return verdict(
      score,
      strength,
      `${confirmed} of ${asked} people you asked confirmed it, at least ${displayShare(wilson(confirmed, asked).low)} after allowing for the small sample`,
    );
  if (size)
    return verdict(
      score,
      strength,
      `you put a size on it: ${problem?.text.includes(size.text) ? quote(problem) : `"${size.text}"`}`,
    );
  if (asked > 0) return verdict(score, strength, `you spoke to ${asked} people, without saying how many confirmed it`);
  return verdict(score, strength, `you describe it (${quote(venture.phrases.problem)}) but show no one who acts on it`);
}

function judgeCustomer({ venture }: Judged): Verdict {
  if (venture.signals.everyone)
    return verdict(1.5, 0.6, "the customer is everyone, which gives no first list to work through");
  const buyer = venture.phrases.buyer;
  if (!buyer) return null;
  const detail = Math.min(1, Math.max(0, buyer.text.split(/\s+/).length - 1) / 2);
  const score =
    4.5 +
    detail +
    (venture.places.length > 0 ? 1 : 0) +
    (known(venture, "market_count") > 0 ? 0.75 : 0) +
    (known(venture, "interviews") >= 5 ? 1 : 0);
  return verdict(
    score,
    0.5 + detail * 0.1 + (known(venture, "paying_customers") > 0 ? 0.3 : 0),
    `${quote(buyer)} can be listed by name`,
  );
}

/** The commitment ladder: what people did counts more than what they said. */
function judgeDemand({ venture }: Judged): Verdict {
  const paying = known(venture, "paying_customers");
  const revenue = factFor(venture, "revenue");
  const rungs: [number, number, number, string][] = [
    [
      paying,
      paying > 0 ? Math.min(9, 5 + Math.log10(paying) * 1.5) : 0,
      paying > 0 ? Math.min(0.95, 0.6 + Math.log10(paying) * 0.15) : 0,
      `${paying} paying ${paying === 1 ? "customer is" : "customers are"} the strongest thing you name`,
    ],
    [
      revenue ? revenue.value : 0,
      revenue && revenue.value > 0 ? Math.min(8, 5.5 + Math.max(0, Math.log10(revenue.value) - 2.5)) : 0,
      0.65,
      `${revenue?.text ?? ""} of revenue is money people already pay`,
    ],
    [
      known(venture, "paid_pilots"),
      4.9,
      0.5,
      `${known(venture, "paid_pilots")} pilots are commitment, if they are paid for`,
    ],
    [known(venture, "preorders"), 4.8, 0.5, `${known(venture, "preorders")} pre-orders or deposits are money at risk`],
    [
      known(venture, "letters_of_intent"),
      4.5,
      0.45,
      `${known(venture, "letters_of_intent")} letters of intent are more than words and less than money`,
    ],
    [known(venture, "free_users"), 4, 0.4, `${known(venture, "free_users")} people use it without paying`],
    [known(venture, "waitlist"), 3.5, 0.3, `${known(venture, "waitlist")} people on a list gave an address, not money`],
    [known(venture, "interviews_positive"), 3, 0.3, "people said it matters; nobody has committed anything yet"],
  ];
  const present = rungs.filter(([count]) => count > 0);
  const best = present.reduce<(typeof rungs)[number] | null>(
    (top, rung) => (top === null || rung[1] > top[1] ? rung : top),
    null,
  );
  if (!best) return null;
  const stays = valueFor(venture, "retention") !== null || valueFor(venture, "churn") !== null;
  return verdict(
    best[1] + (stays && paying > 0 ? 0.5 : 0) + (present.length - 1) * 0.2,
    best[2] + (stays ? 0.05 : 0),
    best[3],
  );
}

function judgeMarket({ venture, inputs }: Judged): Verdict {
  const count = inputs.marketCount;
  const value = known(venture, "market_value");
  if (!count && value === 0 && !venture.signals.topDownOnly) return null;
  const topDown = value > 0 ? 3 : 2;
  if (!count) return verdict(topDown, 0.25, "the market is named top-down; a share of a large number is not a plan");
  const yearly = inputs.priceIsKnown ? count.value * inputs.price.value * 12 : 0;
  const size = yearly >= 5e8 ? 3 : yearly >= 5e7 ? 2.25 : yearly >= 5e6 ? 1.25 : 0;
  const score = Math.max(topDown, (inputs.priceIsKnown ? 5 : 4) + size);
  const because = inputs.priceIsKnown
    ? `${count.value.toLocaleString("en-US")} reachable customers at your price make ${displayMoney(yearly, inputs.currency)} a year, on a count you have yet to verify`
    : `you count ${count.value.toLocaleString("en-US")} reachable customers, without a price to multiply`;
  return verdict(score, inputs.priceIsKnown ? 0.55 : 0.4, because);
}

function judgeAlternatives({ venture }: Judged): Verdict {
  const names = venture.competitors.length;
  const { difference } = venture.phrases;
  if (names === 0 && venture.signals.saysNoCompetitors)
    return verdict(1.5, 0.5, "no competition usually means no search was made, or nobody buys");
  if (names === 0 && !difference && !venture.signals.statusQuo) return null;
  const score = 3.5 + Math.min(2, names * 0.7) + (difference ? 2 : 0) + (venture.signals.statusQuo ? 1 : 0);
  const listed = venture.competitors
    .slice(0, 3)
    .map((name) => name.text)
    .join(", ");
  if (difference)
    return verdict(score, 0.45 + Math.min(0.2, names * 0.07), `you say what differs: ${quote(difference)}`);
  if (names > 0)
    return verdict(
      score,
      0.4 + Math.min(0.2, names * 0.07),
      `you name ${listed}, and not yet why a buyer would switch`,
    );
  return verdict(score, 0.3, `you know what is used today (${venture.signals.statusQuo ?? "nothing"})`);
}

function judgeEconomics({ inputs }: Judged): Verdict {
  const value = customerContribution(inputs);
  const earns = inputs.priceIsKnown || (inputs.takeRate !== null && inputs.orderValue !== null);
  if (!earns)
    return inputs.takeRate ? verdict(4, 0.3, "you name a take rate, and no average order to apply it to") : null;
  const marginKnown = inputs.grossMargin.type !== "assumption";
  const margin = inputs.grossMargin.value;
  if (marginKnown && margin < 0)
    return verdict(1, 0.8, `each customer loses money: the gross margin is ${displayShare(margin)}`);
  const marginPoints = !marginKnown ? 0 : margin >= 0.7 ? 2.25 : margin >= 0.4 ? 1.5 : 0.5;
  const payback = inputs.cac && value && value > 0 ? inputs.cac.value / value : null;
  const paybackPoints = payback === null ? 0 : payback <= 12 ? 1.5 : payback <= 24 ? 0.75 : 0;
  const score = 3.75 + marginPoints + paybackPoints + (inputs.churn && inputs.churn.value <= 0.05 ? 0.75 : 0);
  const strength =
    0.3 +
    (marginKnown ? 0.25 : 0) +
    (payback === null ? 0 : 0.2) +
    (inputs.churn ? 0.1 : 0) +
    (inputs.paying ? 0.1 : 0);
  const missing = marginKnown
    ? payback === null
      ? "what a customer costs to win is missing"
      : `a customer pays back in ${payback.toFixed(1)} months`
    : "the cost to serve is missing";
  return verdict(
    score,
    strength,
    inputs.priceIsKnown
      ? `the price is ${displayMoney(inputs.price.value, inputs.currency)} ${inputs.recurring ? "a month" : "a sale"}; ${missing}`
      : `the commission per order can be computed; ${missing}`,
  );
}

function judgeDistribution({ venture, inputs }: Judged): Verdict {
  if (venture.channels.length === 0 && !inputs.cac) return null;
  const value = customerContribution(inputs) ?? 0;
  const paysBack = inputs.cac !== null && value > 0 && inputs.cac.value <= value * 12;
  const score =
    3.75 +
    (venture.channels.length > 0 ? 0.75 : 0) +
    (inputs.cac ? 1.25 : 0) +
    (paysBack ? 1.5 : 0) +
    (known(venture, "conversion") > 0 ? 0.75 : 0);
  const first = venture.channels[0];
  const because = inputs.cac
    ? `winning a customer costs ${displayMoney(inputs.cac.value, inputs.currency)} by your figure`
    : `you name ${quote(first?.phrase ?? null)}, without a cost per customer`;
  return verdict(score, 0.3 + (inputs.cac ? 0.3 : 0) + (known(venture, "conversion") > 0 ? 0.1 : 0), because);
}

function judgeFounder({ venture }: Judged): Verdict {
  const years = known(venture, "experience_years");
  if (!venture.phrases.founder && years === 0) return null;
  return verdict(
    5 + Math.min(3, years / 3) + (known(venture, "team_size") >= 2 ? 1 : 0),
    0.5 + (years > 0 ? 0.2 : 0),
    venture.phrases.founder ? `you bring ${quote(venture.phrases.founder)}` : `you bring ${years} years of experience`,
  );
}

function judgeTiming({ venture }: Judged): Verdict {
  const { whyNow } = venture.phrases;
  if (!whyNow) return null;
  return verdict(
    /law|regulation|mandatory|directive|deadline|banned/i.test(whyNow.text) ? 6.75 : 5.75,
    0.5,
    `something changed: ${quote(whyNow)}`,
  );
}

function judgeFeasibility({ venture, flags }: Judged): Verdict {
  const licence = flags.find((flag) => flag.licence);
  if (licence && !venture.signals.licenceAddressed)
    return verdict(
      venture.stage === "idea" ? 2.5 : 3.5,
      0.5,
      `${licence.name} may ask for a licence, and you say nothing about it`,
    );
  if (venture.stage === "idea") return null;
  const score = { prototype: 6, live: 7.5, revenue: 8.25 }[venture.stage];
  return verdict(
    score,
    venture.stage === "prototype" ? 0.5 : 0.7,
    { prototype: "a first version exists", live: "it is in use", revenue: "people pay for it already" }[venture.stage],
  );
}

/** Ten criteria, weights adding up to 100. */
export const criteria: Criterion[] = [
  { id: "problem", label: "Problem acuteness", weight: 15, judge: judgeProblem },
  { id: "customer", label: "Customer specificity", weight: 10, judge: judgeCustomer },
  { id: "demand", label: "Evidence of demand", weight: 15, judge: judgeDemand },
  { id: "market", label: "Bottom-up market", weight: 10, judge: judgeMarket },
  { id: "alternatives", label: "Alternatives and difference", weight: 10, judge: judgeAlternatives },
  { id: "economics", label: "Business model and unit economics", weight: 15, judge: judgeEconomics },
  { id: "distribution", label: "Distribution", weight: 10, judge: judgeDistribution },
  { id: "founder", label: "Founder fit", weight: 5, judge: judgeFounder },
  { id: "timing", label: "Why now", weight: 5, judge: judgeTiming },
  { id: "feasibility", label: "Feasibility and regulation", weight: 5, judge: judgeFeasibility },
];
