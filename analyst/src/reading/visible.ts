const hiddenStyle = new RegExp(
  String.raw`(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])` +
    String.raw`|font-size\s*:\s*[0-3](?:\.\d+)?(?:px|pt)?\s*[;"']|(?<!background-)color\s*:\s*(?:#fff(?:fff)?\b` +
    String.raw`|white\b|rgba?\(\s*255\s*,\s*255\s*,\s*255))`,
  "i",
);
const element = /<(\w{1,20})\b([^>]{0,2000})>([^<]{0,20000})<\/\1\s*>/gi;
const invisible = /[\u200b\u200e\u200f\u2060-\u2064\u202a-\u202e\u00ad\ufeff\u{e0000}-\u{e007f}]/gu;

const blank = (hidden: string): string => " ".repeat(hidden.length);

/** Hidden elements and comments of pasted markup as spaces of the same length: every position is unchanged. */
export function blankHidden(text: string): string {
  if (!text.includes("<")) return text;
  return withoutComments(text).replace(element, (whole, _tag: string, attributes: string) =>
    hiddenStyle.test(`${attributes};`) || /\bhidden\b/i.test(attributes) ? blank(whole) : whole,
  );
}

/** Searches for each end once: in a text of many beginnings, a pattern would scan the rest from every one. */
function withoutComments(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf("<!--"); at >= 0; at = text.indexOf("<!--", from)) {
    const end = text.indexOf("-->", at + 4);
    if (end < 0) break;
    pieces.push(text.slice(from, at), blank(text.slice(at, end + 3)));
    from = end + 3;
  }
  return pieces.join("") + text.slice(from);
}

/** The visible text: without hidden elements and without invisible characters. */
export function visibleText(text: string): string {
  return blankHidden(text).replace(invisible, "");
}
