import { expect, test } from "vitest";
import { typedFigures } from "../fixtures/typed-figures.ts";
import { forecastOf, quantitiesOfSheet, sheetTranslator } from "./index.ts";
import type { EventMonths } from "./index.ts";

type Rows = Parameters<typeof typedFigures>[0];

const english = await sheetTranslator("en");
const forecast = (rows: Rows, months: EventMonths = {}) =>
  forecastOf(quantitiesOfSheet(typedFigures(rows), english), months, english);

const price: Rows[number] = ["price", 29, "EUR/customer/month", "price", { flow: "in" }];
const cost: Rows[number] = ["cost", 4, "EUR/customer/month", "unit_cost", { flow: "out" }];
const rent: Rows[number] = ["rent", 900, "EUR/month", "fixed_cost", { flow: "out", of: "rent" }];
const customers: Rows[number] = ["customers", 40, "customer", "paying"];
const cash: Rows[number] = ["cash", 9000, "EUR", "cash", { flow: "held", basis: "once" }];

const line = ({ lines }: ReturnType<typeof forecast>, name: string) =>
  lines.find((one) => one.name === name)?.values ?? [];

test("without growth every month is like today's, and that is said", () => {
  const known = forecast([price, cost, rent, customers, cash]);
  expect(line(known, "revenue")).toEqual(Array.from({ length: 24 }, () => 1160));
  expect(line(known, "variable_costs")[0]).toBe(-160);
  expect(line(known, "net")[23]).toBe(100);
  expect(line(known, "cash")[23]).toBe(9000 + 24 * 100);
  expect(known.unknown).toEqual(["Growth is not known: every month is like today's."]);
  expect(known).toMatchObject({ currency: "EUR", evenMonth: 1, emptyMonth: null });
});

test("customers are won and leave, and sales follow them", () => {
  const known = forecast([
    price,
    cost,
    rent,
    customers,
    ["won", 6, "customer/month", "paying"],
    ["churn", 5, "%/month", "churn"],
  ]);
  let count = 40;
  for (const value of line(known, "customers")) {
    expect(value).toBeCloseTo(count, 9);
    count = count * 0.95 + 6;
  }
  expect(line(known, "contribution")[1]).toBeCloseTo(44 * 25, 9);
  expect(known.unknown).toEqual(["Cash is not known: it is counted from zero."]);
});

test("a growth compounds, and where only churn is known nobody new comes", () => {
  const grown = forecast([price, cost, rent, customers, cash, ["growth", 10, "%/month", "growth"]]);
  expect(line(grown, "revenue")[12]).toBeCloseTo(1160 * 1.1 ** 12, 6);
  const shrunk = forecast([price, cost, rent, customers, cash, ["churn", 5, "%/month", "churn"]]);
  expect(line(shrunk, "customers")[2]).toBeCloseTo(40 * 0.95 ** 2, 9);
  expect(shrunk.unknown).toEqual(["How many customers are won is not known: none come to those of today."]);
});

test("the tax inside a price comes in and goes out", () => {
  const known = forecast([price, cost, rent, customers, cash, ["tax", 20, "%", "tax", { shareOf: "price" }]]);
  expect(line(known, "revenue")[0]).toBeCloseTo(1160, 9);
  expect(line(known, "tax")[0]).toBeCloseTo(-1160 / 6, 9);
  expect(line(known, "contribution")[0]).toBeCloseTo(1160 / 1.2 - 160, 9);
});

test("planned pay and a raise are in no month until one is chosen", () => {
  const rows: Rows = [
    price,
    cost,
    rent,
    customers,
    cash,
    ["raise", 50_000, "EUR", "raise", { flow: "asked", basis: "once", status: "planned" }],
    ["developer", 4000, "EUR/month", "pay", { flow: "out", of: "developer", status: "planned" }],
  ];
  const open = forecast(rows);
  expect(line(open, "cash")[23]).toBe(11_400);
  expect(open.events).toEqual([
    { figure: "raise", amount: 50_000, recurs: false, month: null },
    { figure: "developer", amount: -4000, recurs: true, month: null },
  ]);
  const dated = forecast(rows, { raise: 3, developer: 23 });
  expect(line(dated, "event_0").slice(0, 4)).toEqual([0, 0, 50_000, 0]);
  expect(line(dated, "event_1").slice(21)).toEqual([0, -4000, -4000]);
  expect(line(dated, "cash")[23]).toBe(11_400 + 50_000 - 8000);
});

test("money lasts to the month in which it is gone, and costs of winning go with those who are won", () => {
  const rows: Rows = [price, cost, ["rent", 5000, "EUR/month", "fixed_cost", { flow: "out" }], customers, cash];
  expect(forecast(rows).emptyMonth).toBe(3);
  const won = forecast([
    ...rows,
    ["won", 6, "customer/month", "paying"],
    ["cac", 120, "EUR/customer", "acquisition_spend", { flow: "out" }],
  ]);
  expect(line(won, "marketing_row")[5]).toBe(-720);
  const alone = forecast([...rows, ["cac", 120, "EUR/customer", "acquisition_spend", { flow: "out" }]]);
  expect(alone.unknown).toContain("What new customers cost is not in it: how many are won a month is not known.");
});

test("where nothing can be told no month is shown, and the reason is", () => {
  expect(forecast([cash])).toMatchObject({
    lines: [],
    unknown: ["A monthly forecast needs a price and how much you sell in a month, or your monthly costs."],
  });
  const dollars: Rows[number] = ["cash", 9000, "USD", "cash", { flow: "held" }];
  expect(forecast([price, cost, rent, customers, dollars])).toMatchObject({
    lines: [],
    unknown: ["The sheet has several currencies: say the rate, or use one."],
  });
});

test("costs without sales are costs alone, and sales without a cost of one name that", () => {
  expect(forecast([rent, cash]).unknown).toEqual(["Revenue is not known: only costs are in it."]);
  const uncosted = forecast([price, rent, customers, cash]);
  expect(line(uncosted, "variable_costs")).toEqual([]);
  expect(uncosted.unknown).toContain("Variable costs are not known: none are in it.");
});

test("hundreds of costs without a month are listed, and are in no month", () => {
  const machines = Array.from({ length: 300 }, (_, index): Rows[number] => [
    `machine_${index}`,
    50,
    "EUR",
    "one_off_cost",
    { flow: "out", of: `machine ${index}` },
  ]);
  const known = forecast([price, cost, rent, customers, cash, ...machines], { machine_7: 2 });
  expect(known.events.length).toBe(300);
  expect(line(known, "cash").slice(0, 3)).toEqual([9100, 9150, 9250]);
});
