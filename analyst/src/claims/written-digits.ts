interface Digits {
  value: number;
  /** Half of the last shown digit. */
  halfStep: number;
  /** Set where only the first so many characters form one number. */
  length: number | null;
}

const letters: Record<string, string> = { O: "0", o: "0", О: "0", о: "0", I: "1", l: "1", І: "1", "|": "1" };

/**
 * The number that digits with their separators stand for, whatever the language: two kinds of separators are
 * unambiguous, and one before exactly three digits groups thousands, as nobody writes three decimals.
 */
export function valueOfDigits(written: string): Digits {
  const cut = sideBySide(written);
  if (cut !== null) return { value: 0, halfStep: 0, length: cut };
  const plain = written
    .replace(/<[^<>]*>|[*~`_{}]|\\(?=[.,])/g, "")
    .replace(/\\[,;: ]/g, " ")
    .replace(/[OoОоIlІ|]/gu, (letter) => letters[letter] ?? letter)
    .replace(/[\s'’，]/gu, "")
    .replaceAll("٫", ".")
    .replaceAll("٬", ",");
  const decimals = plain === "" ? "" : decimalsOf(plain);
  if (decimals === null) return { value: Number.NaN, halfStep: 0, length: null };
  const whole = plain.slice(0, plain.length - (decimals === "" ? 0 : decimals.length + 1)).replace(/[.,·]/g, "");
  return { value: Number(`${whole}.${decimals}`), halfStep: 0.5 * 10 ** -decimals.length, length: null };
}

/** "2024 300" is two numbers; the length of the first one. */
function sideBySide(written: string): number | null {
  const blank = written.search(/\s/u);
  if (blank < 0 || /\\\s/.test(written) || /^\d(?: \d){2,}$/.test(written)) return null;
  const first = written.slice(0, blank);
  const rest = written.slice(blank);
  return /^\d{1,3}$/.test(first.replace(/[*_~`]/g, "")) &&
    /^(?:\s\d{3})+(?:[.,]\d+)?$/u.test(rest.replace(/[*_~`]/g, ""))
    ? null
    : blank;
}

/** The digits behind the decimal sign; null where the separators do not form a number. */
function decimalsOf(plain: string): string | null {
  const signs = plain.replace(/\d/g, "");
  const last = signs.slice(-1);
  if (last === "") return "";
  const tail = plain.slice(plain.lastIndexOf(last) + 1);
  const kinds = new Set(signs).size;
  if (kinds > 2 || (kinds === 2 && signs.slice(0, -1).includes(last))) return null;
  if (kinds === 2) return tail;
  if (signs.length > 1) return /^\d{1,3}(?:\D\d{2,3})*\D\d{3}$/.test(plain) ? "" : null;
  return tail.length === 3 && /^[1-9]\d{0,2}\D/.test(plain) ? "" : tail;
}
