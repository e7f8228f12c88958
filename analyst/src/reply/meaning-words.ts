import type { FigureMeaning, FigureReading } from "@cofounder/contract/figures";
import { mark } from "../wording/voice.ts";

/** What a figure is called when a founder is told how it was read; of the venture, where nothing else is said. */
export const meaningWords: Record<FigureMeaning, string> = {
  price: mark("price"),
  order_value: mark("order value"),
  fee: mark("fee"),
  discount: mark("discount"),
  deposit: mark("deposit, paid back later"),
  prepayment: mark("payment in advance"),
  unit_cost: mark("cost"),
  fixed_cost: mark("fixed cost"),
  one_off_cost: mark("one-time cost"),
  acquisition_spend: mark("spent to win customers"),
  pay: mark("pay"),
  revenue: mark("revenue"),
  profit: mark("profit or loss"),
  burn: mark("money lost"),
  cash: mark("cash at hand"),
  raise: mark("money wanted from investors"),
  valuation: mark("valuation"),
  grant: mark("grant"),
  debt: mark("loan"),
  saving: mark("what the buyer saves"),
  budget: mark("what a buyer would spend"),
  market_size: mark("size of the market"),
  margin: mark("margin"),
  churn: mark("customers who leave"),
  retention: mark("customers who stay"),
  conversion: mark("share who go one step further"),
  share: mark("share"),
  growth: mark("growth"),
  tax: mark("tax"),
  interest: mark("interest"),
  equity: mark("share of the company"),
  loss: mark("lost, broken or returned"),
  wear: mark("uses before it is worn out"),
  utilisation: mark("part of the capacity in use"),
  capacity: mark("capacity"),
  usage: mark("use"),
  volume: mark("quantity"),
  paying: mark("paying customers"),
  free: mark("users who pay nothing"),
  trial: mark("people on a trial"),
  waiting: mark("people on the waiting list"),
  pilot: mark("pilot users"),
  asked: mark("people you asked"),
  said_yes: mark("people who said yes"),
  said_no: mark("people who said no"),
  lead: mark("people who got in touch"),
  visitor: mark("visitors"),
  follower: mark("followers"),
  reachable: mark("people you could reach"),
  customers_other: mark("customers"),
  supply: mark("suppliers on your platform"),
  staff: mark("people who work for you"),
  stock: mark("units you have"),
  work_time: mark("working time"),
  duration: mark("length of time"),
  physical: mark("weight, size or distance"),
  date: mark("date"),
  age: mark("age"),
  none: mark("no figure of the business"),
  unclear: mark("not clear yet"),
};

/** Where the flow, the time or whose it is makes it another thing. */
export function wordsOf(reading: FigureReading): string {
  const { meaning, party } = reading;
  if (party === "investor") return offers[meaning] ?? meaningWords[meaning];
  return variants[meaning]?.(reading) ?? meaningWords[meaning];
}

const isEach = ({ unit }: FigureReading): boolean => Object.values(unit).some((exponent) => exponent < 0);

const variants: Partial<Record<FigureMeaning, (reading: FigureReading) => string | null>> = {
  fee: ({ flow }) => {
    if (flow === "none") return null;
    return flow === "in" ? mark("commission you keep") : mark("fee you pay");
  },
  debt: (reading) => (isEach(reading) ? mark("loan repayment") : null),
  acquisition_spend: ({ unit }) => (unit["customer"] === -1 ? mark("cost of winning a customer") : null),
  unit_cost: (reading) => (isEach(reading) ? null : mark("cost of each unit")),
};

const offers: Partial<Record<FigureMeaning, string>> = {
  raise: mark("money an investor offers"),
  valuation: mark("valuation an investor offers"),
  equity: mark("share an investor wants"),
};

/** Meanings that name the people themselves: the noun beside them says nothing more. */
export const peopleMeanings: ReadonlySet<FigureMeaning> = new Set([
  "paying",
  "asked",
  "said_yes",
  "said_no",
  "churn",
  "retention",
]);
