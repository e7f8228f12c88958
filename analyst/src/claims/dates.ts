/** The first letters of month names, in six languages. */
const months: RegExp[] = [
  "jan(?:uary|uar|\\.)?|janv(?:ier|\\.)?|ene(?:ro|\\.)?|jänner|जनवरी",
  "feb(?:ruary|ruar|rero|\\.)?|févr?(?:ier|\\.)?|fevrier|फ़रवरी|फरवरी",
  "mar(?:ch|s|zo|\\.)?|märz|मार्च",
  "apr(?:il|\\.)?|avr(?:il|\\.)?|abr(?:il|\\.)?|अप्रैल",
  "may(?:o)?|mai|मई",
  "june?|juni|juin|junio|जून",
  "july?|juli|juil(?:let|\\.)?|julio|जुलाई",
  "aug(?:ust|\\.)?|août|aout|ago(?:sto|\\.)?|अगस्त",
  "sept?(?:ember|embre|iembre|\\.)?|सितंबर|सितम्बर",
  "o[ck]t(?:ober|obre|ubre|\\.)?|अक्टूबर",
  "nov(?:ember|embre|iembre|\\.)?|नवंबर|नवम्बर",
  "de[cz](?:ember|\\.)?|déc(?:embre|\\.)?|dic(?:iembre|\\.)?|दिसंबर|दिसम्बर",
].map((names) => new RegExp(`^(?:${names})$`, "iu"));

const name = String.raw`(?<name>\p{L}[\p{L}\p{M}]{1,9}\.?)`;
const dayFirst = new RegExp(
  String.raw`^(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s(?:of\s|de\s)?${name}(?:,?\s(?:de\s|del\s)?(?<year>\d{4})(?!\d))?`,
  "u",
);
const monthFirst = new RegExp(
  String.raw`^${name}\s(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s(?<year>\d{4})(?!\d)|(?![\d.,]\d|\d|\s?[%€$]))`,
  "u",
);
const numbers = new RegExp(
  String.raw`^(?:(?<year>\d{4})(?:-|\/|年\s?)(?<month>\d{1,2})(?:-|\/|月\s?)(?<day>\d{1,2})(?:日|号|(?!\d))` +
    String.raw`|(?<first>\d{1,2})([./-])(?<second>\d{1,2})\6(?<last>\d{4})(?!\d)` +
    String.raw`|(?<year2>\d{4})年\s?(?<month2>\d{1,2})月(?!\d)|(?<month3>\d{1,2})月(?<day3>\d{1,2})[日号])`,
  "u",
);

const monthAlone = new RegExp(String.raw`^${name}\s(?:de\s)?(?<year>(?:19|20)\d\d)(?!\d)`, "u");

/** A date at the start of a text, with a key that is the same in every language. */
export function dateAt(window: string): { text: string; length: number } | null {
  const code = window.charCodeAt(0);
  if (code >= 48 && code <= 57) return digitsFirst(window);
  if (!/^\p{L}{2}/u.test(window)) return null;
  return namedMonth(monthFirst.exec(window)) ?? namedMonth(monthAlone.exec(window));
}

const mayBeDate = /^(?:\d{4}[-/年]|\d{1,2}(?:[./-]\d{1,2}[./-]|月|(?:\.|st|nd|rd|th|er|º)?\s\p{L}))/u;

function digitsFirst(window: string): { text: string; length: number } | null {
  if (!mayBeDate.test(window)) return null;
  const found = numbers.exec(window);
  if (!found) return namedMonth(dayFirst.exec(window));
  const { year, month, day, first, second, last, year2, month2, month3, day3 } = found.groups ?? {};
  if (first) return { text: key(first, second, last), length: found[0].length };
  return { text: key(day ?? day3, month ?? month2 ?? month3, year ?? year2), length: found[0].length };
}

function namedMonth(found: RegExpExecArray | null): { text: string; length: number } | null {
  if (!found) return null;
  const { day, name: written = "", year } = found.groups ?? {};
  const month = months.findIndex((names) => names.test(written)) + 1;
  // The modal verb and "may 5 customers" in a sentence are not months.
  if (month === 0 || (written === "may" && !year)) return null;
  return { text: key(day, String(month), year), length: found[0].length };
}

const key = (day: string | undefined, month: string | undefined, year: string | undefined): string =>
  `${Number(day ?? 0)} ${Number(month ?? 0)} ${Number(year ?? 0)}`;

/** Whether a date is one of the known ones; day, month or year may be missing, and day and month may be swapped. */
export function isKnownDate(known: ReadonlySet<string>, written: string): boolean {
  if (known.has(written)) return true;
  const [day = 0, month = 0, year = 0] = written.split(" ").map(Number);
  const fits = (own: number[], wanted: number[]): boolean =>
    wanted.every((part, index) => part === 0 || part === own[index]);
  return [...known].some((date) => {
    const own = date.split(" ").map(Number);
    return fits(own, [day, month, year]) || (year > 0 && month <= 12 && day <= 12 && fits(own, [month, day, year]));
  });
}
