/** A sentence, a list item, a table row or a heading of a Markdown text. */
export interface Segment {
  start: number;
  end: number;
  kind: "prose" | "item" | "row" | "heading";
  /** The paragraph, list or table it belongs to. */
  block: number;
  text: string;
}

const itemStart = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/;
const sentenceEnd = /(?<=[.!?।]["”»*_)]{0,3})\s+(?!\d)|(?<=[。！？][”」]?)/u;

/** The segments of a text in reading order. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let block = 0;
  let start = 0;
  let before: Segment["kind"] | null = null;
  for (const line of text.split("\n")) {
    const kind = kindOf(line);
    if (line.trim() === "" || kind === "heading" || (before !== null && kind !== before && kind !== "prose"))
      block += 1;
    before = line.trim() === "" ? null : kind;
    if (before !== null) segments.push(...inLine({ line, start, kind, block }));
    start += line.length + 1;
  }
  return segments;
}

function kindOf(line: string): Segment["kind"] {
  if (/^\s{0,3}#{1,6}\s/.test(line)) return "heading";
  if (/^\s*\|/.test(line)) return "row";
  return itemStart.test(line) ? "item" : "prose";
}

interface Line {
  line: string;
  start: number;
  kind: Segment["kind"];
  block: number;
}

function inLine({ line, start, kind, block }: Line): Segment[] {
  if (kind === "row" || kind === "heading") return [{ start, end: start + line.length, kind, block, text: line }];
  const found: Segment[] = [];
  let from = 0;
  for (const sentence of line.split(sentenceEnd)) {
    const at = line.indexOf(sentence, from);
    from = at + sentence.length;
    if (sentence.trim() !== "") found.push({ start: start + at, end: start + from, kind, block, text: sentence });
  }
  return found;
}

/** The cell of a table row at a place, counted from 0, and the row's cells. */
export function cellAt({ start, text }: Segment, place: number): number {
  let cell = -1;
  for (let at = 0; at < place - start; at++) if (text.charAt(at) === "|" && text.charAt(at - 1) !== "\\") cell += 1;
  return Math.max(0, cell);
}

export const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
