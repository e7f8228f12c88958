import { languages } from "../../analyst/src/i18n/language.ts";
import type { Count } from "./grade-founders.ts";
import type { FounderText } from "./read-founders.ts";

export const say = (line: string): boolean => process.stdout.write(`${line}\n`);
export const sum = (parts: readonly number[]): number => parts.reduce((whole, part) => whole + part, 0);
export const all = ({ right, wrong, missing }: Count): number => right + wrong + missing;

/** "12.3 %" */
export const share = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;

/** The shares of right, wrong and missing, in columns. */
export const shares = (count: Count): string =>
  [count.right, count.wrong, count.missing].map((part) => share(part, all(count)).padStart(7)).join(" ");

/** The rows of a table: each language, both halves, and all texts. */
export const groups: readonly [name: string, holds: (text: FounderText) => boolean][] = [
  ...languages.map((language): [string, (text: FounderText) => boolean] => [
    language,
    (text) => text.language === language,
  ]),
  ["open", ({ set }) => set === "open"],
  ["locked", ({ set }) => set === "locked"],
  ["all", () => true],
];
