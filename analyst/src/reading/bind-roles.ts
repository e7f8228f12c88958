import type { Quantity } from "./quantities.ts";
import { roleByFrame } from "./frames.ts";
import { countsPeople } from "./people.ts";
import { roleCues } from "./role-cues.ts";
import type { RoleCue } from "./role-cues.ts";
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

const defaultReach = 60;
const framedReach = 110;
const sentenceEnd = /(?<!\b(?:approx|e\.g|i\.e|ca|avg|vs|no|mr|mrs|dr|st))[.!?;](?=\s|$)|\n/gi;

/** Gives every number of a text the role of the nearest fitting cue in its own sentence. */
export function bindRoles(text: string, quantities: Quantity[]): BoundQuantity[] {
  const hits = findCues(text);
  const ends = [...text.matchAll(sentenceEnd)].map((match) => match.index);
  let sentence = 0;
  let firstHit = 0;
  const bound = quantities.map((quantity) => {
    sentence = firstFrom(ends, sentence, quantity.start);
    const from = (ends[sentence - 1] ?? -1) + 1;
    while ((hits[firstHit]?.start ?? Infinity) < from) firstHit += 1;
    const to = ends[sentence] ?? text.length;
    const near = hitsAround({ hits, firstHit, quantity, to });
    const before = text.slice(Math.max(from, quantity.start - framedReach), quantity.start);
    const after = text.slice(quantity.end, Math.min(to, quantity.end + framedReach));
    const role = chooseRole({ text, quantity, near, before, after });
    return { ...quantity, per: periodOf({ text, quantity, role, after }), sentence, role, partOf: null };
  });
  return pairShares(text, countedPayers(text, bound));
}

const standing = /^ [\p{L}-]+ (?:so far|today|already|now|on board|currently|at the moment|signed|live)\b/iu;

/** "C$120 per restaurant, 26 restaurants so far": those a price is paid for, counted as they stand. */
function countedPayers(text: string, bound: BoundQuantity[]): BoundQuantity[] {
  const paidFor = bound.find((quantity) => quantity.role === "price" && quantity.perWhat !== null)?.perWhat;
  if (!paidFor) return bound;
  return bound.map((quantity) => {
    const open = quantity.kind === "count" && (quantity.role === "other" || quantity.role === "market_count");
    const same = open && quantity.noun.toLowerCase().startsWith(paidFor.replace(/y$/, ""));
    return same && standing.test(text.slice(quantity.end, quantity.end + 50))
      ? { ...quantity, role: "paying_customers" }
      : quantity;
  });
}

/** The first index from `index` on whose position is not before `start`. */
function firstFrom(positions: number[], index: number, start: number): number {
  let at = index;
  while ((positions[at] ?? Infinity) < start) at += 1;
  return at;
}

function hitsAround(input: { hits: CueHit[]; firstHit: number; quantity: Quantity; to: number }): CueHit[] {
  const { hits, firstHit, quantity, to } = input;
  const last = Math.min(to - 1, quantity.end + defaultReach);
  const near: CueHit[] = [];
  for (let index = firstHit; (hits[index]?.start ?? Infinity) <= last; index += 1) {
    const hit = hits[index];
    if (hit && hit.end >= quantity.start - defaultReach) near.push(hit);
  }
  return near;
}

