/** A sign that the lexer passes over. */
const blank = "¦";

const hidden: RegExp[] = [
  // Addresses of links and images, definitions of links, addresses by themselves, tags.
  /(?<=\])\([^()\n]{0,2000}\)/g,
  /^ {0,3}\[[^\]\n]{1,200}\]:[^\n]*/gm,
  /(?:https?:\/\/|mailto:|www\.)[^\s<>()]{1,2000}/g,
  /<\/?[a-zA-Z][^<>\n]{0,500}>/g,
  // Footnotes and citations: [^1], [2].
  /\[\^?\d{1,3}\](?!\()/g,
];

const fence = /^\s{0,3}(?:```|~~~)/;

/** The text without code, in blocks or in a line. */
function withoutCode(text: string): string {
  let isBlock = false;
  const lines = text.split("\n").map((line) => {
    const isFence = fence.test(line);
    if (isFence) isBlock = !isBlock;
    return isFence || isBlock ? blank.repeat(line.length) : withoutTicks(line);
  });
  return lines.join("\n");
}

/** Backticks open and close code in turn; the last one of a line may open nothing. */
function withoutTicks(line: string): string {
  if (!line.includes("`")) return line;
  const parts = line.split(/(`+)/);
  const last = parts.length % 4 === 3 ? parts.length - 1 : parts.length;
  return parts.map((part, at) => (at % 4 === 2 && at < last ? blank.repeat(part.length) : part)).join("");
}

/** List numbers, and the numbers of headings. */
const numbering = /^\s*(?:>\s?)*(?:[-*+]\s+)?(?:#{1,6}\s+)?(?:[*_]{1,3})?\d{1,3}(?:\.\d{1,3}){0,3}[.)](?=[\s*_])/gm;
const headingNumber = /^\s*#{1,6}\s+(?:[*_]{1,3})?\d{1,2}(?:\.\d{1,2}){0,3}(?=\s\p{Lu})/gmu;

/** Emphasis and escapes: between digits they separate, elsewhere they are as good as a space. */
const emphasis = /\*\*|__|~~|(?<![*\s])\*(?!\s)|(?<=\s)\*(?!\s)|(?<=\S)\*(?=\s|$)|\\(?=[$#%*_()[\].!|~-])/g;

/**
 * The text with the same length and without the parts in which numbers mean nothing: code, addresses, numbering, marks
 * of emphasis.
 */
export function readable(text: string): string {
  let seen = withoutCode(text);
  for (const pattern of hidden) seen = seen.replace(pattern, (part) => part.replace(/[^\n]/g, blank));
  for (const pattern of [numbering, headingNumber]) seen = seen.replace(pattern, (part) => part.replace(/\d/g, blank));
  return seen.replace(emphasis, (mark, at: number) => {
    const behind = seen.slice(at + mark.length, at + mark.length + 2);
    const joins = /\d/.test(seen.charAt(at - 1)) && /^\s?\d/.test(behind);
    return (joins ? blank : " ").repeat(mark.length);
  });
}
