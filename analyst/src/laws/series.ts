import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, formatUnit, isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import type { Term } from "./term.ts";

/** Values of one named period after the other, earliest first: rows of a table, not a contradiction. */
export type Series = readonly Quantity[];

/** Without a name for each period, this many figures of named periods are a series. */
const fewestUnnamed = 3;

/** The series among the figures: amounts of named periods, and the counts beside each of them in a table. */
export function seriesIn(quantities: readonly Quantity[]): Series[] {
  const placed = quantities.filter(isOfVenture).toSorted(byPlace);
  const timed = groupsOf(placed.filter(isOfNamedTime)).flatMap((group) => inOrder(group) ?? []);
  const beside = groupsOf(
    placed.filter((quantity) => !isOfNamedTime(quantity)),
    thingOf,
  ).filter((group) => timed.some((rows) => standsBeside(group, rows)));
  return [...timed, ...beside];
}

/** Figures of earlier periods; the last of each series is the current one. */
export const earlierIn = (series: readonly Series[]): Set<string> =>
  new Set(series.flatMap((rows) => rows.slice(0, -1).map(({ id }) => id)));

const isOfVenture = ({ party, status }: Quantity): boolean =>
  party === "venture" && (status === "actual" || status === "past");

const byPlace = (one: Quantity, two: Quantity): number =>
  one.span.message - two.span.message || one.span.start - two.span.start;

const flowing: ReadonlySet<string> = new Set(["volume", "revenue", "profit", "paying", "churn", "visitor", "lead"]);

/** An amount or count of one named period: of March, and not of every month. */
const isOfNamedTime = ({ basis, unit, meaning }: Quantity): boolean =>
  basis === "once" && flowing.has(meaning) && Object.keys(unit).some((name) => isTime(name) && unit[name] === -1);

const thingOf = ({ of }: Quantity): string => of.trim().toLowerCase();

/** Figures of one kind, at least two of them. */
function groupsOf(quantities: readonly Quantity[], told: (one: Quantity) => string = () => ""): Quantity[][] {
  const kind = (one: Quantity): string =>
    [one.meaning, formatUnit(one.unit), one.flow, one.span.message, one.share?.of ?? "", told(one)].join("|");
  return [...Map.groupBy(quantities, kind).values()].filter((group) => group.length > 1);
}

/** Once in each row: before each of the others, or behind each. */
function standsBeside(group: readonly Quantity[], rows: Series): boolean {
  if (group.length !== rows.length || group.length < fewestUnnamed) return false;
  const all = [...group, ...rows].toSorted(byPlace);
  const isOfGroup = all.map((quantity) => group.includes(quantity));
  return isOfGroup.every((is, index) => index === 0 || is !== isOfGroup[index - 1]);
}

/** Sorted by the names of their periods; null where those are not periods. */
function inOrder(group: Quantity[]): Quantity[][] | null {
  const names = group.map(({ of }) => of.trim().toLowerCase());
  if (names.every((name) => name === "")) return group.length >= fewestUnnamed ? [group] : null;
  const times = names.flatMap((name) => timeNamed(name) ?? []);
  if (new Set(times.map(({ at }) => at)).size < group.length) return null;
  const isBackwards = times.every((time, index) => index === 0 || stepBetween(times[index - 1] ?? time, time) < 0);
  return [isBackwards ? group.toReversed() : group];
}

interface Named {
  at: number;
  isMonth: boolean;
}

/** January follows December; it is not eleven months earlier. */
function stepBetween(one: Named, other: Named): number {
  const step = other.at - one.at;
  return one.isMonth && Math.abs(step) > 6 ? step - Math.sign(step) * 12 : step;
}

const months: ReadonlyMap<string, number> = new Map(
  ["en", "es", "fr", "de", "hi", "zh"].flatMap((language) =>
    (["long", "short"] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index): [string, number] => [
        new Intl.DateTimeFormat(language, { month, timeZone: "UTC" })
          .format(new Date(Date.UTC(2025, index, 15)))
          .toLowerCase()
          .replace(/\.$/u, ""),
        index,
      ]),
    ),
  ),
);

/** A unit of a numbered period: "Q3", "KW 12", "week 2", "第2周", "2024". */
const counted = new RegExp(
  "^(?:q|t|w|kw|week|woche|quartal|quarter|semana|semaine|sem|trimestre|year|jahr|año|année|mois|mes" +
    String.raw`|monat|month|सप्ताह|हफ़्ता|साल|महीना|第)?\.?\s*(\d{1,4})\s*(?:周|週|季度|年|月)?$`,
  "u",
);

function timeNamed(name: string): Named | null {
  const word = name.replace(/\.$/u, "");
  const month = months.get(word) ?? months.get(word.split(/\s+/u)[0] ?? "");
  if (month !== undefined) return { at: month, isMonth: true };
  const number = counted.exec(word)?.[1];
  return number === undefined ? null : { at: Number(number), isMonth: false };
}

/** The counted noun; empty for money. */
export const countedIn = (unit: Unit): string =>
  Object.keys(unit).find((name) => (unit[name] ?? 0) > 0 && !isTime(name) && currencyOf({ [name]: 1 }) === null) ?? "";

const money = (unit: Unit): boolean => currencyOf(unit) !== null;

/** The first and the last of each series, and all of them where they are amounts of months. */
export function termsOf(series: readonly Series[], termOf: (quantity: Quantity) => Term): Term[] {
  const told = series.filter(([first]) => first && !parts.has(first.meaning));
  const things = told.map(([first]) => (told.length > 1 ? countedIn(first?.unit ?? {}) : ""));
  return told.flatMap((rows, index) => {
    const [first, last] = [rows[0], rows.at(-1)];
    const thing = things[index] ?? "";
    if (!first || !last || things.indexOf(thing) < index) return [];
    const term = (quantity: Quantity, meaning: string): Term => ({
      ...termOf(quantity),
      id: `${meaning}:${quantity.id}`,
      meaning,
      plan: thing,
      partOf: last.id,
    });
    const each = money(last.unit) && last.unit["month"] === -1 ? rows.map((row) => term(row, "of_series")) : [];
    return [term(first, "first_of_series"), { ...term(last, "last_of_series"), id: last.id, partOf: null }, ...each];
  });
}

/** Rates and prices change; only amounts and counts grow. */
const parts: ReadonlySet<string> = new Set([
  "share",
  "conversion",
  "retention",
  "churn",
  "margin",
  "utilisation",
  "price",
]);
