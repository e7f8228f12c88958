import { currencyOf, divide, isSameUnit, isTime, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { operation } from "./expression.ts";
import { valueOf } from "./term.ts";
import type { Leaves, Term } from "./term.ts";

const lengths = ["hour", "day", "night", "month", "season"];

/** Below this share of the other payments, a price of the whole event is its base fare. */
const mostBaseFare = 0.5;

/**
 * The payment for a whole ride, stay or visit, where the price is per minute, night or hour. A smaller price of the
 * event itself is paid in addition; a larger one is another way to pay and stays alone.
 */
export function perEvent(told: readonly Term[], leaves: Leaves): Term[] {
  const terms = told.map((term) => withoutEvent(term, told));
  const prices = terms.filter(({ meaning, flow, unit }) => meaning === "price" && flow === "in" && currencyOf(unit));
  let all = terms;
  for (const price of prices) {
    const usages = terms.filter((term) => isOfEvent(term, price.unit));
    const [usage, ...others] = usages;
    if (usage && others.length === 0) all = withEvent(all, eventPrice(price, usage), { price, leaves });
  }
  return all;
}

/** "60 each for a class", of a class of ten: the price is paid by each of the ten. */
function withoutEvent(term: Term, terms: readonly Term[]): Term {
  if (term.meaning !== "price" || Object.keys(term.unit).length !== 3) return term;
  const event = Object.keys(term.unit).find((name) => terms.some((count) => isCountOf(count, name, term.unit)));
  return event === undefined ? term : { ...term, unit: multiply(term.unit, { [event]: 1 }) };
}

const isCountOf = ({ meaning, unit }: Term, event: string, price: Unit): boolean =>
  meaning === "usage" &&
  Object.keys(unit).length === 2 &&
  unit[event] === -1 &&
  !isTime(event) &&
  event !== "customer" &&
  Object.keys(unit).some((name) => unit[name] === 1 && price[name] === -1);

/**
 * Prices of a part of an event whose number per event is unknown: the event's own price is then not the whole payment.
 */
export function partsOfEvent(event: Unit, terms: readonly Term[]): Term[] {
  const [thing, ...others] = Object.keys(event).filter((name) => event[name] === -1);
  if (thing === undefined || others.length > 0 || thing === "customer") return [];
  return terms.filter(
    ({ meaning, flow, unit }) =>
      meaning === "price" &&
      flow === "in" &&
      Object.keys(unit).some((name) => unit[name] === -1 && name !== thing && name.split("_").includes(thing)),
  );
}

/** How many paid units one event has. */
function isOfEvent({ meaning, unit }: Term, price: Unit): boolean {
  if (meaning !== "usage" || Object.keys(unit).length !== 2) return false;
  const event = Object.keys(unit).find((name) => unit[name] === -1);
  if (event === undefined || event === "customer" || lengths.includes(event)) return false;
  const paid = Object.keys(unit).find((name) => unit[name] === 1);
  return paid !== undefined && Object.keys(price).length === 2 && price[paid] === -1;
}

const eventPrice = (price: Term, usage: Term): Term => ({
  ...price,
  id: `${price.id}*${usage.id}`,
  unit: multiply(price.unit, usage.unit),
  expression: operation("*", price.expression, usage.expression),
  label: `${price.label} × ${usage.label}`,
  inputs: [...price.inputs, ...usage.inputs],
  because: [...price.because, ...usage.because],
  quantity: null,
});

function withEvent(terms: Term[], event: Term, { price, leaves }: { price: Term; leaves: Leaves }): Term[] {
  const base = terms.filter(({ meaning, unit }) => meaning === price.meaning && isSameUnit(unit, event.unit));
  const [fare, ...others] = base;
  if (!fare) return [...terms, event];
  if (others.length > 0 || valueOf(fare, leaves) > mostBaseFare * valueOf(event, leaves)) return terms;
  const both: Term = {
    ...event,
    id: `${event.id}+${fare.id}`,
    plan: "",
    expression: operation("+", event.expression, fare.expression),
    label: `${event.label} + ${fare.label}`,
    inputs: [...event.inputs, ...fare.inputs],
    because: [...event.because, ...fare.because, { code: "both_paid", about: [fare.id, price.id] }],
  };
  return [...terms.filter((term) => term !== fare && term !== price), both];
}

/** A price per hour of work is a price per hour. */
export const hourOf = /^(?:hour|heure|hora|stunde|घंटा|घंटे|小时|小時|工时)s?_/iu;

/** One hour worked for each hour sold. */
export function workedHours(terms: readonly Term[]): Term[] {
  const [pay] = terms.filter(({ meaning, unit }) => meaning === "pay" && unit["hour"] === -1);
  const sold = terms.find(
    ({ meaning, unit }) => meaning === "price" && Object.keys(unit).some((name) => hourOf.test(name)),
  );
  const hour = Object.keys(sold?.unit ?? {}).find((name) => hourOf.test(name));
  if (!pay || !sold || hour === undefined) return [...terms];
  return terms.map((term) =>
    term.meaning === "pay" && isSameUnit(term.unit, divide({ [currencyOf(term.unit) ?? ""]: 1 }, { hour: 1 }))
      ? {
          ...term,
          unit: multiply(term.unit, { hour: 1, [hour]: -1 }),
          because: [...term.because, { code: "worked_hour" as const, about: [term.id, sold.id] }],
        }
      : term,
  );
}
