import type { FigureMeaning, FigureReading } from "./figures.ts";

/** The kind of number at this place: it decides what the figure can be. */
export type NumberKind = "money" | "percent" | "plain";

/** The counted thing of a plain number: people who may pay, things with a noun, a time, or unnamed. */
export type Counts = "people" | "things" | "time" | "nothing";

interface Choice {
  meaning: FigureMeaning;
  flow: FigureReading["flow"];
  kinds: readonly NumberKind[];
  /** For a plain number. */
  counts?: Counts;
  /** The usual party of such a figure, if not the venture. */
  party?: FigureReading["party"];
}

const money = ["money"] as const;
const rate = ["percent"] as const;
const moneyOrRate = ["money", "percent"] as const;
const plain = ["plain"] as const;

const people = (meaning: FigureMeaning): Choice => ({ meaning, flow: "none", kinds: plain, counts: "people" });
const things = (meaning: FigureMeaning): Choice => ({ meaning, flow: "none", kinds: plain, counts: "things" });
const time = (meaning: FigureMeaning): Choice => ({ meaning, flow: "none", kinds: plain, counts: "time" });
const nothing = (meaning: FigureMeaning): Choice => ({ meaning, flow: "none", kinds: plain, counts: "nothing" });

/** The choices a founder has for a figure. A fee is two: one that is received, and one that is paid. */
export const choices = {
  price: { meaning: "price", flow: "in", kinds: money },
  order_value: { meaning: "order_value", flow: "none", kinds: money },
  fee_kept: { meaning: "fee", flow: "in", kinds: moneyOrRate },
  revenue: { meaning: "revenue", flow: "in", kinds: money },
  prepayment: { meaning: "prepayment", flow: "in", kinds: moneyOrRate },
  deposit: { meaning: "deposit", flow: "in", kinds: moneyOrRate },
  discount: { meaning: "discount", flow: "none", kinds: moneyOrRate },
  unit_cost: { meaning: "unit_cost", flow: "out", kinds: moneyOrRate },
  fixed_cost: { meaning: "fixed_cost", flow: "out", kinds: money },
  one_off_cost: { meaning: "one_off_cost", flow: "out", kinds: money },
  acquisition_spend: { meaning: "acquisition_spend", flow: "out", kinds: money },
  pay: { meaning: "pay", flow: "out", kinds: moneyOrRate },
  fee_paid: { meaning: "fee", flow: "out", kinds: moneyOrRate },
  burn: { meaning: "burn", flow: "out", kinds: money },
  cash: { meaning: "cash", flow: "held", kinds: money },
  raise: { meaning: "raise", flow: "asked", kinds: money },
  valuation: { meaning: "valuation", flow: "none", kinds: money },
  grant: { meaning: "grant", flow: "in", kinds: money },
  debt: { meaning: "debt", flow: "held", kinds: money },
  credit_limit: { meaning: "credit_limit", flow: "none", kinds: money },
  profit: { meaning: "profit", flow: "none", kinds: money },
  saving: { meaning: "saving", flow: "none", kinds: moneyOrRate, party: "buyer" },
  budget: { meaning: "budget", flow: "none", kinds: money, party: "buyer" },
  market_size: { meaning: "market_size", flow: "none", kinds: money, party: "market" },
  paying: people("paying"),
  free: people("free"),
  trial: people("trial"),
  pilot: people("pilot"),
  waiting: people("waiting"),
  asked: people("asked"),
  said_yes: people("said_yes"),
  said_no: people("said_no"),
  lead: people("lead"),
  visitor: people("visitor"),
  follower: people("follower"),
  reachable: people("reachable"),
  customers_other: people("customers_other"),
  supply: things("supply"),
  staff: things("staff"),
  margin: { meaning: "margin", flow: "none", kinds: rate },
  churn: { meaning: "churn", flow: "none", kinds: ["percent", "plain"], counts: "people" },
  retention: { meaning: "retention", flow: "none", kinds: ["percent", "plain"], counts: "people" },
  conversion: { meaning: "conversion", flow: "none", kinds: rate },
  share: { meaning: "share", flow: "none", kinds: ["percent", "plain"], counts: "nothing" },
  growth: { meaning: "growth", flow: "none", kinds: ["percent", "plain"], counts: "nothing" },
  tax: { meaning: "tax", flow: "none", kinds: moneyOrRate },
  interest: { meaning: "interest", flow: "none", kinds: moneyOrRate },
  equity: { meaning: "equity", flow: "none", kinds: rate },
  loss: { meaning: "loss", flow: "none", kinds: ["percent", "plain"], counts: "things" },
  utilisation: { meaning: "utilisation", flow: "none", kinds: rate },
  volume: things("volume"),
  usage: things("usage"),
  capacity: things("capacity"),
  stock: things("stock"),
  wear: things("wear"),
  physical: things("physical"),
  work_time: time("work_time"),
  duration: time("duration"),
  age: time("age"),
  date: nothing("date"),
} as const satisfies Record<string, Choice>;

export type ChoiceName = keyof typeof choices;

export const choiceOf = (name: ChoiceName): Choice => choices[name];

/** The choice for a reading; null if there is none. */
export function choiceNameOf({ meaning, flow }: Pick<FigureReading, "meaning" | "flow">): ChoiceName | null {
  if (meaning === "fee") return flow === "out" ? "fee_paid" : "fee_kept";
  return Object.hasOwn(choices, meaning) ? (meaning as ChoiceName) : null;
}
