import { amountAt } from "./affixes.ts";
import { type Core, match, onLine, type Reading, tokenAt } from "./reading.ts";
import { round } from "./spoken.ts";
import type { Token } from "./tokens.ts";

const dashes = new Set(["-", "–", "—", "~", "～", "‑"]);

interface Joint {
  next: number;
  /** "or" joins only numbers that are close to each other. */
  near: boolean;
}

/** "passe de 2,10 à 2,65": the old and the new value are two numbers. */
const isChange = (reading: Reading, from: number): boolean => match(reading, "change", from - 1) !== null;

/** The sign of mathematics between blanks: "8.640 − 12.400". */
const subtracts = ({ text }: Reading, { start, gap }: Token): boolean => text[start] === "\u2212" && gap === "blank";

function jointAt(reading: Reading, from: number, at: number): Joint | null {
  const token = reading.tokens[at];
  if (!token || token.gap === "line") return null;
  if (dashes.has(token.key) && !subtracts(reading, token)) {
    const after = reading.tokens[at + 1]?.gap;
    return after === token.gap ? { next: at + 1, near: false } : null;
  }
  const word = isChange(reading, from) ? null : match(reading, "range", at);
  if (word) return { next: word.next, near: false };
  const choice = match(reading, "choice", at);
  return choice && { next: choice.next, near: true };
}

/** A number with the upper end of its range, if it has one: "20-30", "zwei oder drei". */
export function withUpperEnd(reading: Reading, at: number, lower: Core): Core {
  if (lower.low !== lower.high || lower.kind === "clock" || lower.kind === "fraction") return lower;
  const joint = betweenAt(reading, at, lower) ?? jointAt(reading, at, lower.next) ?? neighbour(reading, lower);
  return joint && onLine(reading, joint.next) ? upTo(reading, lower, joint) : lower;
}

function upTo(reading: Reading, lower: Core, joint: Joint): Core {
  const before = match(reading, "moneyBefore", joint.next);
  const upper = amountAt(reading, before?.next ?? joint.next, before?.phrase.currency ?? null);
  return upper && fits(lower, upper) ? (joined(lower, upper, joint) ?? lower) : lower;
}

function joined(lower: Core, upper: Core, { near }: Joint): Core | null {
  const low = scaledAlike(lower, upper);
  if (!(low < upper.low) || upper.low > low * 20 || (near && !isNear(low, upper.low))) return null;
  const currency = lower.currency ?? upper.currency;
  const kind = currency === null ? upper.kind : "money";
  return { ...upper, low, scale: lower.scale || upper.scale, kind, currency };
}

/** "entre 10 y 20". */
function betweenAt(reading: Reading, at: number, lower: Core): Joint | null {
  const join = match(reading, "between", at - 1) && match(reading, "join", lower.next);
  return join && { next: join.next, near: false };
}

/** "vier, fünf", "छह आठ": two small numbers in words side by side. */
function neighbour(reading: Reading, lower: Core): Joint | null {
  if (lower.written !== "words" || lower.low > 20 || lower.kind !== "bare") return null;
  const { key, kind, gap } = tokenAt(reading, lower.next);
  if (key === "," && gap === "none") return follows(reading, lower) ? { next: lower.next + 1, near: true } : null;
  const isHindi = kind === "word" && gap === "blank" && reading.vocabulary.language === "hi";
  return isHindi ? { next: lower.next, near: true } : null;
}

/** "four, five" where it is not a list. */
function follows(reading: Reading, { next, low }: Core): boolean {
  const second = match(reading, "number", next + 1);
  if (second?.phrase.value !== low + 1) return false;
  const after = tokenAt(reading, second.next);
  return after.key !== "," && !match(reading, "join", second.next) && !match(reading, "choice", second.next);
}

const isNear = (low: number, high: number): boolean => high <= low * 2 + 1;

function fits(lower: Core, upper: Core): boolean {
  if (lower.currency !== null && upper.currency !== null && lower.currency !== upper.currency) return false;
  if (lower.kind === "date" || upper.kind === "date") return lower.kind === upper.kind;
  if (lower.kind === "percent") return upper.kind === "percent";
  return lower.kind !== "money" || upper.kind !== "percent";
}

/** In "8-9 हज़ार" the scale applies to both. */
function scaledAlike(lower: Core, upper: Core): number {
  if (lower.scale || !upper.scale) return lower.low;
  const power = 10 ** Math.floor(Math.log10(upper.low));
  for (const scale of [1e9, 1e7, 1e6, 1e5, 1e4, 1e3])
    if (scale <= power && lower.low * scale < upper.low && lower.low < 1000) return round(lower.low * scale);
  return lower.low;
}
