import { describe, expect, test } from "vitest";
import { settledIn } from "../../training/settled.ts";
import { compute } from "../laws/index.ts";
import { formatUnit } from "../quantities/unit.ts";
import { hear } from "./hear.ts";

const unitsOf = (language: "en" | "de" | "fr" | "es" | "hi" | "zh", ...marked: string[]): string[] => {
  const { messages, settled } = settledIn(marked);
  return hear(messages, { language, settled }).quantities.map(({ unit }) => formatUnit(unit));
};

describe("a noun for the buyer becomes customer in every unit", () => {
  test.each([
    ["en", "It is ⟦39 euros|price EUR/office/month =39⟧ per office a month. ⟦14|paying customer⟧ offices pay us."],
    ["en", "⟦14|paying customer⟧ dental offices pay us ⟦39 euros|price EUR/offices/month =39⟧ a month."],
    ["de", "⟦14|paying customer⟧ Praxen zahlen, ⟦39 Euro|price EUR/praxen/month =39⟧ je Praxis im Monat."],
    [
      "fr",
      "⟦14|paying customer⟧ cabinets nous paient, ⟦39 euros|price EUR/cabinet/month =39⟧ par cabinet et par mois.",
    ],
    ["es", "⟦14|paying customer⟧ clínicas nos pagan ⟦39 euros|price EUR/clínica/month =39⟧ por clínica al mes."],
    ["hi", "⟦14|paying customer⟧ दुकानें पैसे देती हैं, ⟦₹390|price INR/दुकान/month =390⟧ महीना हर दुकान से।"],
    ["zh", "⟦14|paying customer⟧家诊所付费，每家诊所每月⟦39元|price CNY/诊所/month =39⟧。"],
  ] as const)("%s: %s", (language, marked) => {
    expect(unitsOf(language, marked).toSorted()).toEqual([expect.stringMatching(/^...\/customer\/month$/), "customer"]);
  });

  test("results are computed from it", () => {
    const marked =
      "It is ⟦39 euros|price EUR/office/month =39⟧ per office a month. ⟦14|paying customer⟧ offices pay us.";
    const { messages, settled } = settledIn([marked]);
    const { metrics } = compute(hear(messages, { language: "en", settled }).quantities);
    expect(metrics.some(({ value, unit }) => value === 546 && formatUnit(unit) === "EUR/month")).toBe(true);
  });

  test("a buyer noun in a later message counts too", () => {
    const units = unitsOf(
      "en",
      "We take ⟦39 euros|price EUR/office/month =39⟧ per office a month.",
      "Now ⟦14|paying customer⟧ offices pay.",
    );
    expect(units).toEqual(["EUR/customer/month", "customer"]);
  });
});

test("a fixed cost for each customer is a cost of each, and that of a place stays a fixed cost", () => {
  const marked = [
    "⟦68|paying customer⟧ members pay ⟦165 euros|price EUR/customer/month =165⟧ a month.",
    "Clay is ⟦22 euros|fixed_cost EUR/member/month =22⟧ per member, rent ⟦900 euros|fixed_cost EUR/shop/month =900⟧ a shop.",
  ];
  const { messages, settled } = settledIn(marked);
  const { quantities } = hear(messages, { language: "en", settled });
  expect(quantities.map(({ meaning, unit }) => `${meaning} ${formatUnit(unit)}`)).toEqual([
    "paying customer",
    "price EUR/customer/month",
    "unit_cost EUR/customer/month",
    "fixed_cost EUR/shop/month",
  ]);
});

describe("a noun that does not name the buyer stays unchanged", () => {
  test.each([
    [
      "what is counted for each customer",
      "It is ⟦6 euros|price EUR/seat/month =6⟧ a seat. Customers have ⟦5|usage seat/customer⟧ seats, ⟦8|paying customer⟧ seats pay.",
    ],
    [
      "a noun behind another number",
      "It is ⟦6 euros|price EUR/wash =6⟧ a wash, ⟦8|paying customer⟧ drivers pay for ⟦40|volume wash/month⟧ washes a month.",
    ],
    ["a noun behind an article", "Tell me: ⟦8|paying customer⟧ a wash is ⟦6 euros|price EUR/wash =6⟧."],
    [
      "a rival's count",
      "It is ⟦6 euros|price EUR/shop/month =6⟧ a shop, the others have ⟦80|paying customer rival⟧ shops.",
    ],
  ])("%s", (_, marked) => {
    expect(unitsOf("en", marked).join(" ")).toMatch(/EUR\/(seat|wash|shop)/);
  });

  test("the two sides of a market stay separate nouns", () => {
    const units = unitsOf(
      "en",
      "⟦20|paying customer⟧ cooks pay ⟦9 euros|price EUR/cook/month =9⟧ a month, ⟦300|paying customer⟧ eaters pay ⟦2 euros|price EUR/eater/month =2⟧.",
    );
    expect(units).toEqual(["customer", "EUR/cook/month", "customer", "EUR/eater/month"]);
  });
});
