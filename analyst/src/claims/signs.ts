/** Characters that read as others: Devanagari digits and spaces of all widths. The length is unchanged. */
const foldable = /[\u0966-\u096f\u00a0\u2007\u2009\u200a\u202f\u3000，．−﹣]/g;
const counterparts: Record<string, string> = { "，": "，", "．": ".", "−": "-", "﹣": "-" };

export function plainSigns(text: string): string {
  return text.replace(foldable, (sign) => {
    const code = sign.charCodeAt(0);
    return code >= 0x966 && code <= 0x96f ? String(code - 0x966) : (counterparts[sign] ?? " ");
  });
}

/** The zeros of all other decimal scripts, including full-width and mathematical ones. */
const zeros = [
  0x660, 0x6f0, 0x7c0, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20, 0x1040,
  0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900,
  0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6, 0x1fbf0,
];
/** Numbers in a circle, in brackets or with a dot: the first character, its number, and how many follow it. */
const enclosed: [first: number, value: number, count: number][] = [
  [0x2460, 1, 20],
  [0x2474, 1, 20],
  [0x2488, 1, 20],
  [0x24ea, 0, 1],
  [0x24eb, 11, 10],
  [0x24f5, 1, 10],
  [0x24ff, 0, 1],
  [0x2776, 1, 10],
  [0x2780, 1, 10],
  [0x278a, 1, 10],
  [0x3251, 21, 15],
  [0x32b1, 36, 15],
];
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const lowered = "₀₁₂₃₄₅₆₇₈₉";

const entities =
  "&(?:#\\d{1,7}|#x[\\da-f]{1,6}|nbsp|thinsp|ensp|emsp|nnbsp|percnt|dollar|euro|pound|comma|period" +
  "|frac12|frac14|frac34|zwnj|zwj|shy|ZeroWidthSpace|lowbar|ast);?";
const invisible =
  "\\u{ad}|\\u{34f}|\\u{61c}|[\\u{115f}\\u{1160}]|[\\u{180b}-\\u{180f}]|[\\u{200b}-\\u{200f}]" +
  "|[\\u{202a}-\\u{202e}]|[\\u{2060}-\\u{206f}]|\\u{3164}|[\\u{fe00}-\\u{fe0f}]|\\u{feff}|\\u{ffa0}" +
  "|[\\u{e0000}-\\u{e01ef}]";
const marks = "[\\u{300}-\\u{36f}]|[\\u{20d0}-\\u{20ff}]";
const numbers =
  "[\\u{b2}\\u{b3}\\u{b9}\\u{2070}\\u{2074}-\\u{2079}\\u{2080}-\\u{2089}]" +
  "|[\\u{2460}-\\u{249b}\\u{24ea}-\\u{24ff}\\u{2776}-\\u{2793}\\u{3251}-\\u{325f}\\u{32b1}-\\u{32bf}]" +
  "|(?![0-9\\u{966}-\\u{96f}])\\p{Nd}";
const wideSigns = "[\\u{ff04}\\u{ff05}\\u{ff0e}\\u{ff21}-\\u{ff3a}\\u{ff41}-\\u{ff5a}\\u{ffe1}\\u{ffe5}]";
const unusual = new RegExp(`${entities}|${invisible}|${marks}|${numbers}|${wideSigns}`, "giu");
/** A text without these ranges needs no change. */
const mayBeUnusual = new RegExp(
  `&|${invisible}|${marks}|${numbers}|${wideSigns}`.replace(
    "(?![0-9\\u{966}-\\u{96f}])\\p{Nd}",
    "[\\u{660}-\\u{669}\\u{6f0}-\\u{6f9}\\u{7c0}-\\u{7c9}\\u{9e6}-\\u{d6f}" +
      "\\u{de6}-\\u{1099}\\u{17e0}-\\u{1c5f}\\u{a620}-\\u{abf9}\\u{ff10}-\\u{ff19}\\u{10000}-\\u{1ffff}]",
  ),
  "u",
);
const named: Record<string, string> = {
  nbsp: "\u00a0",
  nnbsp: "\u202f",
  thinsp: " ",
  ensp: " ",
  emsp: " ",
  percnt: "%",
  dollar: "$",
  euro: "€",
  pound: "£",
  comma: ",",
  period: ".",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  lowbar: "_",
  ast: "*",
};

/**
 * Converts to what a reader sees: invisible characters inside numbers and words are removed, entities become their
 * characters, and digits of other scripts, circled or raised, become plain ones. `before` is the last output character.
 */
export function seen(text: string, before: string): string {
  if (!mayBeUnusual.test(text)) return text;
  let last = before;
  let end = 0;
  return text.replace(unusual, (found, offset: number) => {
    if (offset > end) last = text.charAt(offset - 1);
    const shown = readable(found, last);
    last = shown === "" ? last : shown.slice(-1);
    end = offset + found.length;
    return shown;
  });
}

function readable(found: string, before: string): string {
  if (found.startsWith("&")) return entity(found);
  const code = found.codePointAt(0) ?? 0;
  if (isMark(code)) return /\d/.test(before) ? "" : found;
  if (raised.includes(found) || lowered.includes(found)) return raisedDigit(found, before);
  return shaping(code, before) ? found : numberOf(code);
}

const isMark = (code: number): boolean =>
  (code >= 0x300 && code <= 0x36f && code !== 0x34f) || (code >= 0x20d0 && code <= 0x20ff);

const numberOf = (code: number): string => enclosedNumber(code) ?? wide(code) ?? digit(code) ?? "";

/** Joiners and selectors shape Indic letters and emoji; between other characters they only hide something. */
function shaping(code: number, before: string): boolean {
  if (code === 0x200c || code === 0x200d) return /[\u0900-\u0dff\u2600-\uffff]/.test(before);
  return code >= 0xfe00 && code <= 0xfe0f && !/[\d#*\p{L}]/u.test(before);
}

function entity(found: string): string {
  const body = found.slice(1).replace(/;$/, "");
  if (!body.startsWith("#")) return named[body.toLowerCase()] ?? "";
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  if (!(code >= 32 && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) return "";
  return seen(String.fromCodePoint(code).replace("&", "+"), "");
}

/** Behind a letter or a full stop they are a unit or a footnote: m², Markt¹. */
function raisedDigit(found: string, before: string): string {
  const value = Math.max(raised.indexOf(found), lowered.indexOf(found));
  return /[\p{L}\p{P}]/u.test(before) ? found : String(value);
}

function enclosedNumber(code: number): string | null {
  for (const [first, value, count] of enclosed)
    if (code >= first && code < first + count) return `(${value + code - first})`;
  return null;
}

function wide(code: number): string | null {
  if (code === 0xffe5) return "¥";
  if (code === 0xffe1) return "£";
  return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : null;
}

function digit(code: number): string | null {
  const zero = zeros.findLast((first) => first <= code);
  return zero !== undefined && code < zero + 10 ? String(code - zero) : null;
}

/** The end of a chunk that may be incomplete: an entity, half a surrogate pair. */
const unfinished = /(?:&#?\w{0,15}|[\ud800-\udbff])$/;

export function unfinishedSign(text: string): number {
  const found = unfinished.exec(text.slice(-18));
  return found ? found[0].length : 0;
}
