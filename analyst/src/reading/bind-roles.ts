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
    while ((ends[sentence] ?? Infinity) < quantity.start) sentence += 1;
    const from = (ends[sentence - 1] ?? -1) + 1;
    const to = ends[sentence] ?? text.length;
    while ((hits[firstHit]?.start ?? Infinity) < from) firstHit += 1;
    const near: CueHit[] = [];
    for (let index = firstHit; index < hits.length; index += 1) {
      const hit = hits[index];
      if (!hit || hit.start >= to || hit.start > quantity.end + defaultReach) break;
      if (hit.end >= quantity.start - defaultReach) near.push(hit);
    }
    const role = chooseRole({ text, quantity, near });
    return { ...quantity, per: periodOf({ text, quantity, role }), sentence, role };
  });
  return pairShares(text, bound);
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
  let best: { role: Role; distance: number } | null = null;
  for (const hit of neighbourhood.near) {
    if (!hit.cue.kinds.includes(quantity.kind) || !fits(hit.cue.role, quantity)) continue;
    if (isApart(neighbourhood, hit)) continue;
    const distance = distanceTo(neighbourhood, hit);
    if (distance > (hit.cue.reach ?? defaultReach)) continue;
    if (best === null || distance < best.distance) best = { role: hit.cue.role, distance };
  }
  return refine(neighbourhood, best?.role ?? fallbackRole(quantity));
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

function refine({ text, quantity }: Neighbourhood, role: Role): Role {
  const before = text.slice(Math.max(0, quantity.start - 40), quantity.start).toLowerCase();
  if (looksLikeYear(quantity) && !/customers|users|clients/i.test(quantity.noun)) return "other";
  if (
    quantity.kind === "count" &&
    /\b(?:top|version|v|step|phase|article|type|level|age[ds]?|under|within|next|first|every|chapter|24\/)\s?$/.test(
      before,
    )
  )
    return "other";
  if (
    role === "paying_customers" &&
    /\b(?:talk|spoke|spoken|interview|survey|asked|reach|target|goal|aim|need|want)\w*\b[^.,;]*$/.test(before)
  )
    return /interview|talk|spok|survey|asked/.test(before) ? "interviews" : "target_customers";
  if (
    role === "paying_customers" &&
    quantity.value >= 5000 &&
    /there are|about|over|around|roughly|estimated/.test(before)
  )
    return "market_count";
  const own = /\b(?:i|i'm|we|i've|we've|my|our|me)\b[^.;]*$/.test(
    text.slice(Math.max(0, quantity.start - 90), quantity.start).toLowerCase(),
  );
  if (role === "hours_per_week" && !own) return "problem_size";
  if (role === "other" && own && quantity.unit === "hours" && quantity.per === "week") return "hours_per_week";
  if (
    role === "problem_size" &&
    quantity.unit === "hours" &&
    quantity.per === "week" &&
    /\bi (?:have|can|work|put|spend)\b[^.;]*$/.test(before)
  )
    return "hours_per_week";
  if (role === "other" && own && quantity.unit === "years" && quantity.per === null) return "experience_years";
  if (role === "price" && /\b(?:free|save[sd]?|saving)\b[^.,;]*$/.test(before)) return "other";
  return role;
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
