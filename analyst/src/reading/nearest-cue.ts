import type { Quantity } from "./quantities.ts";
import type { RoleCue, Tongue } from "./languages/tongue.ts";
import type { Role } from "./venture.ts";

export type CueHit = { cue: RoleCue; start: number; end: number };

export type Neighbourhood = {
  text: string;
  quantity: Quantity;
  near: CueHit[];
  /** The English cues nearby, where English is mixed in. */
  english: CueHit[];
  before: string;
  after: string;
  tongue: Tongue;
};

type Around = { quantity: Quantity; from: number; to: number };

/** The cues of a tongue near one number after the other; numbers come in reading order, so that each cue is passed once. */
export function cuesAround(text: string, tongue: Tongue): (around: Around) => CueHit[] {
  const hits = findCues(text, tongue);
  let firstHit = 0;
  return ({ quantity, from, to }) => {
    while ((hits[firstHit]?.start ?? Infinity) < from) firstHit += 1;
    return hitsAround({ hits, firstHit, quantity, to, reach: tongue.roles.reach });
  };
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

export function nearestCue(neighbourhood: Neighbourhood): Role | null {
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

const ownWords = /[,;][^,;]*\p{L}{4,}[^,;]*$/u;

/** "1.10 a towel, washing costs us 45": what stands right in front of the next amount is said of that. */
const leadsOn = /^(?: (?:about|around|like|only|just|maybe))? [£$€₹]?\d/;

/** "$35 a month, COGS $21": across a comma a cue belongs to the number on its own side. */
function isApart({ text, quantity }: Neighbourhood, hit: CueHit): boolean {
  const behind = hit.start >= quantity.end;
  const gap = behind ? text.slice(quantity.end, hit.start) : text.slice(hit.end, quantity.start);
  // "Materials 4, 70 clients": beyond a comma and another number, a cue is that number's.
  if (/[,;]\s?\S{0,20}\d/.test(gap) && quantity.kind !== "percent") return true;
  if (quantity.kind === "money") return isApartFromMoney({ text, gap, behind }, quantity, hit);
  if (quantity.kind !== "count") return false;
  return behind ? /\d/.test(gap) : hasOwnWords(gap, quantity) || isNounOf(text.slice(0, hit.start), quantity);
}

type Gap = { text: string; gap: string; behind: boolean };

const isApartFromMoney = ({ text, gap, behind }: Gap, quantity: Quantity, hit: CueHit): boolean =>
  behind
    ? /[,;]/.test(gap) || leadsOn.test(text.slice(hit.end, hit.end + 24))
    : isLoss(hit, quantity) && /\p{L}[^,;]*[,;]\s*$/u.test(gap);

/** "They lose hours on the phone, €49 a month": what stands alone behind a comma is not what they lose. */
const isLoss = ({ cue }: CueHit, { per }: Quantity): boolean => cue.role === "problem_size" && per !== null;

/** "340 users 95 rides": the word is what the number before it counts. */
const isNounOf = (ahead: string, { noun }: Quantity): boolean => noun !== "" && /\d ?$/.test(ahead.slice(-3));

/** "70 clients a day, pitch 600": what has words of its own behind a comma is said by those. */
const hasOwnWords = (gap: string, { noun }: Quantity): boolean =>
  ownWords.test(gap) || (noun !== "" && /^\s*,\s*$/.test(gap));

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

export const headcounts = new Set<Role>(["paying_customers", "free_users", "waitlist", "interviews"]);

/** Nobody is counted by halves; a team is no crowd. */
const countsHeads = ({ kind, value }: Quantity): boolean => kind !== "count" || Number.isInteger(value);

/** Rules a cue alone cannot say: a yearly figure is no interview count, a market is not counted in dozens. */
const limits: Partial<Record<Role, (quantity: Quantity, tongue: Tongue) => boolean>> = {
  market_count: ({ value, noun }, tongue) =>
    value >= 200 && tongue.countsPeople(noun) && !/^users|^downloads|^free/i.test(noun),
  team_size: (quantity) => quantity.value <= 200 && countsHeads(quantity),
  hours_per_week: ({ unit }) => unit === "hours",
  experience_years: ({ unit }) => unit === "years",
  market_value: ({ value }) => value >= 1e6,
  unit_cost: ({ value }) => value < 1e7,
  cac: ({ value }) => value < 1e7,
};

export function fits(role: Role, quantity: Quantity, tongue: Tongue): boolean {
  if (headcounts.has(role)) return countsHeads(quantity);
  return limits[role]?.(quantity, tongue) ?? true;
}
