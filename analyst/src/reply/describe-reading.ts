import type { FigureReading, FigureSpan } from "@cofounder/contract/figures";
import type { UsualWhole } from "@cofounder/contract/usual-wholes";
import { isTime } from "../quantities/unit.ts";
import { msg } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { peopleMeanings, wordsOf } from "./meaning-words.ts";
import { pluralIn } from "./plural.ts";
import { above, below, eachOf, manyOf } from "./unit-words.ts";

const ofParty: Partial<Record<FigureReading["party"], string>> = {
  buyer: msg("a buyer's {what}"),
  rival: msg("a competitor's {what}"),
  supplier: msg("a supplier's {what}"),
  market: msg("{what} in the market"),
  other: msg("somebody else's {what}"),
};

const statuses: Partial<Record<FigureReading["status"], string>> = {
  planned: msg("{what}, planned"),
  target: msg("{what}, as a target"),
  assumed: msg("{what}, estimated"),
  past: msg("{what}, in the past"),
  retracted: msg("{what}, taken back"),
  hypothetical: msg("{what}, only supposed"),
};

const ofUsual: Record<UsualWhole, string> = {
  price: msg("{what}, of the price"),
  sales: msg("{what}, of sales"),
  orders: msg("{what}, of orders or bookings"),
  customers: msg("{what}, of all customers"),
  rest: msg("{what}, of what is left of the price"),
  profit: msg("{what}, of the profit"),
  added: msg("{what}, on top of the price"),
};

/** Words that already name the party. */
const speaksOfBuyer: ReadonlySet<string> = new Set(["budget", "saving"]);

/**
 * A reading in words: "price for each customer and month", "a competitor's price", "cost for each order, planned".
 * `quoteAt` returns the words of the figure that it is a share of.
 */
export function describeReading(
  reading: FigureReading,
  translator: Translator,
  quoteAt: (whole: FigureSpan) => string = () => "",
): string {
  const { translate } = translator;
  const { meaning, unit, party, status } = reading;
  if (meaning === "none" || meaning === "unclear") return translate(wordsOf(reading));
  const isSaid = party === "buyer" && speaksOfBuyer.has(meaning);
  const things = thingsSaid(reading, translator);
  const whose = within(isSaid ? undefined : ofParty[party], things ?? translate(wordsOf(reading)), translator);
  const each = eachOf(
    below(unit).filter((symbol) => !(meaning === "acquisition_spend" && symbol === "customer")),
    translator,
  );
  const counted = things === null ? thingIn(reading, translator) : "";
  const named = counted === "" ? whose : translate(msg("{what} ({thing})"), { what: whose, thing: counted });
  const what = each === "" ? named : translate(msg("{what} {each}"), { what: named, each });
  const whole = within(statuses[status], withWhole(what, wholeIn(reading, quoteAt), translator), translator);
  return withPlace(whole, reading, { translator, quoteAt });
}

function withPlace(
  what: string,
  { inPlaceOf }: FigureReading,
  { translator: { translate }, quoteAt }: { translator: Translator; quoteAt: (other: FigureSpan) => string },
): string {
  if (inPlaceOf === undefined) return what;
  if (inPlaceOf === "nothing") return translate(msg("{what}, on top of today's"), { what });
  return translate(msg("{what}, in place of “{other}”"), { what, other: quoteAt(inPlaceOf) });
}

type Whole = { usual: UsualWhole } | { quote: string };

const wholeIn = ({ shareOf }: FigureReading, quoteAt: (whole: FigureSpan) => string): Whole | null =>
  shareOf === undefined ? null : typeof shareOf === "string" ? { usual: shareOf } : { quote: quoteAt(shareOf) };

function withWhole(what: string, whole: Whole | null, translator: Translator): string {
  if (whole === null || ("quote" in whole && whole.quote === "")) return what;
  if ("usual" in whole) return within(ofUsual[whole.usual], what, translator);
  return translator.translate(msg("{what}, of “{whole}”"), { what, whole: whole.quote });
}

const within = (template: string | undefined, what: string, { translate }: Translator): string =>
  template === undefined ? what : translate(template, { what });

/** The counted thing, if the meaning does not name it. */
function thingIn({ meaning, unit }: FigureReading, translator: Translator): string {
  const things = above(unit);
  if (peopleMeanings.has(meaning)) return "";
  return things
    .filter((symbol) => symbol !== "customer" || meaning === "volume" || meaning === "usage" || meaning === "capacity")
    .map((symbol) => manyOf(symbol, translator))
    .join(" × ");
}

/** "tickets each night", "shops you could reach": the counted noun already says it. */
function thingsSaid({ meaning, unit }: FigureReading, translator: Translator): string | null {
  const [thing, ...others] = above(unit);
  if (thing === undefined || thing === "customer" || others.length > 0) return null;
  if (meaning !== "usage" && meaning !== "volume" && meaning !== "reachable") return null;
  const things = manyOf(isTime(thing) ? thing : pluralIn("", thing, translator.language), translator);
  return meaning === "reachable" ? translator.translate(msg("{things} you could reach"), { things }) : things;
}
