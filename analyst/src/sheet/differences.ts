import { msg, type Translator } from "../i18n/make-translator.ts";
import type { Following, SheetResult } from "./results.ts";

/** A result beside what it was with other values. */
export interface Difference {
  /** The earlier value with its unit. */
  before: string;
  /** With its sign; percentage points for shares and rates. */
  difference: string;
  /** Above zero: it has grown. */
  sign: -1 | 1;
}

/** What other values change, by the keys of results. */
export interface Differences {
  moved: Record<string, Difference>;
  /** Results that cannot be computed any more. */
  gone: SheetResult[];
  /** The keys of results that could not be computed before. */
  added: string[];
}

export function differencesOf(before: Following, now: Following, translator: Translator): Differences {
  const earlier = new Map(before.results.map((result) => [result.key, result]));
  const keys = new Set(now.results.map(({ key }) => key));
  const moved = now.results.flatMap((result): [string, Difference][] => {
    const known = earlier.get(result.key);
    const by = result.value - (known?.value ?? result.value);
    if (!known || Math.abs(by) <= 1e-9 * Math.abs(known.value)) return [];
    const sign = by < 0 ? -1 : 1;
    return [[result.key, { before: known.display, difference: written(by, result.unit, translator), sign }]];
  });
  return {
    moved: Object.fromEntries(moved),
    gone: before.results.filter(({ key }) => !keys.has(key)),
    added: now.results.filter(({ key }) => !earlier.has(key)).map(({ key }) => key),
  };
}

function written(by: number, unit: string, { amount, number, translate }: Translator): string {
  const size = Math.abs(by);
  const points = (): string => translate(msg("{number} pp"), { number: number(size * 100) });
  return `${by < 0 ? "−" : "+"}${unit === "ratio" ? points() : amount(size, unit)}`;
}
