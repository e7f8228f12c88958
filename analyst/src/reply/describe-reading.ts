import type { FigureReading, FigureSpan, UsualWhole } from "@cofounder/contract/figures";
import { mark } from "../wording/voice.ts";
import type { Voice } from "../wording/voice.ts";
import { peopleMeanings, wordsOf } from "./meaning-words.ts";
import { above, below, eachOf, manyOf } from "./unit-words.ts";

const ofParty: Partial<Record<FigureReading["party"], string>> = {
  buyer: mark("a buyer's {what}"),
  rival: mark("a competitor's {what}"),
  supplier: mark("a supplier's {what}"),
  market: mark("{what} in the market"),
  other: mark("somebody else's {what}"),
};

const statuses: Partial<Record<FigureReading["status"], string>> = {
  planned: mark("{what}, planned"),
  target: mark("{what}, as a target"),
  assumed: mark("{what}, estimated"),
  past: mark("{what}, in the past"),
  retracted: mark("{what}, taken back"),
  hypothetical: mark("{what}, only supposed"),
};

const ofUsual: Record<UsualWhole, string> = {
  price: mark("{what}, of the price"),
  sales: mark("{what}, of sales"),
  orders: mark("{what}, of orders or bookings"),
  customers: mark("{what}, of all customers"),
};

/** Words that already say whose it is. */
const speaksOfBuyer: ReadonlySet<string> = new Set(["budget", "saving"]);

/**
 * A reading in words: "price for each customer and month", "a competitor's price", "cost for each order, planned".
 * `quoteAt` gives the words of the figure that it is a share of.
 */
export function describeReading(
  reading: FigureReading,
  voice: Voice,
  quoteAt: (whole: FigureSpan) => string = () => "",
): string {
  const { say } = voice;
  const { meaning, unit, party, status } = reading;
  if (meaning === "none" || meaning === "unclear") return say(wordsOf(reading));
  const isSaid = party === "buyer" && speaksOfBuyer.has(meaning);
  const whose = within(isSaid ? undefined : ofParty[party], say(wordsOf(reading)), voice);
  const each = eachOf(
    below(unit).filter((symbol) => !(meaning === "acquisition_spend" && symbol === "customer")),
    voice,
  );
  const counted = thingIn(reading, voice);
  const named = counted === "" ? whose : say(mark("{what} ({thing})"), { what: whose, thing: counted });
  const what = each === "" ? named : say(mark("{what} {each}"), { what: named, each });
  return within(statuses[status], withWhole(what, wholeIn(reading, quoteAt), voice), voice);
}

type Whole = { usual: UsualWhole } | { quote: string };

const wholeIn = ({ shareOf }: FigureReading, quoteAt: (whole: FigureSpan) => string): Whole | null =>
  shareOf === undefined ? null : typeof shareOf === "string" ? { usual: shareOf } : { quote: quoteAt(shareOf) };

function withWhole(what: string, whole: Whole | null, voice: Voice): string {
  if (whole === null || ("quote" in whole && whole.quote === "")) return what;
  if ("usual" in whole) return within(ofUsual[whole.usual], what, voice);
  return voice.say(mark("{what}, of “{whole}”"), { what, whole: whole.quote });
}

const within = (template: string | undefined, what: string, { say }: Voice): string =>
  template === undefined ? what : say(template, { what });

/** What is counted, where the meaning does not say it. */
function thingIn({ meaning, unit }: FigureReading, voice: Voice): string {
  const things = above(unit);
  if (peopleMeanings.has(meaning)) return "";
  return things
    .filter((symbol) => symbol !== "customer" || meaning === "volume" || meaning === "usage" || meaning === "capacity")
    .map((symbol) => manyOf(symbol, voice))
    .join(" × ");
}
