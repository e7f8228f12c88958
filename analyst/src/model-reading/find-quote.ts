interface Place {
  start: number;
  end: number;
}

/**
 * Where words stand in a message, whatever white space is between them; with `around`, the place that holds it. Null
 * where they do not stand there.
 */
export function findQuote(text: string, quote: string, around?: Place): Place | null {
  const parts = quote.trim().split(/\s+/u);
  const [first = ""] = parts;
  if (first === "") return null;
  for (let from = text.indexOf(first); from >= 0; from = text.indexOf(first, from + 1)) {
    const end = endOf(text, parts, from);
    if (end !== null && (!around || (from <= around.start && end >= around.end))) return { start: from, end };
  }
  return null;
}

/** The end of these words, if they stand here one after the other. */
function endOf(text: string, parts: readonly string[], from: number): number | null {
  let at = from;
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      const gap = /^\s+/u.exec(text.slice(at, at + 40))?.[0];
      if (gap === undefined) return null;
      at += gap.length;
    }
    if (!text.startsWith(part, at)) return null;
    at += part.length;
  }
  return at;
}
