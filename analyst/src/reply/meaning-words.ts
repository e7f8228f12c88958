import type { FigureMeaning, FigureReading } from "@cofounder/contract/figures";
import { msg } from "../i18n/translator.ts";

/** The name of a figure in the description of its reading; of the venture, unless stated otherwise. */
export const meaningWords: Record<FigureMeaning, string> = {
  price: msg("price"),
  order_value: msg("order value"),
  fee: msg("fee"),
  discount: msg("discount"),
  deposit: msg("deposit, paid back later"),
  prepayment: msg("payment in advance"),
  unit_cost: msg("cost"),
  fixed_cost: msg("fixed cost"),
  one_off_cost: msg("one-time cost"),
  acquisition_spend: msg("spent to win customers"),
  pay: msg("pay"),
  revenue: msg("revenue"),
  profit: msg("profit or loss"),
  burn: msg("money lost"),
  cash: msg("cash at hand"),
  raise: msg("money wanted from investors"),
  valuation: msg("valuation"),
  grant: msg("grant"),
  debt: msg("loan"),
  credit_limit: msg("credit limit"),
  saving: msg("what the buyer saves"),
  budget: msg("what a buyer would spend"),
  market_size: msg("size of the market"),
  margin: msg("margin"),
  churn: msg("customers who leave"),
  retention: msg("customers who stay"),
  conversion: msg("share who go one step further"),
  share: msg("share"),
  growth: msg("growth"),
  tax: msg("tax"),
  interest: msg("interest"),
  equity: msg("share of the company"),
  loss: msg("lost, broken or returned"),
  wear: msg("uses before it is worn out"),
  utilisation: msg("part of the capacity in use"),
  capacity: msg("capacity"),
  usage: msg("use"),
  volume: msg("quantity"),
  paying: msg("paying customers"),
  free: msg("users who pay nothing"),
  trial: msg("people on a trial"),
  waiting: msg("people on the waiting list"),
  pilot: msg("pilot users"),
  asked: msg("people you asked"),
  said_yes: msg("people who said yes"),
  said_no: msg("people who said no"),
  lead: msg("people who got in touch"),
  visitor: msg("visitors"),
  follower: msg("followers"),
  reachable: msg("people you could reach"),
  customers_other: msg("customers"),
  supply: msg("suppliers on your platform"),
  staff: msg("people who work for you"),
  stock: msg("units you have"),
  work_time: msg("working time"),
  duration: msg("length of time"),
  physical: msg("weight, size or distance"),
  date: msg("date"),
  age: msg("age"),
  none: msg("no figure of the business"),
  unclear: msg("not clear yet"),
};

/** Where the flow, the period or the party changes the name. */
export function wordsOf(reading: FigureReading): string {
  const { meaning, party } = reading;
  if (party === "investor") return offers[meaning] ?? meaningWords[meaning];
  return variants[meaning]?.(reading) ?? meaningWords[meaning];
}

const isEach = ({ unit }: FigureReading): boolean => Object.values(unit).some((exponent) => exponent < 0);

const variants: Partial<Record<FigureMeaning, (reading: FigureReading) => string | null>> = {
  fee: ({ flow }) => {
    if (flow === "none") return null;
    return flow === "in" ? msg("commission you keep") : msg("fee you pay");
  },
  debt: (reading) => (isEach(reading) ? msg("loan repayment") : null),
  acquisition_spend: ({ unit }) => (unit["customer"] === -1 ? msg("cost of winning a customer") : null),
  unit_cost: (reading) => (isEach(reading) ? null : msg("cost of each unit")),
};

const offers: Partial<Record<FigureMeaning, string>> = {
  raise: msg("money an investor offers"),
  valuation: msg("valuation an investor offers"),
  equity: msg("share an investor wants"),
};

/** Meanings that name the people themselves: the noun beside them adds nothing. */
export const peopleMeanings: ReadonlySet<FigureMeaning> = new Set([
  "paying",
  "asked",
  "said_yes",
  "said_no",
  "churn",
  "retention",
]);
