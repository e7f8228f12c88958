/**
 * The fields of a JSON object that are whole while it is still being written, as `{"hero": {…}, "faq": {"items": [`
 * has the first. Empty where nothing is.
 */
export function wholeFields(text: string): Record<string, unknown> {
  const start = text.indexOf("{");
  if (start < 0) return {};
  const end = endOfWhole(text, start);
  const whole = end.isClosed ? text.slice(start, end.at) : `${text.slice(start, end.at)}}`;
  try {
    return JSON.parse(whole) as Record<string, unknown>;
  } catch {
    // What is no JSON has no fields; the server judges the answer when it is complete.
    return {};
  }
}

/** Where the object ends, or the last of its fields that are followed by another. */
function endOfWhole(text: string, start: number): { at: number; isClosed: boolean } {
  let depth = 0;
  let isText = false;
  let last = start + 1;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isText) {
      if (sign === "\\") at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else depth += depthOf(sign);
    if (depth === 0) return { at: at + 1, isClosed: true };
    if (depth === 1 && !isText && sign === ",") last = at;
  }
  return { at: last, isClosed: false };
}

function depthOf(sign: string | undefined): number {
  if (sign === "{" || sign === "[") return 1;
  return sign === "}" || sign === "]" ? -1 : 0;
}
