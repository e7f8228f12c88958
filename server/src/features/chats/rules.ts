import { cutText } from "@cofounder/contract/cut-text";
import { chatTitleCut } from "@cofounder/contract";

/** The first characters of the first message, with an ellipsis when there is more. Never half a character. */
export function titleOf(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  return characters.length > chatTitleCut ? `${characters.slice(0, chatTitleCut).join("")}...` : characters.join("");
}

const snippetLength = 160;

/** The text around the first occurrence of one of the words. */
function snippetAround(text: string, words: string[]): string {
  const flat = text.replace(/\s+/g, " ");
  const lower = flat.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((at) => at >= 0);
  const start = Math.max(0, Math.min(...(places.length ? places : [0])) - 40);
  const end = start + snippetLength;
  return `${start > 0 ? "…" : ""}${flat.slice(start, end).trim()}${end < flat.length ? "…" : ""}`;
}

/** A job of the worker pool: the longest messages hold a hundred thousand characters. */
export const snippetsAround = (texts: string[], words: string[]): string[] =>
  texts.map((text) => snippetAround(text, words));

/** The words of a search. */
export function wordsOf(query: string): string[] {
  return query.match(/[\p{L}\p{M}\p{N}]+/gu)?.slice(0, 12) ?? [];
}

/** The parts of a search in scripts without spaces between words: they are matched as substrings. */
export function piecesOf(query: string): string[] {
  return query
    .split(/\s+/)
    .filter((piece) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(piece));
}

/** A name that every file system accepts. */
export function fileNameOf(title: string): string {
  const plain = cutText(
    title
      .normalize("NFKC")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, ""),
    60,
  );
  return `${plain || "chat"}.md`;
}
