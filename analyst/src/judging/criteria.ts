import { displayMoney, displayNumber, displayShare } from "../finance/display.ts";
import type { Inputs } from "../finance/inputs.ts";
import { wilson } from "../finance/intervals.ts";
import { customerContribution } from "../finance/metrics.ts";
import { factFor, todayOf, valueFor } from "../reading/venture.ts";
import type { Fact, Phrase, Venture } from "../reading/venture.ts";
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
/** Points for a fact that holds. */
const when = (holds: boolean, points: number): number => (holds ? points : 0);
const known = (venture: Venture, role: Parameters<typeof valueFor>[1]): number => valueFor(venture, role) ?? 0;

function judgeProblem({ venture }: Judged): Verdict {
  const asked = known(venture, "interviews");
  const size = factFor(venture, "problem_size");
  if (!venture.phrases.problem && asked === 0 && !size) return null;
  const talks = Math.min(1, asked / 12) * (venture.signals.acquaintances ? 0.3 : 1);
  const agreed = confirmedShare(venture);
  const facts =
    when(size !== null, 1.5) +
    when(todayOf(venture) !== null, 0.75) +
    when(known(venture, "paying_customers") > 0, 0.75);
  const strength = 0.3 + when(size !== null, 0.2) + talks * 0.35 + agreed * 0.2;
  return verdict(3.5 + facts + talks * 1.5 + agreed * 1.5, strength, problemReason(venture, size));
}

/** Those asked who confirmed the problem, in words or, stronger, by paying. */
function confirmedBy(venture: Venture): { count: number; paid: boolean } {
  const asked = factFor(venture, "interviews");
  const paying = factFor(venture, "paying_customers");
  if (asked && paying?.partOf === asked.id) return { count: paying.value, paid: true };
  return { count: known(venture, "interviews_positive"), paid: false };
}

/** The share of interviews that confirmed the problem, at its cautious end; 0 without a usable pair of numbers. */
function confirmedShare(venture: Venture): number {
  const asked = known(venture, "interviews");
  const confirmed = confirmedBy(venture).count;
  return asked > 0 && confirmed > 0 && confirmed <= asked ? wilson(confirmed, asked).low : 0;
}

function problemReason(venture: Venture, size: Fact | null): string {
  const { problem } = venture.phrases;
  const asked = known(venture, "interviews");
  const agreed = confirmedShare(venture);
  if (agreed > 0) return confirmation(venture, asked, agreed);
  if (size) return `you put a size on it: ${problem?.text.includes(size.text) ? quote(problem) : `"${size.text}"`}`;
  if (asked > 0) return `you spoke to ${asked} people, without saying how many confirmed it`;
  const paying = known(venture, "paying_customers");
  if (paying > 0) return `you describe it (${quote(problem)}), and ${paying} pay to be rid of it`;
  return `you describe it (${quote(problem)}) but show no one who acts on it`;
}

function confirmation(venture: Venture, asked: number, atLeast: number): string {
  const { count, paid } = confirmedBy(venture);
  const share = `at least ${displayShare(atLeast)} after allowing for the small sample`;
  return paid
    ? `${count} of the ${asked} you asked went on to pay, ${share}`
    : `${count} of ${asked} people you asked confirmed it, ${share}`;
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
  const present = demandRungs(venture).filter((rung) => rung.count > 0);
  const best = present.reduce<Rung | null>((top, rung) => (top === null || rung.score > top.score ? rung : top), null);
  if (!best) return null;
  const stays = valueFor(venture, "retention") !== null || valueFor(venture, "churn") !== null;
  const paidAndStays = stays && known(venture, "paying_customers") > 0;
  return verdict(
    best.score + when(paidAndStays, 0.5) + (present.length - 1) * 0.2,
    best.strength + when(stays, 0.05),
    best.because,
  );
}

type Rung = { count: number; score: number; strength: number; because: string };

