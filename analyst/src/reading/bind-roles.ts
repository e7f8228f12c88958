import type { Quantity } from "./quantities.ts";
import { roleByFrame } from "./frames.ts";
import type { RoleCue, Tongue } from "./languages/tongue.ts";
import { tongues } from "./languages/tongues.ts";
import { periodNamed } from "./periods.ts";
import { pairShares } from "./shares.ts";
import type { Role } from "./venture.ts";

type CueHit = { cue: RoleCue; start: number; end: number };
/** A quantity and the role its neighbourhood gives it. */
export type BoundQuantity = Quantity & {
  role: Role;
  sentence: number;
  /** Index of the quantity this one is a part of: "14 of 31". */
  partOf: number | null;
};

const framedReach = 110;
const sentenceEnd =
  /(?<!\b(?:approx|e\.g|i\.e|ca|avg|vs|no|mr|mrs|dr|st|aprox|env|rs|std|mio|mrd|tsd|mtl|mon|zzgl|inkl|bzw|z\.b|p\.a|u\.a|nr|sr|sra|ee|uu|hab|bzgl|ggf|max|min|durchschn|mwst|z|d|u)|रु)[.!?;](?=\s|$)|\n/gi;

/** Gives every number of a text the role of the nearest fitting cue in its own sentence. */
export function bindRoles(text: string, quantities: Quantity[], tongue: Tongue): BoundQuantity[] {
  const ownCues = cuesAround(text, tongue);
  const englishCues = tongue.mixesEnglish ? cuesAround(text, tongues.en) : (): CueHit[] => [];
  const ends = [...text.matchAll(sentenceEnd)].map((match) => match.index);
  let sentence = 0;
  const bound = quantities.map((quantity) => {
    sentence = firstFrom(ends, sentence, quantity.start);
    const from = (ends[sentence - 1] ?? -1) + 1;
    const to = ends[sentence] ?? text.length;
    const near = ownCues({ quantity, from, to });
    const english = englishCues({ quantity, from, to });
    const before = text.slice(Math.max(from, quantity.start - framedReach), quantity.start);
    const after = text.slice(quantity.end, Math.min(to, quantity.end + framedReach));
    const role = chooseRole({ text, quantity, near, english, before, after, tongue });
    return {
      ...quantity,
      per: periodOf({ text, quantity, role, before, after, tongue }),
      sentence,
      role,
      partOf: null,
    };
  });
  return pairShares(text, countedPayers({ text, bound, tongue }), tongue);
}

type Around = { quantity: Quantity; from: number; to: number };

/** The cues of a tongue near one number after the other; numbers come in reading order, so that each cue is passed once. */
function cuesAround(text: string, tongue: Tongue): (around: Around) => CueHit[] {
  const hits = findCues(text, tongue);
  let firstHit = 0;
  return ({ quantity, from, to }) => {
    while ((hits[firstHit]?.start ?? Infinity) < from) firstHit += 1;
    return hitsAround({ hits, firstHit, quantity, to, reach: tongue.roles.reach });
  };
}

/** "C$120 per restaurant, 26 restaurants so far": those a price is paid for, counted as they stand. */
function countedPayers({
  text,
  bound,
  tongue,
}: {
  text: string;
  bound: BoundQuantity[];
  tongue: Tongue;
}): BoundQuantity[] {
  const paidFor = bound.find((quantity) => quantity.role === "price" && quantity.perWhat !== null)?.perWhat;
  if (!paidFor) return bound;
  return bound.map((quantity) => {
    const open = quantity.kind === "count" && (quantity.role === "other" || quantity.role === "market_count");
    const same = open && names(quantity.noun.toLowerCase(), paidFor, tongue);
    return same && (tongue.roles.standing.test(text.slice(quantity.end, quantity.end + 50)) || isNote(text, quantity))
      ? { ...quantity, role: "paying_customers" }
      : quantity;
  });
}

function names(noun: string, paidFor: string, { time }: Tongue): boolean {
  const words = Object.keys(time.what).filter((word) => time.what[word] === paidFor);
  return [paidFor.replace(/y$/, ""), ...words].some((word) => noun.startsWith(word));
}

/** "88 offices." among notes: the count and its noun are the whole sentence. */
function isNote(text: string, { start, end }: Quantity): boolean {
  return (
    /(?:^|[.;\n]) ?$/.test(text.slice(Math.max(0, start - 2), start)) &&
    /^ [\p{L}-]+ ?(?:[.;\n]|$)/u.test(text.slice(end, end + 40))
  );
}

/** The first index from `index` on whose position is not before `start`. */
function firstFrom(positions: number[], index: number, start: number): number {
  let at = index;
  while ((positions[at] ?? Infinity) < start) at += 1;
  return at;
}

