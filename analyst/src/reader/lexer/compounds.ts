import { languageWords } from "./vocabulary.ts";
import type { LanguageWords } from "./words/language-words.ts";
import type { Reading } from "./reading.ts";

interface Parts {
  numbers: Map<string, number>;
  scales: [string, number][];
  join: string;
}

const known = new Map<LanguageWords, Parts>();

function partsOf(words: LanguageWords): Parts {
  const split = (table: Record<string, number>): [string, number][] =>
    Object.entries(table).flatMap(([written, value]) =>
      written.split("|").map((word): [string, number] => [word, value]),
    );
  const parts = known.get(words) ?? {
    numbers: new Map([...split(words.numbers), ...words.ones.split(" ").map((word): [string, number] => [word, 1])]),
    scales: split(words.scales)
      .filter(([word, value]) => value >= 100 && value <= 1000 && word.length > 4)
      .toSorted(([, a], [, b]) => b - a),
    join: words.joins,
  };
  known.set(words, parts);
  return parts;
}

/** The longest number that is written in one word. */
const longest = 60;

/** A number in one word, "zweihundertfünfzig"; null for any other word. */
export function compoundOf({ tokens, vocabulary }: Reading, at: number): number | null {
  const token = tokens[at];
  if (!vocabulary.words.compounds || token?.kind !== "word") return null;
  if (token.key.length < 6 || token.key.length > longest) return null;
  return valueOf(token.key, partsOf(languageWords[vocabulary.language]));
}

function valueOf(word: string, parts: Parts): number | null {
  const own = parts.numbers.get(word);
  if (own !== undefined) return own;
  for (const [scale, value] of parts.scales) {
    const at = word.indexOf(scale);
    if (at < 0) continue;
    const left = at === 0 ? 1 : valueOf(word.slice(0, at), parts);
    const rest = word.slice(at + scale.length);
    const right = rest === "" ? 0 : valueOf(rest.startsWith(parts.join) ? rest.slice(parts.join.length) : rest, parts);
    return left === null || right === null || right >= value ? null : left * value + right;
  }
  return tensOf(word, parts);
}

/** "dreiundzwanzig": the unit comes first. */
function tensOf(word: string, { numbers, join }: Parts): number | null {
  for (let at = word.indexOf(join); at > 0; at = word.indexOf(join, at + 1)) {
    const unit = numbers.get(word.slice(0, at));
    const tens = numbers.get(word.slice(at + join.length));
    if (unit !== undefined && unit < 10 && tens !== undefined && tens >= 20) return unit + tens;
  }
  return null;
}
