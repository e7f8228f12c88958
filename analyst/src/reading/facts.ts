import { bindRoles } from "./bind-roles.ts";
import type { BoundQuantity } from "./bind-roles.ts";
import type { Tongue } from "./languages/tongue.ts";
import type { NormalisedText } from "./normalise.ts";
import { withDigits } from "./numerals.ts";
import { findQuantities } from "./quantities.ts";
import type { Period } from "./quantities.ts";
import { mark } from "../wording/voice.ts";
import { monthly } from "./venture.ts";
import type { Clash, Fact, ImpossibleInput, Role, Span } from "./venture.ts";

type Located = Fact & { sentence: string; replaces: boolean; tiers: boolean };

/** A later message this short that names one figure of a kind means it as the present one. */
const shortMessage = 280;
/** Roles where two different values cannot both be true. */
const single = new Set<Role>([
  "price",
  "paying_customers",
  "churn",
  "cac",
  "unit_cost",
  "gross_margin",
  "take_rate",
  "order_value",
  "market_count",
  "cash",
  "burn",
  "revenue",
  "raise",
  "valuation",
  "pre_money",
  "team_size",
  "hours_per_week",
  "interviews",
]);

/**
 * The numbers of all messages as facts, with later corrections applied and open contradictions listed. "What if we
 * charge 49?" changes nothing, unless `supposed` asks for the venture as it would then be.
 */
export function readFacts(
  messages: { message: NormalisedText; tongue: Tongue }[],
  {
    supposed = false,
    oneText = false,
  }: { supposed?: boolean; /** Parts of one text do not correct each other. */ oneText?: boolean } = {},
): { facts: Fact[]; contradictions: Clash[] } {
  const located = messages.flatMap(({ message, tongue }, index) =>
    factsOf({ message, tongue, index, first: oneText || index === 0 }),
  );
  for (const fact of located) {
    if (!fact.supposed) continue;
    fact.replaces = supposed;
    if (!supposed) fact.role = "aside";
  }
  const contradictions: Clash[] = [];
  for (const role of single) {
    const found = settle(located.filter((fact) => fact.role === role));
    if (found) contradictions.push(found);
  }
  return {
    facts: located.map(({ sentence: _sentence, replaces: _replaces, tiers: _tiers, ...fact }) => fact),
    contradictions,
  };
}

function factsOf(input: { message: NormalisedText; tongue: Tongue; index: number; first: boolean }): Located[] {
  const { index, tongue, first } = input;
  const message = inDigits(input.message, tongue);
  const { text, original } = message;
  const { supposing, replacing, tiers } = tongue.corrections;
  const facts = bindRoles(text, findQuantities(text, tongue), tongue).map((quantity, order) => {
    const span = spanOf(message, { index, start: quantity.start, end: quantity.end });
    const sentence = sentenceAround(text, quantity);
    return {
      id: `f${index}.${order}`,
      ...pick(quantity, message),
      partOf: quantity.partOf === null ? null : `f${index}.${quantity.partOf}`,
      text: original.slice(span.start, span.end),
      span,
      superseded: false,
      sentence: `${index}:${quantity.sentence}`,
      replaces: replacing.test(sentence) || (!first && text.length <= shortMessage),
      supposed: !first && supposing.test(sentence),
      tiers: tiers.test(sentence),
    };
  });
  return [...facts, ...countedShares(facts)];
}

/** Spelled numbers as digits; "two thirds" stay words, as a share. */
function inDigits(message: NormalisedText, { numbers }: Tongue): NormalisedText {
  const shares = numbers.shares(message.text).toSorted((a, b) => a.start - b.start);
  let next = 0;
  const spelled = numbers.spelled(message.text).filter(({ start, end }) => {
    while ((shares[next]?.end ?? Infinity) <= start) next += 1;
    return (shares[next]?.start ?? Infinity) >= end;
  });
  return withDigits(message, spelled);
}

/** In the founder's own characters, without blanks around. */
function spanOf({ original, originalIndex }: NormalisedText, at: { index: number; start: number; end: number }): Span {
  const start = originalIndex(at.start);
  const written = original.slice(start, originalIndex(at.end));
  const from = start + written.length - written.trimStart().length;
  return { message: at.index, start: from, end: from + written.trim().length };
}

type Told = Omit<Fact, "id" | "text" | "span" | "supposed" | "superseded" | "partOf">;

function pick(quantity: BoundQuantity, { text, original, originalIndex }: NormalisedText): Told {
  const { role, kind, value, high, unit, per, perWhat, tax } = quantity;
  const at = quantity.noun === "" ? -1 : text.indexOf(quantity.noun, quantity.end);
  const noun = at < 0 ? "" : original.slice(originalIndex(at), originalIndex(at + quantity.noun.length));
  return {
    role: role === "experience_years" && unit !== "years" ? "observed_time" : role,
    kind,
    value,
    high,
    unit,
    per,
    perWhat,
    noun,
    ...(tax ? { taxIncluded: { ...tax, assumed: false } } : {}),
  };
}

const countedAs: Partial<Record<Role, [whole: Role, part: Role]>> = {
  conversion: ["free_users", "paying_customers"],
  interviews_positive: ["interviews", "interviews_positive"],
};

/** "30 pupils, half of them pay": the share of a small known whole is a count as well. */
function countedShares(facts: Located[]): Located[] {
  return facts.flatMap((share, index) => {
    const roles = share.kind === "percent" && !/\d/.test(share.text) ? countedAs[share.role] : undefined;
    const whole = facts.slice(Math.max(0, index - 2), index).findLast((fact) => fact.role === roles?.[0]);
    if (!roles || !whole || whole.value > 1000 || facts.some((fact) => fact.role === roles[1] && fact.kind === "count"))
      return [];
    const value = Math.round(share.value * whole.value);
    const counted = { role: roles[1], kind: "count" as const, value, unit: "", noun: "", partOf: whole.id };
    return [{ ...share, ...counted, id: `${share.id}.n` }];
  });
}

