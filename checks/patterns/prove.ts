import { createHash } from "node:crypto";
import { type Attack, attacksOn, attackText } from "./attacks.ts";
import { type Bound, stepsAllowed } from "./bounds.ts";
import type { Found } from "./collect.ts";
import { charactersOf, type Counted, StepCounter } from "./steps.ts";

/** Text lengths in characters; each measurement is compared with one of a text a quarter as long. */
const short = 100;
const long = 4 * short;
const far = 8 * long;
/** The growth of steps for four times the text: more than linear (4), less than quadratic (16). */
const growthSuspected = 8;
const growthMost = 5.5;
/** So few steps per character need no second look. */
const cheap = 12;
const stepsMost = 3_000_000;
const stepsFar = 12_000_000;
/** For texts that are always short. */
const stepsForShort = 1_000_000;
const alwaysShort = 1_000;

export const idOf = (pattern: RegExp): string =>
  createHash("sha256").update(String(pattern)).digest("hex").slice(0, 12);

/** Why a pattern takes too long for its texts; null if nothing was found. */
export function whyTooSlow(found: Found, bound: Bound | undefined): string | null {
  const counter = new StepCounter(found.pattern);
  const steps = (attack: Attack, length: number, most: number) =>
    counter.count(attackText(attack, Math.max(4, Math.ceil(length / attack.pump.length))), most);
  for (const attack of attacksOn(found.pattern)) {
    const whole = steps(attack, long, stepsMost);
    if (whole.steps < cheap * long) continue;
    compare(found, attackText(attack, Math.max(4, Math.ceil(long / attack.pump.length))), whole);
    const growth = whole.steps / steps(attack, short, stepsMost).steps;
    if (growth <= growthSuspected && !whole.isBroken) continue;
    const cost = bound
      ? costWithin(bound, { whole, growth, atLongest: () => steps(attack, bound.longest, stepsForShort) })
      : null;
    if (cost === "bearable") continue;
    if (!bound && isInProportion(steps(attack, far / 4, stepsFar), steps(attack, far, stepsFar))) continue;
    const { before, pump, after } = attack;
    return `${JSON.stringify(before)}, then ${JSON.stringify(pump)} again and again, then ${JSON.stringify(after)}: ${cost ?? "grows faster than the text"}`;
  }
  return null;
}

const isInProportion = (less: Counted, more: Counted): boolean =>
  !more.isBroken && more.steps <= growthMost * less.steps;

interface Seen {
  whole: Counted;
  growth: number;
  atLongest: () => Counted;
}

function costWithin({ longest, repeats = longest }: Bound, { whole, growth, atLongest }: Seen): string {
  if (longest <= alwaysShort)
    return atLongest().isBroken ? `more than ${stepsForShort} steps at ${longest} characters` : "bearable";
  const power = Math.log(growth) / Math.log(4);
  const steps = whole.isBroken ? Infinity : whole.steps * (repeats / long) ** power * (longest / repeats);
  return steps > stepsAllowed ? `${steps.toExponential(1)} steps at ${longest} characters` : "bearable";
}

/**
 * The counter must find the same match as the engine, or its steps mean nothing. It does not support flags within a
 * pattern.
 */
function compare({ pattern, file }: Found, text: string, { found, isBroken }: Counted): void {
  if (isBroken || /\(\?-?[ims]/.test(pattern.source)) return;
  const match = new RegExp(pattern.source, pattern.flags.replace("g", "")).exec(text);
  const from = match && charactersOf(text.slice(0, match.index), pattern).length;
  const to = match && (from ?? 0) + charactersOf(match[0], pattern).length;
  if (from === (found && found.from) && to === (found && found.to)) return;
  throw new Error(`counted another match than the engine's: ${String(pattern)} of ${file} in ${JSON.stringify(text)}`);
}
