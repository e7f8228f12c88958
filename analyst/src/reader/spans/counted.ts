import type { Meaning } from "../../quantities/labels.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { isFormOf } from "../forms.ts";

/** Counts of those who pay, would pay or were asked to: the counted noun is the buyer. */
const stages: ReadonlySet<Meaning> = new Set([
  "paying",
  "pilot",
  "trial",
  "waiting",
  "asked",
  "said_yes",
  "customers_other",
  "reachable",
]);

type Counting = Pick<Quantity, "meaning" | "party" | "unit" | "span">;

const countsCustomers = ({ meaning, party, unit }: Counting): boolean =>
  stages.has(meaning) && party === "venture" && unit["customer"] === 1 && Object.keys(unit).length === 1;

const wordsBehind = 3;
const charactersBehind = 8;

/** The first words behind a figure, up to a punctuation mark: "14 small marinas pay" names the counted noun. */
function wordsAfter(text: string, end: number): string[] {
  const clause = /^\s?[\p{L}\p{M}\s'’-]*/u.exec(text.slice(end, end + 60))?.[0] ?? "";
  return wordsOf(clause).slice(0, /\p{Script=Han}/u.test(clause) ? charactersBehind : wordsBehind);
}

/** Words of at least three letters, and pairs of Chinese characters. */
function wordsOf(text: string): string[] {
  const pairs = [...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair = ""]) => pair);
  return [...pairs, ...(text.match(/[[\p{L}\p{M}]--\p{Script=Han}]{3,}/gv) ?? [])];
}

/** Whether a figure of the messages counts what the words name. */
export function isCounted(words: string, texts: readonly string[], quantities: readonly Counting[]): boolean {
  const own = wordsOf(words);
  return quantities
    .filter(countsCustomers)
    .some(({ span }) =>
      wordsAfter(texts[span.message] ?? "", span.end).some((word) =>
        own.some((other) => word === other || isFormOf(word, other)),
      ),
    );
}
