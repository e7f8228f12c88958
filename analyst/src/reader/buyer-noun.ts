import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isCurrency, isTime, type Unit } from "../quantities/unit.ts";
import { isMeasure, isSameNoun } from "./forms.ts";

/** The people counted here buy, or may buy. */
const buying: ReadonlySet<Meaning> = new Set<Meaning>([
  "paying",
  "free",
  "trial",
  "waiting",
  "asked",
  "said_yes",
  "said_no",
  "lead",
]);

type Counted = Pick<Quantity, "meaning" | "party" | "unit" | "span">;

const isThing = (name: string): boolean =>
  name !== "customer" && name !== "%" && !isCurrency(name) && !isTime(name) && !isMeasure(name);

const thingsOf = ({ unit }: Counted): string[] => Object.keys(unit).filter(isThing);

/**
 * The symbols of the units that name the buyer. In a figure of customers the noun stands right behind the number ("14
 * offices" that pay). A noun counted per customer never names the buyer ("3 seats per customer"); several nouns are
 * sides of a market, and none of them is the buyer.
 */
export function buyerSymbols(quantities: readonly Counted[], texts: readonly string[]): string[] {
  const own = quantities.filter(({ party }) => party === "venture");
  const names = own.filter(isCustomers).flatMap((counted) => namesOf(counted, texts));
  const beside = new Set(own.filter(({ unit }) => unit["customer"] !== undefined).flatMap(thingsOf));
  const found = [...new Set(own.flatMap(thingsOf))].filter(
    (noun) => !beside.has(noun) && names.some((word) => isSameNoun(word, noun)),
  );
  const [first] = found;
  return first !== undefined && found.every((noun) => isSameNoun(noun, first)) ? found : [];
}

const isCustomers = ({ meaning, unit }: Counted): boolean => buying.has(meaning) && unit["customer"] === 1;

const reach = 40;
const mostWords = 2;

/** The words right behind a number that may be its noun; an article begins another noun. */
function namesOf({ span }: Counted, texts: readonly string[]): string[] {
  const behind = texts[span.message]?.slice(span.end, span.end + reach) ?? "";
  const [phrase = ""] = behind.split(/[^\p{L}\p{M}\s'’-]/u, 1);
  const words = phrase.trim().split(/\s+/).slice(0, mostWords);
  const near = (words[0]?.length ?? 0) < leastLetters ? words.slice(0, 1) : words;
  return near.flatMap((word) => (isHan(word) ? hanNouns(word) : [word])).filter((word) => word.length > 1);
}

const leastLetters = 3;

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);

/** 14家诊所付费: the possible noun behind the measure word. */
function hanNouns(words: string): string[] {
  const noun = isMeasure(words.charAt(0)) || /^[家位名户戶间間所]/.test(words) ? words.slice(1) : words;
  return [2, 3, 4].filter((length) => length <= noun.length).map((length) => noun.slice(0, length));
}

/**
 * The same with the buyer's noun as `customer`. What is spent on each customer grows with their number: it is a cost of
 * each, though it comes every month.
 */
export function byBuyer<Read extends Pick<Quantity, "meaning" | "unit">>(read: Read, symbols: readonly string[]): Read {
  const unit = unitByCustomer(read.unit, symbols);
  const meaning = read.meaning === "fixed_cost" && unit["customer"] === -1 ? "unit_cost" : read.meaning;
  return { ...read, unit, meaning };
}

/** The unit with `customer` in place of a noun that names the buyer. */
function unitByCustomer(unit: Unit, symbols: readonly string[]): Unit {
  const named = symbols.find((symbol) => unit[symbol] !== undefined);
  if (named === undefined || unit["customer"] !== undefined) return unit;
  return Object.fromEntries(
    Object.entries(unit).map(([name, exponent]) => [name === named ? "customer" : name, exponent]),
  );
}