/** The sentence a number stands in, from a bounded window so that long texts stay linear. */
function sentenceAround(text: string, quantity: BoundQuantity): string {
  const before = text.slice(Math.max(0, quantity.start - 160), quantity.start);
  const after = text.slice(quantity.start, quantity.end + 120);
  const from = Math.max(before.lastIndexOf(". "), before.lastIndexOf("\n"));
  return before.slice(from + 1) + after.slice(0, /\.\s|\n/.exec(after)?.index ?? after.length);
}

const mostRivals = 40;

/** Marks what a later sentence replaced; what stays open is a contradiction for the founder to settle. */
function settle(facts: Located[]): Clash | null {
  const open: Located[] = [];
  for (const fact of facts) {
    const rivals = open.filter((earlier) => clash(earlier, fact));
    if (rivals.length > 0 && fact.replaces) {
      inheritPeriod(fact, rivals[0]);
      for (const rival of rivals) {
        rival.superseded = true;
        open.splice(open.indexOf(rival), 1);
      }
    }
    // A figure said twice is one figure; the cap keeps texts with thousands of figures linear.
    const repeated = open.some(
      (earlier) => earlier.value === fact.value && earlier.unit === fact.unit && earlier.per === fact.per,
    );
    if (!repeated && open.length < mostRivals) open.push(fact);
  }
  const clashing = open.filter((fact) => open.some((other) => other !== fact && clash(other, fact)));
  const first = clashing[0];
  if (!first) return null;
  const values = [...new Set(clashing.map((fact) => fact.text))];
  return {
    role: first.role,
    values,
    factIds: clashing.map((fact) => fact.id),
  };
}

/** "We now charge €49" keeps the period of the price it replaces. */
function inheritPeriod(fact: Located, rival: Located | undefined): void {
  if (fact.kind !== "money" || fact.per !== null || fact.perWhat !== null || !rival) return;
  fact.per = rival.per;
  fact.perWhat = rival.perWhat;
}

function clash(earlier: Located, later: Located): boolean {
  if (
    earlier.unit !== later.unit ||
    (earlier.perWhat !== null && later.perWhat !== null && earlier.perWhat !== later.perWhat)
  )
    return false;
  if (earlier.role === "price" && isLadder(earlier, later)) return false;
  if (earlier.role === "unit_cost" && areTwoCosts(earlier, later)) return false;
  const difference = Math.abs(monthly(earlier) - monthly(later));
  return difference > 0.005 * Math.max(Math.abs(monthly(earlier)), Math.abs(monthly(later)));
}

/** Costs named in one breath add up; what a thing costs to buy and what it costs a month are two costs anyway. */
function areTwoCosts(earlier: Located, later: Located): boolean {
  return earlier.sentence === later.sentence || earlier.per !== later.per;
}

function isLadder(earlier: Located, later: Located): boolean {
  if ((earlier.per === "once") !== (later.per === "once")) return true;
  return earlier.sentence === later.sentence ? true : earlier.tiers && later.tiers;
}

type Bound = { role: Role; low: number; high: number; because: string; per?: Period };
const rate = (role: Role, low = 0): Bound => ({
  role,
  low,
  high: 1,
  because: mark("A share above 100% or below zero cannot be."),
});
const bounds: Bound[] = [
  rate("churn"),
  rate("retention"),
  rate("conversion"),
  rate("take_rate"),
  rate("market_share"),
  { role: "gross_margin", low: -5, high: 1, because: mark("A gross margin above 100% cannot be.") },
  { role: "market_count", low: 0, high: 8.2e9, because: mark("That is more people than are alive.") },
  { role: "target_customers", low: 0, high: 8.2e9, because: mark("That is more people than are alive.") },
  { role: "paying_customers", low: 0, high: 8.2e9, because: mark("That is more people than are alive.") },
  { role: "free_users", low: 0, high: 8.2e9, because: mark("That is more people than are alive.") },
  {
    role: "market_value",
    low: 0,
    high: 1.1e14,
    because: mark("That is more than the whole world produces in a year."),
  },
  { role: "growth", low: -1, high: 0.5, per: "month", because: mark("Growth above 50% every month cannot last.") },
  { role: "hours_per_week", low: 0, high: 168, because: mark("A week has fewer hours.") },
  { role: "cac", low: 0, high: Infinity, because: mark("Winning a customer cannot cost less than nothing.") },
  { role: "price", low: 0, high: Infinity, because: mark("A price below zero cannot be.") },
];

/** How many of a currency a dollar is at most worth, by order of magnitude: only to tell what cannot be. */
const weakest: Record<string, number> = {
  INR: 100,
  CNY: 10,
  JPY: 200,
  MXN: 30,
  COP: 5000,
  CLP: 1200,
  ARS: 2000,
  NGN: 2000,
  KES: 200,
  XOF: 700,
};

/** Figures that cannot be true whatever the business is. */
export function findImpossible(facts: Fact[]): ImpossibleInput[] {
  return facts.flatMap((fact) => {
    const broken = bounds.find(
      (bound) =>
        bound.role === fact.role &&
        (bound.per === undefined || bound.per === fact.per) &&
        (fact.value < bound.low || fact.value > bound.high * (weakest[fact.unit] ?? 1)),
    );
    return broken && !fact.superseded ? [{ factId: fact.id, text: fact.text, because: broken.because }] : [];
  });
}