function findCues(text: string): CueHit[] {
  const hits = roleCues.flatMap((cue) =>
    [...text.matchAll(cue.pattern)].map((match) => ({ cue, start: match.index, end: match.index + match[0].length })),
  );
  return hits.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** "ARR" says the period itself. */
function periodOf(input: { text: string; quantity: Quantity; role: Role; after: string }): Quantity["per"] {
  const { text, quantity, role, after } = input;
  if (quantity.kind === "count" && periodicCounts.has(role)) return countedPer(after);
  if (role !== "revenue" || quantity.per !== null) return quantity.per;
  const around = text.slice(Math.max(0, quantity.start - 30), quantity.end + 20);
  return /\b(?:arr|annual|yearly|last year|this year|turnover)\b/i.test(around) && !/\bmrr\b/i.test(around)
    ? "year"
    : null;
}

const periodicCounts = new Set<Role>([
  "cancellations",
  "new_customers",
  "orders_per_month",
  "orders_total",
  "visitors",
]);

/** "3 customers a month", "41 sales last month". */
function countedPer(after: string): Quantity["per"] {
  const written =
    /^(?:[ \t][\p{L}-]+){0,3}?[ \t](?:a|an|per|each|every|last|this)[ \t](month|week|day|year|quarter)\b/iu.exec(
      after,
    )?.[1];
  return written ? (written.toLowerCase() as Quantity["per"]) : null;
}

type Neighbourhood = { text: string; quantity: Quantity; near: CueHit[]; before: string; after: string };

function chooseRole(neighbourhood: Neighbourhood): Role {
  const { quantity } = neighbourhood;
  if (namesSomethingElse(quantity, neighbourhood.before.slice(-40).toLowerCase())) return "aside";
  const framed = roleByFrame(neighbourhood);
  if (framed) return framed;
  const candidates = neighbourhood.near
    .filter(
      (hit) => hit.cue.kinds.includes(quantity.kind) && fits(hit.cue.role, quantity) && !isApart(neighbourhood, hit),
    )
    .map((hit) => ({
      role: hit.cue.role,
      distance: distanceTo(neighbourhood, hit),
      reach: hit.cue.reach ?? defaultReach,
    }))
    .filter((candidate) => candidate.distance <= candidate.reach);
  const nearest = candidates.reduce<(typeof candidates)[number] | null>(
    (best, candidate) => (best === null || candidate.distance < best.distance ? candidate : best),
    null,
  );
  return refine(neighbourhood, nearest?.role ?? fallbackRole(neighbourhood));
}

/** "$35 a month, COGS $21": across a comma a cue belongs to the number on its own side. */
function isApart({ text, quantity }: Neighbourhood, hit: CueHit): boolean {
  if (hit.start >= quantity.end) return quantity.kind === "money" && /[,;]/.test(text.slice(quantity.end, hit.start));
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
function fits(role: Role, quantity: Quantity): boolean {
  if (role === "market_count")
    return quantity.value >= 200 && countsPeople(quantity.noun) && !/^users|^downloads|^free/i.test(quantity.noun);
  if (role === "team_size") return quantity.value <= 200;
  if (role === "hours_per_week") return quantity.unit === "hours";
  if (role === "experience_years") return quantity.unit === "years";
  if (role === "market_value") return quantity.value >= 1e6;
  if (role === "unit_cost" || role === "cac") return quantity.value < 1e7;
  return true;
}

function fallbackRole({ quantity, before }: Neighbourhood): Role {
  if (quantity.kind === "money" && /\bcosts?\b[^,;]{0,25}$/i.test(before)) return "other";
  if (quantity.kind === "money" && (quantity.per !== null || quantity.perWhat !== null)) return "price";
  if (quantity.kind === "count" && quantity.value >= 1000 && countsPeople(quantity.noun)) return "market_count";
  return "other";
}

const looksLikeYear = (quantity: Quantity): boolean =>
  quantity.kind === "count" && quantity.value >= 1900 && quantity.value <= 2100;

function refine(neighbourhood: Neighbourhood, role: Role): Role {
  const { text, quantity } = neighbourhood;
  const before = text.slice(Math.max(0, quantity.start - 90), quantity.start).toLowerCase();
  if (role === "paying_customers") return refineCustomers(quantity, before.slice(-40));
  if (role === "price") return /\b(?:free|save[sd]?|saving)\b[^.,;]*$/.test(before.slice(-40)) ? "other" : role;
  const ofTime = role === "other" || role === "hours_per_week" || role === "problem_size";
  return quantity.kind === "duration" && ofTime ? refineDuration(quantity, { role, before }) : role;
}

/** Years and numbered things are no amounts. */
function namesSomethingElse(quantity: Quantity, before: string): boolean {
  if (quantity.kind !== "count") return false;
  if (looksLikeYear(quantity) && !/customers|users|clients/i.test(quantity.noun)) return true;
  return /\b(?:top|version|v|step|phase|article|type|level|age[ds]?|under|within|next|first|every|chapter|24\/)\s?$/.test(
    before,
  );
}

/** "customers" also stands beside people asked, people wanted and people counted. */
function refineCustomers(quantity: Quantity, before: string): Role {
  if (/\b(?:talk|spoke|spoken|interview|survey|asked)\w*\b[^.,;]*$/.test(before)) return "interviews";
  if (/\b(?:reach|target|goal|aim|need|want)\w*\b[^.,;]*$/.test(before)) return "target_customers";
  const estimated = /there are|about|over|around|roughly|estimated/.test(before);
  return quantity.value >= 5000 && estimated ? "market_count" : "paying_customers";
}

const ownTime = /\bi (?:have|can|work|put|spend)\b[^.;]*$/;
const takesTime = /\b(?:los|spend|wast|tak|cost)\w*\b[^.;]*$/;

/** Hours of the founder are capacity, hours of somebody else are the problem. */
function refineDuration(quantity: Quantity, { role, before }: { role: Role; before: string }): Role {
  const own = /\b(?:i|i'm|we|i've|we've|my|our|me)\b[^.;]*$/.test(before);
  if (quantity.unit === "years") return own && role === "other" ? "experience_years" : role;
  if (quantity.unit !== "hours" || quantity.per !== "week") return role === "hours_per_week" ? "problem_size" : role;
  const ofFounder = role === "problem_size" ? ownTime.test(before) : own || !takesTime.test(before);
  return ofFounder ? "hours_per_week" : "problem_size";
}