function demandRungs(venture: Venture): Rung[] {
  const paying = known(venture, "paying_customers");
  const revenue = factFor(venture, "revenue");
  const tens = paying > 0 ? Math.log10(paying) : 0;
  const size = revenue && revenue.value > 0 ? Math.max(0, Math.log10(revenue.value) - 2.5) : 0;
  const plain = (
    role: Parameters<typeof valueFor>[1],
    rung: [score: number, strength: number, because: string],
  ): Rung => ({
    count: known(venture, role),
    score: rung[0],
    strength: rung[1],
    because: `${known(venture, role)} ${rung[2]}`,
  });
  return [
    {
      count: paying,
      score: Math.min(9, 5 + tens * 1.5),
      strength: Math.min(0.95, 0.6 + tens * 0.15),
      because: payingReason(venture, paying),
    },
    {
      count: revenue?.value ?? 0,
      score: Math.min(8, 5.5 + size),
      strength: 0.65,
      because: `${revenue?.text ?? ""} of revenue is money people already pay`,
    },
    {
      count: known(venture, "paying_customers") === 0 && venture.signals.somebodyPays ? 1 : 0,
      score: 4.9,
      strength: 0.45,
      because: "you say that some pay already, without saying how many",
    },
    plain("orders_total", [5.2, 0.55, "orders have been placed and paid"]),
    plain("paid_pilots", [4.9, 0.5, "paid pilots are money, if not yet a habit"]),
    plain("pilots", [4.2, 0.4, "pilots cost the other side time, which is more than words"]),
    plain("preorders", [4.8, 0.5, "pre-orders or deposits are money at risk"]),
    plain("letters_of_intent", [4.5, 0.45, "letters of intent are more than words and less than money"]),
    plain("free_users", [4, 0.4, "people signed up or use it without paying"]),
    plain("waitlist", [3.5, 0.3, "people on a list gave an address, not money"]),
    plain("stated_intent", [3, 0.3, "people say they would pay; saying costs nothing"]),
    plain("interviews_positive", [3, 0.3, "people said it matters; nobody has committed anything yet"]),
  ];
}

function payingReason(venture: Venture, paying: number): string {
  const whole = venture.facts.find((fact) => fact.id === factFor(venture, "paying_customers")?.partOf);
  const who = `${paying} paying ${paying === 1 ? "customer" : "customers"}`;
  if (!whole || whole.value < paying) return `${who}: money, not words`;
  const { low, high } = wilson(paying, whole.value);
  const from = whole.role === "interviews" ? "asked" : "who signed up or tried it";
  return `${who} of ${whole.value} ${from}, ${displayShare(paying / whole.value)} (${displayShare(low)} to ${displayShare(high)} allowing for the small sample)`;
}

function judgeMarket({ venture, inputs }: Judged): Verdict {
  const value = known(venture, "market_value");
  const topDown = value > 0 ? 3 : 2;
  if (inputs.marketCount) return countedMarket(inputs, { count: inputs.marketCount.value, atLeast: topDown });
  if (value === 0 && !venture.signals.topDownOnly) return null;
  return verdict(topDown, 0.25, "the market is named top-down; a share of a large number is not a plan");
}

function countedMarket(inputs: Inputs, market: { count: number; atLeast: number }): Verdict {
  const counted = displayNumber(market.count);
  if (!inputs.priceIsKnown)
    return verdict(
      Math.max(market.atLeast, 4),
      0.4,
      `you count ${counted} reachable customers, without a price to multiply`,
    );
  const yearly = market.count * inputs.price.value * (inputs.recurring ? 12 : 1);
  const size = when(yearly >= 5e6, 1.25) + when(yearly >= 5e7, 1) + when(yearly >= 5e8, 0.75);
  const because = `${counted} reachable customers at your price make ${displayMoney(yearly, inputs.currency)}${inputs.recurring ? " a year" : ""}, on a count you have yet to verify`;
  return verdict(Math.max(market.atLeast, 5 + size), 0.55, because);
}

