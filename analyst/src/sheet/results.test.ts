import { expect, test } from "vitest";
import { typedFigures } from "../fixtures/typed-figures.ts";
import { differencesOf, followingOf, quantitiesOfSheet, sheetTranslator, withValues } from "./index.ts";
import type { StandingFigure } from "./index.ts";

const app = typedFigures([
  ["price", 29, "EUR/customer/month", "price", { flow: "in" }],
  ["cost", 4, "EUR/customer/month", "unit_cost", { flow: "out" }],
  ["rent", 900, "EUR/month", "fixed_cost", { flow: "out", of: "rent" }],
  ["licences", 350, "EUR/month", "fixed_cost", { flow: "out", of: "licences" }],
  ["customers", 40, "customer", "paying"],
  ["cash", 9000, "EUR", "cash", { flow: "held", basis: "once" }],
]);

const english = await sheetTranslator("en");
const followingIn = (figures: readonly StandingFigure[], translator = english) =>
  followingOf(quantitiesOfSheet(figures, translator), translator);
const resultIn = (name: string, figures: readonly StandingFigure[] = app) =>
  followingIn(figures).results.find((result) => result.name === name);

test("a result has its value, its formula in words and with values, and the figures that it rests on", () => {
  expect(resultIn("contribution_per_customer")).toMatchObject({
    group: "sale",
    label: "Contribution per customer and month",
    value: 25,
    unit: "EUR",
    display: "€25",
    low: null,
    formula: "price a month − cost to serve",
    arithmetic: "€29 − €4",
    figures: ["price", "cost"],
    notes: [],
  });
  expect(resultIn("monthly_result")).toMatchObject({
    value: 40 * 25 - 1250,
    figures: ["customers", "price", "cost", "rent", "licences"],
  });
  expect(resultIn("break_even_customers")?.value).toBe(50);
});

test("neither a figure under another name nor a price for a margin that nobody named is a result", () => {
  const loaf = typedFigures([["cost", 1.35, "EUR/loaf", "unit_cost", { flow: "out" }]]);
  expect(followingIn(loaf).results).toEqual([]);
  const yearly = typedFigures([["rent", 12_000, "EUR/year", "fixed_cost", { flow: "out", of: "rent" }]]);
  expect(followingIn(yearly).results).toMatchObject([{ name: "fixed_costs", value: 1000 }]);
});

test("a result names the results in its formula by their keys", () => {
  const { results } = followingIn(app);
  const result = results.find(({ name }) => name === "break_even_customers");
  const used = results.filter(({ key }) => result?.uses.includes(key)).map(({ name }) => name);
  expect(used.toSorted()).toEqual(["contribution_per_customer", "fixed_costs"]);
  expect(new Set(results.map(({ key }) => key)).size).toBe(results.length);
});

test("the most important result of each group comes first", () => {
  const groups = Map.groupBy(followingIn(app).results, ({ group }) => group);
  expect(groups.get("sale")?.[0]?.name).toBe("contribution_per_customer");
  expect(groups.get("month")?.[0]?.name).toBe("monthly_result");
  expect(groups.get("cash")?.[0]?.name).toBe("runway_months");
});

test("what was set aside computes nothing, and a range of a figure is a range of its results", () => {
  const without = app.map((figure): StandingFigure =>
    figure.id === "cost" ? { ...figure, state: "not_mine" } : figure,
  );
  expect(resultIn("contribution_per_customer", without)).toBeUndefined();
  const ranged = app.map((figure) => (figure.id === "price" ? { ...figure, low: 19, high: 39 } : figure));
  expect(resultIn("contribution_per_customer", ranged)).toMatchObject({ value: 25, low: "€15", high: "€35" });
});

test("two values of one thing are asked about, in words, and not computed with", () => {
  const more = typedFigures([
    ["second", 35, "EUR/customer/month", "price", { flow: "in" }],
    ["other", 700, "EUR/month", "fixed_cost", { flow: "out", of: "rent" }],
  ]);
  const { results, questions } = followingIn([...app, ...more]);
  const used = new Set(results.flatMap(({ figures }) => figures));
  expect(["price", "second", "rent", "other"].filter((id) => used.has(id))).toEqual([]);
  expect(questions).toEqual([
    { text: 'You say "€29" and "€35". Which of them holds today?', about: ["price", "second"] },
    { text: 'You say "€700" (rent) and "€900" (rent). Which of them holds today?', about: ["other", "rent"] },
  ]);
});

test("figures that no result uses are named", () => {
  const visits = typedFigures([["visits", 1200, "visit/month", "visitor"]]);
  expect(followingIn([...app, ...visits]).unused).toEqual(["visits"]);
});

test("with both ends another value is a range, and without them it is none", () => {
  const quantities = quantitiesOfSheet(app, english);
  const ranged = withValues(quantities, { price: { value: 29, low: 19, high: 39 } });
  const lowOf = (some: typeof quantities) =>
    followingOf(some, english).results.find(({ name }) => name === "contribution_per_customer")?.low;
  expect(lowOf(ranged)).toBe("€15");
  expect(lowOf(withValues(ranged, { price: { value: 30 } }))).toBeNull();
});

test("another value moves every result that rests on it", () => {
  const quantities = quantitiesOfSheet(app, english);
  const before = followingOf(quantities, english);
  const now = followingOf(withValues(quantities, { price: { value: 49 } }), english);
  const { moved, gone, added } = differencesOf(before, now, english);
  const resultOf = (name: string) => before.results.find((result) => result.name === name)?.key ?? "";
  expect(moved[resultOf("monthly_result")]).toEqual({ before: "-€250", difference: "+€800", sign: 1 });
  expect(moved[resultOf("gross_margin")]).toEqual({ before: "86.2%", difference: "+5.63 pp", sign: 1 });
  expect(moved[resultOf("fixed_costs")]).toBeUndefined();
  expect(gone.map(({ name }) => name)).toEqual(expect.arrayContaining(["runway_months", "net_burn"]));
  expect(added).toEqual([]);
});

test.each([
  ["de", "Deckungsbeitrag"],
  ["es", "contribución"],
  ["fr", "marge"],
  ["hi", "योगदान"],
  ["zh", "贡献"],
] as const)("results are told in %s, with formulas", async (language, word) => {
  const translator = await sheetTranslator(language);
  const result = followingIn(app, translator).results.find(({ name }) => name === "contribution_per_customer");
  expect(`${result?.label} ${result?.formula}`.toLowerCase()).toContain(word.toLowerCase());
});
