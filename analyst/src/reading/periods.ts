import type { TimeWords } from "./languages/tongue.ts";
import type { Period } from "./quantities.ts";

/** What the words behind an amount say about it. */
export type Steps = { per: Period | null; perWhat: string | null; tax: { rate: number | null } | null };

const mostSteps = 4;

/** "per seat per month", "a month per office, incl. VAT": one step after the other. */
export function readSteps(after: string, time: TimeWords): Steps {
  const steps: Steps = { per: null, perWhat: null, tax: null };
  let rest = after;
  for (let count = 0; count < mostSteps; count += 1) {
    const found = time.step.exec(rest);
    if (!found?.groups || found[0].trim() === "") break;
    take(steps, found.groups, time);
    rest = rest.slice(found[0].length);
  }
  return steps;
}

function take(steps: Steps, groups: Record<string, string | undefined>, time: TimeWords): void {
  steps.per ??= periodNamed(groups["period"] ?? groups["adverb"], time);
  const including = groups["including"];
  if (including !== undefined) steps.tax = { rate: taxRate(including) };
  const what = (groups["what"] ?? groups["unit"])?.toLowerCase();
  if (what !== undefined) steps.perWhat ??= time.what[what] ?? what;
}

export function periodNamed(word: string | undefined, { periods }: TimeWords): Period | null {
  return word === undefined ? null : (periods[word.toLowerCase()] ?? null);
}

export function readTaxAhead(before: string, time: TimeWords): Steps["tax"] {
  const found = time.taxAhead?.exec(before);
  return found ? { rate: taxRate(found[0]) } : null;
}

function taxRate(words: string): number | null {
  const written = /(\d{1,2}(?:[.,]\d)?)\s?%/.exec(words)?.[1];
  return written === undefined ? null : Number(written.replace(",", ".")) / 100;
}