function judgeAlternatives({ venture }: Judged): Verdict {
  const names = venture.competitors.length;
  const { difference } = venture.phrases;
  const { saysNoCompetitors } = venture.signals;
  if (names === 0 && saysNoCompetitors)
    return verdict(1.5, 0.5, "no competition usually means no search was made, or nobody buys");
  const today = todayOf(venture);
  if (names === 0 && !difference && !today) return null;
  const score = 3.5 + Math.min(2, names * 0.7) + when(difference !== null, 2) + when(today !== null, 1);
  return verdict(score, alternativesStrength(venture), alternativesReason(venture));
}

function alternativesStrength({ competitors, phrases }: Venture): number {
  const named = Math.min(0.2, competitors.length * 0.07);
  if (phrases.difference) return 0.45 + named;
  return competitors.length > 0 ? 0.4 + named : 0.3;
}

function alternativesReason(venture: Venture): string {
  const { competitors, phrases } = venture;
  if (phrases.difference) return `you say what differs: ${quote(phrases.difference)}`;
  const listed = competitors
    .slice(0, 3)
    .map((name) => name.text)
    .join(", ");
  const today = todayOf(venture);
  if (listed === "") return `you know what they do today: they ${today ?? "wait"}`;
  return `you name ${listed}${today ? `, and know that they ${today} today` : ""}; why a buyer would switch is open`;
}

function judgeEconomics({ inputs }: Judged): Verdict {
  const margin = inputs.grossMargin;
  const earns = inputs.priceIsKnown || (inputs.takeRate !== null && inputs.orderValue !== null);
  if (!earns)
    return inputs.takeRate ? verdict(4, 0.3, "you name a take rate, and no average order to apply it to") : null;
  const marginKnown = margin.type !== "assumption";
  if (marginKnown && margin.value < 0)
    return verdict(1, 0.8, `each customer loses money: the gross margin is ${displayShare(margin.value)}`);
  const payback = paybackOf(inputs);
  const marginPoints = when(marginKnown, 0.5 + when(margin.value >= 0.4, 1) + when(margin.value >= 0.7, 0.75));
  const paybackPoints = payback === null ? 0 : when(payback <= 24, 0.75) + when(payback <= 12, 0.75);
  const lowChurn = inputs.churn !== null && inputs.churn.rate.value <= 0.05;
  const strength =
    when(marginKnown, 0.25) +
    when(payback !== null, 0.2) +
    when(inputs.churn !== null, 0.1) +
    when(inputs.paying !== null, 0.1);
  return verdict(
    3.75 + marginPoints + paybackPoints + when(lowChurn, 0.75),
    0.3 + strength,
    economicsReason(inputs, payback),
  );
}

function paybackOf(inputs: Inputs): number | null {
  const value = customerContribution(inputs);
  return inputs.cac && value !== null && value > 0 ? inputs.cac.value / value : null;
}

function economicsReason(inputs: Inputs, payback: number | null): string {
  const price = inputs.priceIsKnown
    ? `the price is ${displayMoney(inputs.price.value, inputs.currency)} ${inputs.recurring ? "a month" : "a sale"}`
    : "the commission per order can be computed";
  if (inputs.grossMargin.type === "assumption") return `${price}; the cost to serve is missing`;
  return payback === null
    ? `${price}; what a customer costs to win is missing`
    : `${price}; a customer pays back in ${payback.toFixed(1)} months`;
}

function judgeDistribution({ venture, inputs }: Judged): Verdict {
  const named = venture.channels.length > 0;
  if (!named && !inputs.cac) return null;
  const payback = paybackOf(inputs);
  const converts = known(venture, "conversion") > 0;
  const paysBack = payback !== null && payback <= 12;
  const score = 3.75 + when(named, 0.75) + when(inputs.cac !== null, 1.25) + when(paysBack, 1.5) + when(converts, 0.75);
  const because = inputs.cac
    ? `winning a customer costs ${displayMoney(inputs.cac.value, inputs.currency)} by your figure`
    : `you name ${quote(venture.channels[0]?.phrase ?? null)}, without a cost per customer`;
  return verdict(score, 0.3 + when(inputs.cac !== null, 0.3) + when(converts, 0.1), because);
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
