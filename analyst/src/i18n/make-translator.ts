import { isCurrency } from "../reading/currencies.ts";
import type { Catalogue } from "./catalogue.ts";
import { formats } from "./formats.ts";
import type { Format } from "./formats.ts";
import type { Language } from "./language.ts";

/** Translates into one language and formats its numbers. */
export interface Translator {
  language: Language;
  /** A text in the founder's language: the English template is the key of its translation. */
  t: (template: TemplateStringsArray, ...values: (string | number)[]) => string;
  /** A text from a data table, marked there with `msg`, with its {names} filled in. */
  translate: (key: string, fills?: Record<string, string>) => string;
  number: (value: number) => string;
  /** A number of a formula, with every digit that it has. */
  exact: (value: number) => string;
  /** A number of an arithmetic, with up to six significant digits. */
  figure: (value: number) => string;
  money: (value: number, currency: string) => string;
  /** A fraction as a percentage. */
  share: (value: number) => string;
  /** Any value in its unit, formatted for a reader. */
  amount: (value: number, unit: string) => string;
  /** "a", "a and b", "a, b and c". */
  list: (items: string[]) => string;
  /** In the language's own quotation marks. */
  quote: (words: string) => string;
}

/** Marks a text for translation, so that its translations are checked. */
export const msg = <T extends string>(words: T): T => words;

/** The translator of a language with the texts of a catalogue; what is not in it stays English. */
export function makeTranslator(language: Language, catalogue: Catalogue): Translator {
  const format = formats[language];
  const number = (value: number): string => writeNumber(format, value, digitsOf(value));
  const money = (value: number, currency: string): string => writeMoney(format, value, currency);
  const share = (value: number): string => {
    const percent = value * 100;
    return `${writeNumber(format, percent, Math.abs(percent) >= 10 ? 1 : 2)}${format.percent}`;
  };
  const list = (items: string[]): string =>
    items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(format.comma)}${format.and}${items.at(-1) ?? ""}`;
  return {
    language,
    t: (template, ...values) =>
      fill(
        catalogue,
        keyOf(template),
        values.map((value) => (typeof value === "number" ? number(value) : value)),
      ),
    translate: (key, fills = {}) => named(fill(catalogue, key, []), fills),
    number,
    exact: (value) => writeNumber(format, value, String(value).split(".")[1]?.length ?? 0),
    figure: (value) => writeNumber(format, value, decimalsOf(value)),
    money,
    share,
    amount: (value, unit) => writeAmount(format, value, unit),
    list,
    quote: (words) => `${format.quotes[0]}${words}${format.quotes[1]}`,
  };
}

const keys = new WeakMap<TemplateStringsArray, string>();

/** "You count {0} customers": the template with numbered placeholders. */
function keyOf(template: TemplateStringsArray): string {
  const known = keys.get(template);
  if (known !== undefined) return known;
  const key = template.reduce((all, part, index) => (index === 0 ? part : `${all}{${index - 1}}${part}`), "");
  keys.set(template, key);
  return key;
}

function fill(catalogue: Catalogue, key: string, values: string[]): string {
  const found = catalogue[key] ?? key;
  if (typeof found === "function") return found(...values);
  return values.length === 0 ? found : found.replace(/\{(\d)\}/g, (_gap, index: string) => values[Number(index)] ?? "");
}

function named(words: string, fills: Record<string, string>): string {
  return words.replace(/\{([a-z_]+)\}/g, (gap, name: string) => fills[name] ?? gap);
}

const digitsOf = (value: number): number => {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return 0;
  return Math.abs(value) >= 10 ? 1 : 2;
};

const mostFigures = 6;

/** The decimals within six significant digits, and at most four. */
const decimalsOf = (value: number): number =>
  Math.max(0, Math.min(4, mostFigures - 1 - Math.floor(Math.log10(Math.abs(value) || 1))));

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Groups also four digits, as texts with larger numbers beside them do, and writes no "-0". */
function numberFormat(language: Language, most: number, least = 0): Intl.NumberFormat {
  const key = `${language}${least}${most}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const made = new Intl.NumberFormat(language, { ...digits, useGrouping: "always", signDisplay: "negative" });
  numberFormats.set(key, made);
  return made;
}

const writeNumber = ({ language }: Format, value: number, digits: number): string =>
  numberFormat(language, digits).format(value);

function writeMoney(format: Format, value: number, currency: string): string {
  const size = Math.abs(value);
  const sign = value < 0 ? "-" : "";
  const scale = format.scales.find((entry) => size >= entry.from);
  if (scale) {
    const shown = size / scale.by;
    const digits = shown >= 100 ? 0 : shown >= 10 ? 1 : 2;
    return sign + format.money(writeNumber(format, shown, digits), scale.word, currency);
  }
  const cents = isFraction(size) ? 4 : size < 100 && !Number.isInteger(size) ? 2 : 0;
  return sign + format.money(numberFormat(format.language, cents, Math.min(cents, 2)).format(size), "", currency);
}

/** A value below one where two decimals would lose a visible digit: a price of 0.1429 per kilowatt-hour. */
const isFraction = (size: number): boolean =>
  size > 0 && size < 1 && Math.abs(Number(size.toFixed(2)) - size) > size / 500;

function writeAmount(format: Format, value: number, unit: string): string {
  if (unit === "ratio") return `${writeNumber(format, value * 100, Math.abs(value) >= 0.1 ? 1 : 2)}${format.percent}`;
  if (isCurrency(unit)) return writeMoney(format, value, unit);
  const shown = writeNumber(format, value, digitsOf(value));
  if (unit === "x") return `${shown}×`;
  if (unit === "" || unit === "points") return shown;
  const [one, many] = format.units[unit] ?? [unit.replace(/s$/, ""), unit];
  return `${shown}${format.gap}${shown === "1" ? one : many}`;
}
