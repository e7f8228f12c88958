import type { Quantity } from "./quantities.ts";
import { roleByFrame } from "./frames.ts";
import type { Tongue } from "./languages/tongue.ts";
import { tongues } from "./languages/tongues.ts";
import { cuesAround, fits, headcounts, nearestCue } from "./nearest-cue.ts";
import type { CueHit, Neighbourhood } from "./nearest-cue.ts";
import { readNotes } from "./notes.ts";
import { periodNamed, readSteps } from "./periods.ts";
import { pairShares } from "./shares.ts";
import type { Role } from "./venture.ts";

/** A quantity and the role its neighbourhood gives it. */
export type BoundQuantity = Quantity & {
  role: Role;
  sentence: number;
  /** Nothing near it says the role; it is what such a number mostly is. */
  guessed: boolean;
  /** Read as people note figures, from the words of its clause. */
  noted?: boolean;
  /** Index of the quantity this one is a part of: "14 of 31". */
  partOf: number | null;
};

/** So many characters on either side of a number a turn of phrase looks at. */
export const framedReach = 110;
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
    const neighbourhood = { text, quantity, near, english, before, after, tongue };
    const said = chooseRole(neighbourhood);
    const role = said ?? refine(neighbourhood, fallbackRole(neighbourhood));
    const per = periodOf({ text, quantity, role, before, after, tongue });
    return {
      ...quantity,
      per,
      sentence,
      role: perDay(role, per),
      guessed: said === null && role !== "other" && quantity.kind !== "duration",
      partOf: null,
    };
  });
  return pairShares(text, readNotes(text, countedPayers({ text, bound, tongue }), tongue), tongue);
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
    if (!open || !names(quantity.noun.toLowerCase(), paidFor, tongue)) return quantity;
    if (tongue.roles.standing.test(text.slice(quantity.end, quantity.end + 50)) || isNote(text, quantity))
      return { ...quantity, role: "paying_customers" };
    // "There are 210 marinas in Scotland", for a price per marina.
    const all =
      quantity.value >= 20 && tongue.roles.allOfThem.test(text.slice(Math.max(0, quantity.start - 30), quantity.start));
    return all ? { ...quantity, role: "market_count" } : quantity;
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

/** "70 customers a day" are sales. */
const perDay = (role: Role, per: Quantity["per"]): Role =>
  (role === "paying_customers" || role === "orders_per_month") && per === "day" ? "orders_total" : role;

const periodicCounts = new Set<Role>([
  "paying_customers",
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

/** What is said about a number; null when nothing is. */
function chooseRole(neighbourhood: Neighbourhood): Role | null {
  const { quantity, tongue } = neighbourhood;
  if (namesSomethingElse(quantity, neighbourhood)) return "aside";
  const framed = roleByFrame(neighbourhood, tongue);
  if (framed && mayBe(framed, neighbourhood))
    return framed === "paying_customers" && isMarket(neighbourhood) ? "market_count" : framed;
  const told = nearestCue(neighbourhood);
  if (told) return refine(neighbourhood, told);
  return inEnglish(neighbourhood);
}

/** "There are some 900 active sites" says how many could pay, not how many do. */
const isMarket = ({ quantity, before, after, tongue }: Neighbourhood): boolean =>
  quantity.value >= 200 && tongue.roles.allOfThem.test(before) && !tongue.shares.paid.test(after.slice(0, 60));

function mayBe(role: Role, { quantity, after, tongue }: Neighbourhood): boolean {
  if (quantity.kind === "duration") return fits(role, quantity, tongue);
  if (quantity.kind !== "count" || !headcounts.has(role)) return true;
  // Nobody is counted by halves, nor per piece.
  return Number.isInteger(quantity.value) && readSteps(after, tongue.time).perWhat === null;
}

/** What the English words around a number say, in a text that mixes English in. */
function inEnglish(neighbourhood: Neighbourhood): Role | null {
  if (!neighbourhood.tongue.mixesEnglish) return null;
  const english = { ...neighbourhood, tongue: tongues.en, near: neighbourhood.english };
  const told = roleByFrame(english, tongues.en) ?? nearestCue(english);
  return told && refine(english, told);
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
  quantity.value > 1900 &&
  quantity.value < 2100 &&
  quantity.value !== 2000 &&
  /^\d{4}$/.test(text.slice(quantity.start, quantity.end).trim());

function refine(neighbourhood: Neighbourhood, role: Role): Role {
  const { text, quantity, tongue } = neighbourhood;
  const before = text.slice(Math.max(0, quantity.start - 90), quantity.start).toLowerCase();
  if (role === "paying_customers") return refineCustomers(quantity, before.slice(-40), tongue);
  if (role === "price") return tongue.roles.noPrice.test(before.slice(-40)) ? "other" : role;
  return quantity.kind === "duration" && ofTime.has(role) ? refineTime(neighbourhood, role, before) : role;
}

const ofTime = new Set<Role>(["other", "hours_per_week", "problem_size"]);

function refineTime({ quantity, tongue }: Neighbourhood, role: Role, before: string): Role {
  const sentence = before.split(/[.;!?\n](?!\d)/).at(-1) ?? "";
  if (quantity.per === "week" && onAverage.test(sentence)) return "orders_per_month";
  return refineDuration(quantity, { role, before: sentence, tongue });
}

/** Years and numbered things are no amounts. */
function namesSomethingElse(quantity: Quantity, { text, before, after, tongue }: Neighbourhood): boolean {
  if (quantity.kind !== "count") return false;
  // "3d printing", "the 2nd shop".
  if (/^(?:d|g|x|st|nd|rd|th)(?![\p{L}\d])/iu.test(after)) return true;
  if (looksLikeYear(quantity, text) && !tongue.countsPeople(quantity.noun)) return true;
  return tongue.roles.noAmount.test(before.slice(-40).toLowerCase());
}

/** "customers" also stands beside people asked, people wanted and people counted. */
function refineCustomers(quantity: Quantity, before: string, { roles }: Tongue): Role {
  if (roles.asked.test(before)) return "interviews";
  if (roles.wanted.test(before)) return "target_customers";
  return quantity.value >= 5000 && roles.estimated.test(before) ? "market_count" : "paying_customers";
}

/** Whoever puts in time does not do so "on average"; a learner takes lessons so. */
const onAverage = /(?:平均|每人|average|avg|moyenne|schnitt|promedio|de media|औसत|each)\s?\S{0,6}\s?$/iu;

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
