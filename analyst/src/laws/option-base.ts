import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { inBaseUnits, isCurrency, isSameUnit, isTime } from "../quantities/unit.ts";
import { isLength } from "./days.ts";
import { changeBy } from "./planned.ts";
import { hasMoreWords } from "./term.ts";

const counts: ReadonlySet<string> = new Set(["volume", "paying"]);
const incomes: ReadonlySet<string> = new Set(["price", "order_value"]);
const costsOfSale: ReadonlySet<string> = new Set(["unit_cost", "fee", "pay"]);
/** Amounts of things by which a cost for each of them is multiplied. */
const amounts: ReadonlySet<string> = new Set(["stock", "staff", "supply", "physical", "work_time", "usage"]);

/** The counted things above or below the line of a unit; hours where it is sold by the hour. */
export function thingsIn({ unit }: Pick<Quantity, "unit">, sign: 1 | -1): string[] {
  const all = Object.keys(unit).filter((symbol) => (unit[symbol] ?? 0) * sign > 0);
  const things = all.filter((symbol) => !isCurrency(symbol) && !isTime(symbol) && symbol !== "%");
  return things.length === 0 && all.includes("hour") ? ["hour"] : things;
}

const isOf = (quantity: Quantity, sign: 1 | -1, wanted: ReadonlySet<string>): boolean =>
  thingsIn(quantity, sign).some((thing) => wanted.has(thing));

/** The figures of today that the option takes the place of, each with its own. */
export const replacedBy = (
  option: readonly Quantity[],
  today: readonly Quantity[],
): ReadonlyMap<QuantityId, QuantityId> =>
  new Map(
    option.flatMap((plan) => {
      const change = changeBy({ ...plan, status: "hypothetical" }, today);
      return change.kind === "replaces" && !isOfAnother(plan, change.figure)
        ? [[change.figure.id, plan.id] as const]
        : [];
    }),
  );

const running: ReadonlySet<string> = new Set(["fixed_cost", "pay", "debt"]);

/** "The rent of the café" is not the rent: what is paid each month under a longer name comes on top. */
const isOfAnother = (plan: Quantity, figure: Quantity): boolean =>
  running.has(plan.meaning) && plan.replaces === undefined && hasMoreWords(plan.of, figure.of);

/** Whether a plan takes the place of a figure of today, among all of the founder's. */
export const isReplacing = (plan: Quantity, quantities: readonly Quantity[]): boolean =>
  replacedBy(
    [plan],
    quantities.filter(({ id, status }) => id !== plan.id && status !== "planned" && status !== "hypothetical"),
  ).size > 0;

/** Today without what is replaced: a share of a replaced figure is one of the new. */
export const keptBeside = (today: readonly Quantity[], replaced: ReadonlyMap<QuantityId, QuantityId>): Quantity[] =>
  today
    .filter(({ id }) => !replaced.has(id))
    .map((quantity) => {
      const whole = replaced.get(quantity.share?.of ?? "");
      return whole === undefined ? quantity : { ...quantity, share: { of: whole } };
    });

export const asFacts = (option: readonly Quantity[]): Quantity[] =>
  option.map((quantity) => ({ ...quantity, status: "actual" }));

/** What an option counts, sells and saves. */
interface Things {
  own: readonly Quantity[];
  sold: ReadonlySet<string>;
  priced: ReadonlySet<string>;
  saved: ReadonlySet<string>;
  /** Whatever something is stated for each of. */
  each: ReadonlySet<string>;
}

function thingsOf(own: readonly Quantity[]): Things {
  const of = (sign: 1 | -1, isMeant: (quantity: Quantity) => boolean): ReadonlySet<string> =>
    new Set(own.filter(isMeant).flatMap((quantity) => thingsIn(quantity, sign)));
  return {
    own,
    sold: of(1, ({ meaning }) => counts.has(meaning)),
    priced: of(-1, ({ meaning }) => incomes.has(meaning)),
    saved: of(-1, ({ meaning }) => meaning === "saving"),
    each: of(-1, () => true),
  };
}

/** A number of things for each of what is sold: people a course, lessons a course. */
const isContent = (quantity: Quantity, wholes: ReadonlySet<string>): boolean =>
  (counts.has(quantity.meaning) || quantity.meaning === "usage") &&
  thingsIn(quantity, 1).length === 1 &&
  Object.keys(quantity.unit).length === 2 &&
  isOf(quantity, -1, wholes);

/** What is sold more of brings what is in each of it. */
function withContents(things: Things, today: readonly Quantity[]): Things {
  const contents = today.filter((quantity) => isContent(quantity, things.sold));
  return { ...things, sold: new Set([...things.sold, ...contents.flatMap((one) => thingsIn(one, 1))]) };
}

