import { expect, test } from "vitest";
import { facetsOf, knownByOnePress, rowsOf, unknownChances } from "@cofounder/contract/figure-facets";
import { type FigureChances, figureReading } from "@cofounder/contract/figures";
import { likelyReadings, narrowedMax, offersMax } from "@cofounder/contract/likely-readings";

const chances: FigureChances = {
  kind: "money",
  means: [
    ["price", "in", "currency", 0.6],
    ["unit_cost", "out", "currency", 0.3],
  ],
  currency: [
    ["USD", 1],
    ["CAD", 0],
  ],
  counted: [["wash", 0.5]],
  each: [
    ["wash", 0.7],
    ["", 0.2],
    ["machine", 0.1],
  ],
  customer: 0.1,
  time: [
    ["", 0.8],
    ["month", 0.2],
  ],
  party: [
    ["venture", 0.9],
    ["rival", 0.1],
  ],
  status: [
    ["actual", 0.7],
    ["planned", 0.3],
  ],
  basis: "once",
};

test("the likeliest reading consists of the likeliest parts, without duplicates", () => {
  const [first, ...rest] = likelyReadings(chances, {}, offersMax);
  expect(first).toEqual({
    meaning: "price",
    unit: { USD: 1, wash: -1 },
    flow: "in",
    party: "venture",
    status: "actual",
    basis: "once",
  });
  expect(new Set([first, ...rest].map((reading) => JSON.stringify(reading))).size).toBe(offersMax);
});

test("known facts apply to every reading, even to a meaning that the reader did not consider", () => {
  for (const known of knownByOnePress(chances)) {
    const rows = rowsOf(chances, known);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(narrowedMax);
    for (const { reading, others } of rows) {
      for (const each of [reading, ...others.map((other) => other.reading)])
        expect(figureReading.safeParse(each).success).toBe(true);
      if (known.party) expect(reading.party).toBe(known.party);
      if (known.status) expect(reading.status).toBe(known.status);
      if (known.currency) expect(reading.unit[known.currency]).toBe(1);
      if (known.each) expect(reading.unit[known.each]).toBe(-1);
    }
  }
  const [grant] = likelyReadings(chances, { choice: "grant" }, 1);
  expect([grant?.meaning, grant?.flow]).toEqual(["grant", "in"]);
});

test("an amount is not a number of people, and a bare number is an amount only where a currency is known", () => {
  expect(facetsOf(chances).choices).not.toContain("paying");
  expect(facetsOf(unknownChances("plain", [])).choices).not.toContain("price");
  expect(facetsOf(unknownChances("plain", ["EUR"])).choices).toContain("price");
  expect(facetsOf(unknownChances("percent", [])).choices).toContain("churn");
});

test("a number without candidate readings is what its founder says it is", () => {
  const [reading] = likelyReadings(unknownChances("plain", []), { choice: "paying", time: "month" }, 1);
  expect(reading).toMatchObject({ meaning: "paying", unit: { customer: 1, month: -1 }, basis: "recurring" });
});

test("a line's variants by one part stand beside it, without duplicates", () => {
  const rows = rowsOf(chances, { choice: "price" });
  const [first] = rows;
  expect(first?.others.map(({ by, reading }) => [by, reading.party, reading.status])).toContainEqual([
    "status",
    "venture",
    "planned",
  ]);
  for (const { reading, others } of rows)
    for (const other of others)
      for (const part of ["party", "status"] as const)
        expect(other.by === part).toBe(other.reading[part] !== reading[part]);
  const all = rows.flatMap(({ reading, others }) => [reading, ...others.map((other) => other.reading)]);
  expect(new Set(all.map((reading) => JSON.stringify(reading))).size).toBe(all.length);
});

test("the lines of a newly opened window are those that the reply words", () => {
  const first = likelyReadings(chances, {}, 2);
  const rows = rowsOf(chances, {}, first);
  expect(rows.map(({ reading }) => reading)).toEqual(first);
  expect(rows.flatMap(({ others }) => others).length).toBeGreaterThan(2);
});
