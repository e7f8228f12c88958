import type { FigureReading } from "@cofounder/contract/figures";
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

/** Words that already say whose it is. */
const speaksOfBuyer: ReadonlySet<string> = new Set(["budget", "saving"]);

/** A reading in words: "price for each customer and month", "a competitor's price", "cost for each order, planned". */
export function describeReading(reading: FigureReading, voice: Voice): string {
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
  return within(statuses[status], what, voice);
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
