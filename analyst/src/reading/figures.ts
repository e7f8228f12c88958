import type { FigureReading } from "@cofounder/contract/figures";
import { amountOf, monthlyOf, periodOf } from "../quantities/amount.ts";
import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isTime } from "../quantities/unit.ts";
import type { Venture } from "./venture.ts";

/** The figures that hold now, and the laws' results in place of others. */
interface Holding {
  current: readonly Quantity[];
  follows: readonly Quantity[];
}

type Test = (reading: FigureReading) => boolean;

/** Figures with the same content. */
export interface Figures {
  /** Those that hold now. */
  in: (venture: Holding) => Quantity[];
  /** Whether a reading of an open figure would make it one of them. */
  mayBe: Test;
  /** The one that represents them all. */
  leading: (found: Quantity[]) => Quantity | null;
}

const last = (found: Quantity[]): Quantity | null => found.at(-1) ?? null;

const read = (test: Test): Figures => ({ in: ({ current }) => current.filter(test), mayBe: test, leading: last });

const isVentures: Test = ({ party, status }) => party === "venture" && status !== "target";

/** The venture's own, of one meaning. */
const own = (meaning: Meaning, fits: Test = () => true): Figures =>
  read((reading) => reading.meaning === meaning && isVentures(reading) && fits(reading));

/** Of any party. */
const anybodys = (meaning: Meaning): Figures => read((reading) => reading.meaning === meaning);

/** The laws' results in place of a figure: an open one of any of the meanings may complete it. */
const following = (meaning: Meaning, ...others: Meaning[]): Figures => ({
  in: ({ follows }) => follows.filter((figure) => figure.meaning === meaning),
  mayBe: (reading) => reading.meaning === meaning || others.includes(reading.meaning),
  leading: last,
});

/** The stated figures, and the laws' results in their place, which take precedence. */
const orFollowing = (meaning: Meaning, said: Figures, open: Figures = said): Figures => ({
  in: (venture) => [...said.in(venture), ...venture.follows.filter((figure) => figure.meaning === meaning)],
  mayBe: open.mayBe,
  leading: last,
});

const isMoney: Test = ({ unit }) => currencyOf(unit) !== null;
const isShare: Test = ({ unit }) => unit["%"] === 1 || Object.keys(unit).length === 0;
const hasTimeBelow: Test = ({ unit }) => Object.keys(unit).some((name) => isTime(name) && (unit[name] ?? 0) < 0);
const isCount: Test = (reading) => !hasTimeBelow(reading);

/** Of several, the lowest monthly one; recurring payments before one-time ones. */
export const prices: Figures = {
  ...own("price", isMoney),
  leading: (found) => {
    const recurring = found.filter((price) => !["once", null].includes(periodOf(price)));
    return (recurring.length > 0 ? recurring : found).reduce<Quantity | null>(
      (low, price) => (low === null || monthlyOf(price) < monthlyOf(low) ? price : low),
      null,
    );
  },
};
export const takeRates = own("fee", (reading) => reading.flow === "in" && isShare(reading));
export const orderValues = own("order_value");
export const ordersPerCustomer = own("usage", (reading) => reading.unit["customer"] === -1 && hasTimeBelow(reading));
export const orders = own("volume");

/** Sales by the day or by the piece are no orders. */
const areOrders: Test = ({ unit }) => Object.keys(unit).every((name) => name === "order" || name === "customer");
export const ordersPlaced = own("volume", areOrders);
export const salesMade = own("volume", (reading) => !areOrders(reading));
/** What was taken in already: nothing planned, offered or supposed. */
export const hasHappened = ({ status }: Pick<FigureReading, "status">): boolean =>
  status === "actual" || status === "past";

/** Of several, what is taken in today before what is planned, and what is of a period before a single sum. */
export const revenues: Figures = {
  ...own("revenue"),
  leading: (found) => {
    const rank = (figure: Quantity): number => (hasHappened(figure) ? 2 : 0) + (periodOf(figure) === "once" ? 0 : 1);
    return found.reduce<Quantity | null>((best, one) => (best === null || rank(one) >= rank(best) ? one : best), null);
  },
};
export const marginsSaid = own("margin", isShare);
export const grossMargins = orFollowing("margin", marginsSaid);
export const unitCosts = following("unit_cost");
export const fixedCosts = following("fixed_cost", "pay");
export const acquisitionCosts = following("acquisition_spend");
export const marketingSpends = own("acquisition_spend", hasTimeBelow);
export const burns = own("burn");
export const cashHeld = own("cash");
export const raises = read(
  (reading) => reading.meaning === "raise" && (isVentures(reading) || reading.party === "investor"),
);

export const churnRates = orFollowing("churn", own("churn", isShare), anybodys("churn"));
export const cancellations = own("churn", (reading) => !isShare(reading));
export const retentions = own("retention", isShare);
export const conversions = own("conversion", isShare);
export const growthRates = own("growth", ({ unit }) => Object.keys(unit).every((name) => name === "%" || isTime(name)));

export const payingCustomers = own("paying", isCount);
export const freeUsers = read(
  (reading) => (reading.meaning === "free" || reading.meaning === "trial") && isVentures(reading),
);
export const waitlists = own("waiting");
export const pilots = own("pilot");
export const interviews = own("asked");
export const confirmations = own("said_yes");
export const targetCustomers = read(
  ({ meaning, party, status }) =>
    party === "venture" && status === "target" && (meaning === "paying" || meaning === "customers_other"),
);
export const reachable = anybodys("reachable");
export const marketValues = anybodys("market_size");
/** The cost of the problem to those who have it. */
export const problemCosts = anybodys("saving");
/** A buyer's payment for an alternative, or willingness to pay. */
export const alternativeCosts = read(
  ({ meaning, party }) => (party === "buyer" && meaning === "budget") || (party === "rival" && meaning === "price"),
);
export const staff = own("staff");
export const hoursPerWeek = own("work_time", ({ unit }) => unit["hour"] === 1 && unit["week"] === -1);
export const yearsOfExperience = own("age", ({ unit }) => unit["year"] === 1);

/** The one figure that represents them all; null without one. */
export const leading = (venture: Holding, figures: Figures): Quantity | null => figures.leading(figures.in(venture));

export function valueOf(venture: Holding, figures: Figures): number | null {
  const figure = leading(venture, figures);
  return figure && amountOf(figure);
}

/** Its value; 0 without one. */
export const known = (venture: Holding, figures: Figures): number => valueOf(venture, figures) ?? 0;

/** Whether an unread figure may be one of these: it is then asked about, and not called missing. */
export const mayBeSaid = ({ unread }: Pick<Venture, "unread">, ...wanted: Figures[]): boolean =>
  unread.some(({ guess, offered }) =>
    [...(guess ? [guess] : []), ...offered].some((reading) => wanted.some(({ mayBe }) => mayBe(reading))),
  );