/** The option's figures as facts, with the prices, costs and amounts of today that hold for it too. */
export function withItsBase(option: readonly Quantity[], today: readonly Quantity[]): Quantity[] {
  const things = withContents(thingsOf(asFacts(option)), today);
  const replaced = replacedBy(option, today);
  const kept = keptBeside(today, replaced);
  const prices = pricesFor(things, kept);
  const offered = new Set([...things.sold, ...things.priced, ...prices.flatMap((price) => thingsIn(price, -1))]);
  const base = kept.filter(
    (quantity) =>
      prices.includes(quantity) ||
      (costsOfSale.has(quantity.meaning) && quantity.flow === "out" && isOf(quantity, -1, offered)) ||
      (quantity.meaning === "volume" && isOf(quantity, 1, things.saved)) ||
      isAmountFor(quantity, things) ||
      isContent(quantity, things.sold) ||
      isTimeOrWork(quantity, { things, offered, today: kept }),
  );
  return [...things.own, ...base, ...partsOfBase(kept, things.own, prices)];
}

interface Beside {
  things: Things;
  /** What is sold, by its prices too. */
  offered: ReadonlySet<string>;
  today: readonly Quantity[];
}

const isTimeOrWork = (quantity: Quantity, { things, ...beside }: Beside): boolean =>
  isLength(quantity.unit) || isPaidForHours(quantity, things) || isWorkFor(quantity, { own: things.own, ...beside });

/**
 * What is paid by the hour for each piece of today, and the pace of that work: a piece of the option takes it too. Pay of
 * the option's own takes the place of today's.
 */
function isWorkFor(
  quantity: Quantity,
  { own, offered, today }: { own: readonly Quantity[]; offered: ReadonlySet<string>; today: readonly Quantity[] },
): boolean {
  const isHourly = ({ meaning, unit }: Quantity): boolean =>
    unit["hour"] === -1 &&
    (meaning === "unit_cost" || (meaning === "pay" && !own.some((one) => one.meaning === "pay")));
  const isPace = (one: Quantity): boolean =>
    one.meaning === "capacity" && one.unit["hour"] === -1 && isOf(one, 1, offered);
  // Hours that are paid each month are paid whatever is made in them.
  const isPayroll = today.some(
    ({ meaning, unit }) => meaning === "work_time" && unit["hour"] === 1 && inBaseUnits(unit).unit["month"] === -1,
  );
  const isPaidByHour = [...today, ...own].some(({ meaning, unit }) => costsOfSale.has(meaning) && unit["hour"] === -1);
  return !isPayroll && isPaidByHour && today.some(isPace) && (isPace(quantity) || isHourly(quantity));
}

/** The hourly pay of today, where the option names hours and no pay of their own. */
const isPaidForHours = ({ meaning, unit }: Quantity, { own }: Things): boolean =>
  meaning === "pay" &&
  unit["hour"] === -1 &&
  own.some((other) => other.meaning === "work_time" && other.unit["hour"] === 1) &&
  !own.some((other) => other.meaning === "pay" && other.unit["hour"] === -1);

/** The price of today for what is sold more of, or of which a fee is a part; of several nothing says which holds. */
function pricesFor({ own, sold, priced }: Things, today: readonly Quantity[]): Quantity[] {
  const wholes = new Set(own.flatMap(({ share }) => share?.of ?? []));
  const prices = today.filter(
    (quantity) =>
      incomes.has(quantity.meaning) &&
      (wholes.has(quantity.id) || (isOf(quantity, -1, sold) && !isOf(quantity, -1, priced))),
  );
  return prices.length === 1 ? prices : [];
}

const isAmountFor = (quantity: Quantity, { own, each }: Things): boolean =>
  amounts.has(quantity.meaning) &&
  isOf(quantity, 1, each) &&
  !own.some((other) => amounts.has(other.meaning) && isSameUnit(other.unit, quantity.unit));

const usualWholes: ReadonlySet<string> = new Set(["price", "sales", "orders"]);

/** A loss or fee that is a part of today's price or sales is one of the option's too. */
function partsOfBase(today: readonly Quantity[], own: readonly Quantity[], prices: readonly Quantity[]): Quantity[] {
  const byId = new Map([...today, ...own].map((quantity) => [quantity.id, quantity]));
  const isPart = ({ meaning, unit }: Quantity): boolean => unit["%"] === 1 && (meaning === "loss" || meaning === "fee");
  // "Of the price", whatever it is for.
  const isOfAny = ({ share, meaning }: Quantity): boolean =>
    usualWholes.has(share?.of ?? "") && own.every((other) => other.meaning !== meaning);
  return today.filter(isPart).flatMap((part): Quantity[] => {
    if (isOfAny(part)) return [part];
    const whole = byId.get(part.share?.of ?? "");
    if (!whole || prices.includes(whole) || own.includes(whole)) return whole ? [part] : [];
    const alike = own.find((other) => isCounterpart(other, whole));
    return alike ? [{ ...part, share: { of: alike.id } }] : [];
  });
}

const isCounterpart = (own: Quantity, whole: Quantity): boolean =>
  (incomes.has(whole.meaning) || counts.has(whole.meaning)) &&
  own.meaning === whole.meaning &&
  isSameUnit(inBaseUnits(own.unit).unit, inBaseUnits(whole.unit).unit);