function hitsAround(input: {
  hits: CueHit[];
  firstHit: number;
  quantity: Quantity;
  to: number;
  reach: number;
}): CueHit[] {
  const { hits, firstHit, quantity, to, reach } = input;
  const last = Math.min(to - 1, quantity.end + reach);
  const near: CueHit[] = [];
  for (let index = firstHit; (hits[index]?.start ?? Infinity) <= last; index += 1) {
    const hit = hits[index];
    if (hit && hit.end >= quantity.start - reach) near.push(hit);
  }
  return near;
}

function findCues(text: string, tongue: Tongue): CueHit[] {
  const hits = tongue.roles.cues.flatMap((cue) =>
    [...text.matchAll(cue.pattern)].map((match) => ({ cue, start: match.index, end: match.index + match[0].length })),
  );
  return hits.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** "ARR" says the period itself. */
function periodOf(input: {
  before: string;
  text: string;
  quantity: Quantity;
  role: Role;
  after: string;
  tongue: Tongue;
}): Quantity["per"] {
  const { text, quantity, role, before, after, tongue } = input;
  if (quantity.kind === "count" && periodicCounts.has(role)) return countedPer({ before, after }, tongue);
  const around = text.slice(Math.max(0, quantity.start - 30), quantity.end + 20);
  if (role === "price" && quantity.per === null && /\bACV\b/i.test(around)) return "year";
  if (role !== "revenue" || quantity.per !== null) return quantity.per;
  return tongue.roles.yearly.test(around) && !/\bmrr\b/i.test(around) ? "year" : null;
}

const periodicCounts = new Set<Role>([
  "cancellations",
  "new_customers",
  "orders_per_month",
  "orders_total",
  "visitors",
]);

/** "3 customers a month", "41 sales last month", "每月新增5家". */
function countedPer({ before, after }: { before: string; after: string }, { roles, time }: Tongue): Quantity["per"] {
  return (
    periodNamed(roles.countedPer.exec(after)?.[1], time) ??
    periodNamed(time.ahead?.exec(before.slice(-30))?.groups?.["period"], time)
  );
}

type Neighbourhood = {
  text: string;
  quantity: Quantity;
  near: CueHit[];
  /** The English cues nearby, where English is mixed in. */
  english: CueHit[];
  before: string;
  after: string;
  tongue: Tongue;
};

function chooseRole(neighbourhood: Neighbourhood): Role {
  const { quantity, tongue } = neighbourhood;
  if (namesSomethingElse(quantity, neighbourhood)) return "aside";
  const framed = roleByFrame(neighbourhood, tongue);
  if (framed && (quantity.kind !== "duration" || fits(framed, quantity, tongue))) return framed;
  const told = nearestCue(neighbourhood);
  if (told) return refine(neighbourhood, told);
  return inEnglish(neighbourhood) ?? refine(neighbourhood, fallbackRole(neighbourhood));
}

/** What the English words around a number say, in a text that mixes English in. */
function inEnglish(neighbourhood: Neighbourhood): Role | null {
  if (!neighbourhood.tongue.mixesEnglish) return null;
  const english = { ...neighbourhood, tongue: tongues.en, near: neighbourhood.english };
  const told = roleByFrame(english, tongues.en) ?? nearestCue(english);
  return told && refine(english, told);
}

function nearestCue(neighbourhood: Neighbourhood): Role | null {
  const { quantity, tongue } = neighbourhood;
  const candidates = neighbourhood.near
    .filter(
      (hit) =>
        hit.cue.kinds.includes(quantity.kind) && fits(hit.cue.role, quantity, tongue) && !isApart(neighbourhood, hit),
    )
    .map((hit) => ({
      role: hit.cue.role,
      distance: distanceTo(neighbourhood, hit),
      reach: hit.cue.reach ?? tongue.roles.reach,
    }))
    .filter((candidate) => candidate.distance <= candidate.reach);
  const nearest = candidates.reduce<(typeof candidates)[number] | null>(
    (best, candidate) => (best === null || candidate.distance < best.distance ? candidate : best),
    null,
  );
  return nearest?.role ?? null;
}

/** "$35 a month, COGS $21": across a comma a cue belongs to the number on its own side. */
function isApart({ text, quantity }: Neighbourhood, hit: CueHit): boolean {
  if (hit.start >= quantity.end) return quantity.kind === "money" && /[,;]/.test(text.slice(quantity.end, hit.start));
  // "They lose hours on the phone, €49 a month": what stands alone behind a comma is not what they lose.
  if (hit.cue.role === "problem_size" && quantity.kind === "money" && quantity.per !== null)
    return /\p{L}[^,;]*[,;]\s*$/u.test(text.slice(hit.end, quantity.start));
  return quantity.kind === "count" && quantity.noun !== "" && /^\s*,\s*$/.test(text.slice(hit.end, quantity.start));
}

function distanceTo({ text, quantity, near }: Neighbourhood, hit: CueHit): number {
  const before = hit.end <= quantity.start;
  const gap = before
    ? text.slice(hit.end, quantity.start)
    : text.slice(quantity.end, Math.max(quantity.end, hit.start));
  // A comma, another number or another cue between them makes it likelier that they belong apart.
  const comma = /[,:(]/.test(gap) && gap.trim().length > 1 ? 12 : 0;
  const number = /\d/.test(gap) ? 18 : 0;
  const wrongSide = (quantity.kind === "count" || quantity.kind === "duration") === before ? 8 : 0;
  // Longer cues say more: "free users" beats "users".
  const detail = Math.min(6, (hit.end - hit.start) / 4);
  const shadowed = near.some((other) => other !== hit && other.start <= hit.start && other.end > hit.end) ? 10 : 0;
  return gap.length + comma + number + wrongSide + shadowed - detail;
}

/** Rules a cue alone cannot say: a yearly figure is no interview count, a market is not counted in dozens. */
function fits(role: Role, quantity: Quantity, tongue: Tongue): boolean {
  if (role === "market_count")
    return (
      quantity.value >= 200 && tongue.countsPeople(quantity.noun) && !/^users|^downloads|^free/i.test(quantity.noun)
    );
  if (role === "team_size") return quantity.value <= 200;
  if (role === "hours_per_week") return quantity.unit === "hours";
  if (role === "experience_years") return quantity.unit === "years";
  if (role === "market_value") return quantity.value >= 1e6;
  if (role === "unit_cost" || role === "cac") return quantity.value < 1e7;
  return true;
}

function fallbackRole({ quantity, before, tongue }: Neighbourhood): Role {
  if (quantity.kind === "money" && tongue.roles.theirCost.test(before)) return "other";
  if (quantity.kind === "money" && (quantity.per !== null || quantity.perWhat !== null || quantity.tax !== null))
    return "price";
  if (quantity.kind === "count" && quantity.value >= 1000 && tongue.countsPeople(quantity.noun)) return "market_count";
  return "other";
}

/** "2026", but neither "2,026" nor "1.9k". */
const looksLikeYear = (quantity: Quantity, text: string): boolean =>
  quantity.value >= 1900 && quantity.value <= 2100 && /^\d{4}$/.test(text.slice(quantity.start, quantity.end).trim());

function refine(neighbourhood: Neighbourhood, role: Role): Role {
  const { text, quantity, tongue } = neighbourhood;
  const before = text.slice(Math.max(0, quantity.start - 90), quantity.start).toLowerCase();
  if (role === "paying_customers") return refineCustomers(quantity, before.slice(-40), tongue);
  if (role === "price") return tongue.roles.noPrice.test(before.slice(-40)) ? "other" : role;
  const ofTime = role === "other" || role === "hours_per_week" || role === "problem_size";
  return quantity.kind === "duration" && ofTime ? refineDuration(quantity, { role, before, tongue }) : role;
}

/** Years and numbered things are no amounts. */
function namesSomethingElse(quantity: Quantity, { text, before, tongue }: Neighbourhood): boolean {
  if (quantity.kind !== "count") return false;
  if (looksLikeYear(quantity, text) && !tongue.countsPeople(quantity.noun)) return true;
  return tongue.roles.noAmount.test(before.slice(-40).toLowerCase());
}

/** "customers" also stands beside people asked, people wanted and people counted. */
function refineCustomers(quantity: Quantity, before: string, { roles }: Tongue): Role {
  if (roles.asked.test(before)) return "interviews";
  if (roles.wanted.test(before)) return "target_customers";
  return quantity.value >= 5000 && roles.estimated.test(before) ? "market_count" : "paying_customers";
}

/** Hours of the founder are capacity, hours of somebody else are the problem. */
function refineDuration(quantity: Quantity, found: { role: Role; before: string; tongue: Tongue }): Role {
  const { role, before } = found;
  const { own, ownTime, takesTime } = found.tongue.roles;
  const ofOwn = own.test(before);
  if (quantity.unit === "years") return ofOwn && role === "other" ? "experience_years" : role;
  if (quantity.unit !== "hours" || quantity.per !== "week") return role === "hours_per_week" ? "problem_size" : role;
  const ofFounder = role === "problem_size" ? ownTime.test(before) : ofOwn || !takesTime.test(before);
  return ofFounder ? "hours_per_week" : "problem_size";
}
