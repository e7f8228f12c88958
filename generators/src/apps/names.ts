import { cutText } from "@cofounder/contract/cut-text";
import { usualKindOf } from "./knowledge/usual-kinds.ts";

const irregular = new Map(
  Object.entries({
    people: "person",
    children: "child",
    men: "man",
    women: "woman",
    expenses: "expense",
    courses: "course",
    exercises: "exercise",
    purchases: "purchase",
    houses: "house",
    movies: "movie",
    recipes: "recipe",
    shoes: "shoe",
    series: "series",
    news: "news",
  }),
);

/** "invoices" → "invoice", "properties" → "property". English only; a word it does not know stays. */
export function singular(word: string): string {
  const lower = word.toLowerCase();
  const known = irregular.get(lower);
  if (known) return known;
  if (/(ss|us|is)$/.test(lower)) return lower;
  if (lower.endsWith("ies")) return lower.replace(/ies$/, "y");
  if (/(ches|shes|xes|sses|zes)$/.test(lower)) return lower.replace(/es$/, "");
  return lower.replace(/s$/, "");
}

export function plural(word: string): string {
  const known = [...irregular].find(([, one]) => one === word)?.[0];
  if (known) return known;
  if (/[^aeiou]y$/i.test(word)) return word.replace(/y$/i, "ies");
  if (/(s|x|z|ch|sh)$/i.test(word)) return `${word}es`;
  return `${word}s`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const reserved = new Set([
  "id",
  "constructor",
  "prototype",
  "default",
  "class",
  "new",
  "delete",
  "function",
  "order",
  "group",
  "table",
  "index",
  "to",
  "from",
  "select",
]);

/**
 * An identifier from words: "Due date" → "dueDate". For another script the usual English one, or a generated one; empty
 * without letters.
 */
export function codeName(words: string): string {
  return latinName(words) || otherName(words);
}

/** FNV-1a of the letters: the same word always has the same name. */
function otherName(words: string): string {
  const letters = words.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  if (!/\p{L}/u.test(letters)) return "";
  const usual = usualKindOf(words)?.name;
  if (usual) return usual;
  let value = 0x811c9dc5;
  for (const letter of letters) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `x${(value >>> 0).toString(36)}`;
}

function latinName(words: string): string {
  const parts = words
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .split(" ")
    .filter(Boolean);
  const name = cutText(parts.map((part, at) => (at ? capital(part.toLowerCase()) : part.toLowerCase())).join(""), 36);
  const started = /^[a-z]/.test(name) ? name : name && `n${name}`;
  return reserved.has(started) ? `${started}Value` : started;
}
