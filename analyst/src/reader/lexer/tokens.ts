/**
 * A piece of a text: a word without its hyphens, a run of digits with its separators, a Chinese character, or any sign.
 */
export interface Token {
  start: number;
  end: number;
  kind: "word" | "digits" | "han" | "sign";
  /** The form to look up: lower case, without accents. */
  key: string;
  /** A space stands before it; "line" where a line ends there. */
  gap: "none" | "blank" | "line";
  /** Part of a link or an e-mail address. */
  linked: boolean;
}

const piece =
  /(?<digits>\d+(?:(?:[.'’٫·]|,(?!\d{5}))\d+)*)|(?<word>[[\p{L}\p{M}]--\p{Script=Han}]+)|(?<han>[\p{Script=Han}〇]+)|(?<sign>[^\s\d\p{L}\p{M}])/gv;
const link =
  /(?:https?:\/\/|www\.)[^\s<>()"'“”«»|]{1,300}|(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,80}|(?<![\w#@])[#@][\p{L}_][\p{L}\p{M}\p{N}_]{1,40}/giu;
const foldable = /[\u0966-\u096f\uff10-\uff19，．−﹣％＄]/g;
const counterparts: Record<string, string> = { "，": "，", "．": ".", "−": "-", "﹣": "-", "％": "%", "＄": "$" };

/** Digits and signs of other scripts as ASCII, without changing the length. */
function plain(text: string): string {
  return text.replace(foldable, (sign) => {
    const code = sign.charCodeAt(0);
    if (code >= 0xff10 && code <= 0xff19) return String(code - 0xff10);
    return code <= 0x96f ? String(code - 0x966) : (counterparts[sign] ?? sign);
  });
}

const accents = /[\u0300-\u036f\u093c]/g;
// oxlint-disable-next-line no-control-regex -- what is plain already needs no folding
const ascii = /^[\x00-\x7f]*$/;

/** A word in the form to look up. */
export function keyOf(word: string): string {
  const small = word.toLowerCase();
  if (ascii.test(small)) return small;
  return small.normalize("NFD").replace(accents, "").replace(/ß/g, "ss").replace(/ँ/g, "ं").normalize("NFC");
}

/** The pieces of a text in reading order, in time linear in its length. */
export function tokensOf(text: string): Token[] {
  const seen = plain(text);
  const isLinked = linksOf(seen);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of seen.matchAll(piece)) {
    const start = match.index;
    const kind = kindOf(match.groups ?? {});
    const gap = gapOf(seen, end, start);
    end = start + match[0].length;
    const whole: Token = { start, end, kind, key: match[0], gap, linked: isLinked(start) };
    if (kind === "han") pushSigns(tokens, whole);
    else tokens.push(kind === "word" ? { ...whole, key: keyOf(whole.key) } : whole);
  }
  return tokens;
}

/** Chinese is read character by character. */
function pushSigns(tokens: Token[], run: Token): void {
  let { start, gap } = run;
  for (const key of run.key) {
    tokens.push({ ...run, start, end: start + key.length, key, gap });
    start += key.length;
    gap = "none";
  }
}

function gapOf(text: string, from: number, to: number): Token["gap"] {
  if (from === to) return "none";
  return text.slice(from, to).includes("\n") ? "line" : "blank";
}

/** Whether a place is in a link; to be called in reading order. */
function linksOf(text: string): (place: number) => boolean {
  const links = [...text.matchAll(link)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  let next = 0;
  return (place) => {
    while ((links[next]?.end ?? Infinity) <= place) next++;
    return (links[next]?.start ?? Infinity) <= place;
  };
}

function kindOf({ digits, word, han }: Record<string, string | undefined>): Token["kind"] {
  if (digits !== undefined) return "digits";
  if (word !== undefined) return "word";
  return han === undefined ? "sign" : "han";
}
