import { decodeString } from "micromark-util-decode-string";

/** What is shown, and the place of its source. */
interface Unit {
  shown: string;
  at: number;
}

const unitsAt = (text: string, at: number): Unit[] => text.split("").map((shown, index) => ({ shown, at: at + index }));

/** Lines and line ends in turn. */
function linesOf(source: string): Unit[] {
  let at = 0;
  return source.split(/(\r\n|\n|\r)/).map((shown) => {
    at += shown.length;
    return { shown, at: at - shown.length };
  });
}

const isEnd = (index: number): boolean => index % 2 === 1;

/** Lines and line ends; all lines but the first without what indents or quotes them. */
function contentLinesOf(source: string): Unit[] {
  return linesOf(source).map(({ shown, at }, index) => {
    const indent = index === 0 || isEnd(index) ? 0 : (/^[ \t>]*/.exec(shown)?.[0].length ?? 0);
    return { shown: shown.slice(indent), at: at + indent };
  });
}

/** What Markdown writes for a character: an escape or a reference. */
const encoded = /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[\da-z]{1,31});/gi;

function decodedUnits({ shown: line, at }: Unit): Unit[] {
  const units: Unit[] = [];
  let from = 0;
  for (const { 0: written, index } of line.matchAll(encoded)) {
    units.push(...unitsAt(line.slice(from, index), at + from));
    const decoded = decodeString(written);
    const shown = decoded === written ? unitsAt(written, at + index) : [{ shown: decoded, at: at + index }];
    units.push(...shown);
    from = index + written.length;
  }
  return [...units, ...unitsAt(line.slice(from), at + from)];
}

function textUnits(source: string): Unit[] {
  const lines = contentLinesOf(source);
  return lines.flatMap((line, index) => {
    const isLast = index === lines.length - 1;
    return decodedUnits(
      isLast || isEnd(index) ? line : { ...line, shown: line.shown.replace(/(?<![ \t])[ \t]+$/, "") },
    );
  });
}

/** Code within a line: without its backticks, and without the one space between them and it. */
function codeUnits(source: string): Unit[] {
  const ticks = /^`+/.exec(source)?.[0].length ?? 0;
  const units = contentLinesOf(source)
    .flatMap(({ shown, at }, index) => (isEnd(index) ? [{ shown: " ", at }] : unitsAt(shown, at)))
    .slice(ticks, -ticks);
  const isPadded = units.length > 1 && units[0]?.shown === " " && units.at(-1)?.shown === " ";
  return isPadded && units.some(({ shown }) => shown !== " ") ? units.slice(1, -1) : units;
}

/** A block of code: each of its lines is the end of one of the source, below the fence if it has one. */
function listingUnits(source: string, shown: string): Unit[] {
  const lines = linesOf(source).slice(/^[`~]/.test(source) ? 2 : 0);
  return linesOf(shown).flatMap((line, index) => {
    const { shown: written, at } = lines[index] ?? { shown: "", at: source.length };
    if (isEnd(index)) return unitsAt(line.shown, at);
    return written.endsWith(line.shown) ? unitsAt(line.shown, at + written.length - line.shown.length) : [];
  });
}

const readers = { text: textUnits, code: codeUnits, listing: listingUnits };
export type ShownAs = keyof typeof readers;

/**
 * For each character of a shown text the offset of its Markdown source, and of its end; null if the two do not line up.
 */
export function sourceOffsets(source: string, { shown, as }: { shown: string; as: ShownAs }) {
  const units = readers[as](source, shown);
  if (units.map((unit) => unit.shown).join("") !== shown) return null;
  return [...units.flatMap((unit) => unit.shown.split("").map(() => unit.at)), source.length];
}
