import type { Quantity } from "./quantities.ts";
import { roleCues } from "./role-cues.ts";
import type { RoleCue } from "./role-cues.ts";
import type { Role } from "./venture.ts";

type CueHit = { cue: RoleCue; start: number; end: number };
/** A quantity and the role its neighbourhood gives it. */
export type BoundQuantity = Quantity & { role: Role; sentence: number };

const defaultReach = 60;
const sentenceEnd = /[.!?;](?=\s|$)|\n/g;

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
    const near = hitsAround({ hits, firstHit, quantity, to: ends[sentence] ?? text.length });
    const role = chooseRole({ text, quantity, near });
    return { ...quantity, per: periodOf({ text, quantity, role }), sentence, role };
  });
  return pairShares(text, bound);
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
function periodOf(input: { text: string; quantity: Quantity; role: Role }): Quantity["per"] {
  const { text, quantity, role } = input;
  if (role !== "revenue" || quantity.per !== null) return quantity.per;
  const around = text.slice(Math.max(0, quantity.start - 30), quantity.end + 20);
  return /\b(?:arr|annual|yearly|last year|this year|turnover)\b/i.test(around) && !/\bmrr\b/i.test(around)
    ? "year"
    : null;
}

type Neighbourhood = { text: string; quantity: Quantity; near: CueHit[] };

function chooseRole(neighbourhood: Neighbourhood): Role {
  const { quantity } = neighbourhood;
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
  return refine(neighbourhood, nearest?.role ?? fallbackRole(quantity));
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
    return quantity.value >= 200 && /^\p{L}/u.test(quantity.noun) && !/^users|^downloads/i.test(quantity.noun);
  if (role === "team_size") return quantity.value <= 200;
  if (role === "hours_per_week") return quantity.unit === "hours";
  if (role === "experience_years") return quantity.unit === "years";
  if (role === "market_value") return quantity.value >= 1e6;
  if (role === "unit_cost" || role === "cac") return quantity.value < 1e7;
  return true;
}

const establishments =
  /\b(?:firms|clinics|restaurants|schools|shops|stores|companies|businesses|farms|hotels|gyms|salons|practices|agencies|households|owners|teachers|dentists|offices|studios|freelancers|hospitals|pharmacies)\b/i;

function fallbackRole(quantity: Quantity): Role {
  if (quantity.kind === "money" && quantity.per !== null) return "price";
  if (quantity.kind === "money" && quantity.perWhat !== null) return "price";
  if (quantity.kind === "count" && quantity.value >= 1000 && establishments.test(quantity.noun)) return "market_count";
  return "other";
}

const looksLikeYear = (quantity: Quantity): boolean =>
  quantity.kind === "count" && quantity.value >= 1900 && quantity.value <= 2100;

function refine(neighbourhood: Neighbourhood, role: Role): Role {
  const { text, quantity } = neighbourhood;
  const before = text.slice(Math.max(0, quantity.start - 90), quantity.start).toLowerCase();
  if (namesSomethingElse(quantity, before.slice(-40))) return "other";
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

/** Hours of the founder are capacity, hours of somebody else are the problem. */
function refineDuration(quantity: Quantity, { role, before }: { role: Role; before: string }): Role {
  const own = /\b(?:i|i'm|we|i've|we've|my|our|me)\b[^.;]*$/.test(before);
  if (quantity.unit === "years") return own && role === "other" ? "experience_years" : role;
  if (quantity.unit !== "hours" || quantity.per !== "week") return role === "hours_per_week" ? "problem_size" : role;
  const capacity = /\bi (?:have|can|work|put|spend)\b[^.;]*$/.test(before);
  if (role === "problem_size") return capacity ? "hours_per_week" : role;
  return own ? "hours_per_week" : "problem_size";
}

/** "9 of 12 dentists": the part and the whole of one finding. */
function pairShares(text: string, bound: BoundQuantity[]): BoundQuantity[] {
  return bound.map((quantity, index) => {
    const next = bound[index + 1];
    const previous = bound[index - 1];
    if (next && isShare(text, quantity, next)) return { ...quantity, role: partRole(text, quantity, next) };
    if (previous && isShare(text, previous, quantity))
      return { ...quantity, role: wholeRole(text, previous, quantity) };
    return quantity;
  });
}

function isShare(text: string, part: Quantity, whole: Quantity): boolean {
  if (part.kind !== "count" || whole.kind !== "count" || part.value > whole.value) return false;
  return /^\s(?:out\s)?of\s(?:the\s|them\s)?$/i.test(text.slice(part.end, whole.start));
}

const interviewWords = /interview|talk|spoke|asked|survey|said|told|confirmed|complain|admit|would|mention/i;

function around(text: string, part: Quantity, whole: Quantity): string {
  return text.slice(Math.max(0, part.start - 80), whole.end + 100);
}

function partRole(text: string, part: Quantity, whole: Quantity): Role {
  if (/\bpa(?:y|id|ying)\b|bought|converted|subscribed/i.test(text.slice(whole.end, whole.end + 60)))
    return "paying_customers";
  return interviewWords.test(around(text, part, whole)) ? "interviews_positive" : "other";
}

function wholeRole(text: string, part: Quantity, whole: Quantity): Role {
  if (partRole(text, part, whole) === "paying_customers") return "free_users";
  return interviewWords.test(around(text, part, whole)) ? "interviews" : "other";
}
