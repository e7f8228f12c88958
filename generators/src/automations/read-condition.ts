import { findNumerals } from "@cofounder/analyst/lexer";
import { cutText } from "@cofounder/contract/cut-text";
import type { MadeIn } from "../language.ts";
import {
  comparisons,
  type Comparison,
  elseWords,
  fillers,
  ifWords,
  onlyWords,
  thenWords,
  verbs,
  whenWords,
} from "./knowledge/words.ts";
import { sourceOf, wordPattern } from "./words.ts";

export interface Condition {
  field: string;
  comparison: Comparison;
  value: string;
  /** The rest of the clause after the condition. */
  rest: string;
}

const opening = new RegExp(`^.*?${sourceOf([...onlyWords, ...ifWords, ...whenWords])}`, "iu");
const filler = wordPattern(fillers, "giu");
const quotes = /["“”„«»「」']/g;
const verbLater = new RegExp(`(?<=[^\\s,，])[\\s,，]+(?=${sourceOf(verbs)})`, "iu");
const linkers = new RegExp(`^\\s*(?:${sourceOf([...thenWords, "तो", "dann", "so"])}|则|就|那么|,|，)\\s*`, "iu");
const isElse = wordPattern(elseWords);

/** "if the amount is over 500": field, comparison, value. Null where a condition cannot be read. */
export function readCondition(clause: string, language: MadeIn): Condition | null {
  if (isElse.test(clause) && !wordPattern(ifWords).test(clause)) return null;
  const { said, rest } = cutRest(clause.replace(opening, ""));
  for (const [comparison, words] of comparisons) {
    const found = wordPattern(words).exec(said) ?? (/[<>=≥≤]/.test(said) ? signOf(words, said) : null);
    if (!found) continue;
    const sides = { before: said.slice(0, found.index), after: said.slice(found.index + found[0].length) };
    const read = ordered.has(comparison) ? readBound(sides, comparison, language) : readSides(sides, comparison);
    if (read) return { ...read, rest };
  }
  return null;
}

/** An action may follow without a comma: from its verb on, or after "तो" and "就". */
function cutRest(body: string): { said: string; rest: string } {
  const han = /^(.+?)(?:तो|就|则|那么|的话)\s*(.*)$/u.exec(body);
  if (han) return { said: han[1] ?? "", rest: han[2] ?? "" };
  const at = body.search(verbLater);
  return at < 0
    ? { said: body, rest: "" }
    : { said: body.slice(0, at), rest: body.slice(at).replace(linkers, "").trim() };
}

function signOf(words: readonly string[], text: string): RegExpExecArray | null {
  const signs = words.flatMap((word) => word.split("|")).filter((word) => /^[<>=≥≤!≠]+\??$/.test(word));
  return signs.length ? new RegExp(signs.join("|")).exec(text) : null;
}

const ordered = new Set<Comparison>(["larger", "largerEqual", "smaller", "smallerEqual"]);

interface Sides {
  before: string;
  after: string;
}

/** "over 500", "500 से अधिक": the number behind the comparison, or before it. */
function readBound({ before, after }: Sides, comparison: Comparison, language: MadeIn): Omit<Condition, "rest"> | null {
  const [behind] = findNumerals(after, language);
  const ahead = behind ? undefined : findNumerals(before, language)[0];
  const bound = behind ?? ahead;
  if (!bound) return null;
  const value = String(bound.low);
  const field = ahead ? `${before.slice(0, ahead.start)} ${before.slice(ahead.end)}` : before;
  const named = withField({ field, comparison, value });
  if (named || !behind) return named;
  /** "if there are more than 3 bookings" counts what stands behind the number. */
  return withField({ field: after.slice(behind.end), comparison, value });
}

function readSides({ before, after }: Sides, comparison: Comparison): Omit<Condition, "rest"> | null {
  if (comparison === "empty" || comparison === "notEmpty") return withField({ field: before, comparison, value: "" });
  const value = plain(after);
  if (value) return withField({ field: before, comparison, value });
  return verbLast(plain(before), comparison);
}

/** Hindi puts the comparison last: "देश भारत है" is field, value, verb. */
function verbLast(said: string, comparison: Comparison): Omit<Condition, "rest"> | null {
  const words = said.split(/\s+/);
  if (words.length < 2) return null;
  return withField({ field: words[0] ?? "", comparison, value: words.slice(1).join(" ") });
}

function withField(read: Omit<Condition, "rest">): Omit<Condition, "rest"> | null {
  const field = plain(read.field);
  return field && field.length <= 60 ? { ...read, field, value: cutText(read.value, 200) } : null;
}

function plain(text: string): string {
  const bare = text.replace(quotes, "").replace(/^[\s,，:]+|(?<![\s,，:.])[\s,，:.]+$/g, "");
  return (
    bare
      .replace(filler, " ")
      .replace(/\s{2,}/g, " ")
      .trim() || ""
  );
}
