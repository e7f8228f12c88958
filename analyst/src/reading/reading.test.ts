import { describe, expect, test } from "vitest";
import { tongues } from "./languages/tongues.ts";
import { findQuantities } from "./quantities.ts";
import { readVenture } from "./read-venture.ts";
import { valueFor } from "./venture.ts";
import type { Role } from "./venture.ts";

describe("numbers are read as written", () => {
  test.each([
    ["$1,250.50", 1250.5, "USD"],
    ["€1.250", 1250, "EUR"],
    ["€1.250,50", 1250.5, "EUR"],
    ["1 250 €", 1250, "EUR"],
    ["₹1,20,000", 120_000, "INR"],
    ["Rs 500", 500, "INR"],
    ["11 lakh", 1_100_000, ""],
    ["2 crore", 20_000_000, ""],
    ["$2.5M", 2_500_000, "USD"],
    ["40k", 40_000, ""],
    ["3.5%", 0.035, "ratio"],
    ["4 percent", 0.04, "ratio"],
    ["12 months", 12, "months"],
    ["１２%", 0.12, "ratio"],
    ["500 USD", 500, "USD"],
    ["A$30", 30, "AUD"],
  ])("%s", (written, value, unit) => {
    const found = readVenture([`It is ${written} today.`]).facts[0];
    expect(found?.value).toBeCloseTo(value, 9);
    expect(found?.unit).toBe(unit);
  });

  test("a range keeps both ends", () => {
    expect(findQuantities("we pay $20–30k a year", tongues.en)[0]).toMatchObject({
      value: 20_000,
      high: 30_000,
      per: "year",
    });
  });

  test("the span points at the founder's own characters, invisible ones included", () => {
    const message = "Price\u200b: \u200b€49 per month";
    const fact = readVenture([message]).facts[0];
    expect(message.slice(fact?.span.start, fact?.span.end)).toBe("€49");
  });
});

describe("numbers find their role", () => {
  const cases: [string, Role, number][] = [
    ["We charge $29 per month.", "price", 29],
    ["It sells for $5 a seat per month.", "price", 5],
    ["Our CAC is $120.", "cac", 120],
    ["It costs us $4 to deliver each box.", "unit_cost", 4],
    ["Gross margin is 70%.", "gross_margin", 0.7],
    ["We have 31 paying customers.", "paying_customers", 31],
    ["Monthly churn is 4.5%.", "churn", 0.045],
    ["We take a 12% commission.", "take_rate", 0.12],
    ["The average order is $64.", "order_value", 64],
    ["There are 8,200 veterinary clinics in France.", "market_count", 8200],
    ["We have $90k in the bank.", "cash", 90_000],
    ["We burn $8k a month.", "burn", 8000],
    ["We are raising $500k.", "raise", 500_000],
    ["We interviewed 17 owners.", "interviews", 17],
    ["We have 450 people on the waitlist.", "waitlist", 450],
    ["I have 15 hours a week for this.", "hours_per_week", 15],
    ["MRR is $3,400.", "revenue", 3400],
  ];
  test.each(cases)("%s", (text, role, value) => expect(valueFor(readVenture([text]), role)).toBeCloseTo(value, 9));

  test("k of n interviews gives both numbers", () => {
    const venture = readVenture(["9 of 14 dentists we interviewed said so."]);
    expect([valueFor(venture, "interviews_positive"), valueFor(venture, "interviews")]).toEqual([9, 14]);
  });
});

describe("contradictions are asked, not settled silently", () => {
  test("two prices in two sentences contradict each other", () => {
    const venture = readVenture(["We charge $29 per month. The price is $39 per month."]);
    expect(venture.contradictions.map((item) => item.role)).toEqual(["price"]);
    expect(venture.contradictions[0]?.question).toContain("$29 and $39");
  });
  test("the later one stands when the founder says so", () => {
    const venture = readVenture(["We charge $29 per month.", "Actually we now charge $39 per month."]);
    expect(venture.contradictions).toEqual([]);
    expect(valueFor(venture, "price")).toBe(39);
  });
  test("a ladder of plans is no contradiction", () => {
    expect(readVenture(["Plans at $9, $29 and $99 per month."]).contradictions).toEqual([]);
  });
  test("the same figure twice is no contradiction", () => {
    expect(readVenture(["Churn is 4%. As I said, churn is 4%."]).contradictions).toEqual([]);
  });
});

describe("impossible figures are noticed", () => {
  test.each([
    "Churn is 140% a month.",
    "Gross margin is 120%.",
    "There are 9 billion households in the world.",
    "Our CAC is -$20.",
  ])("%s", (text) => {
    expect(readVenture([text]).impossible).toHaveLength(1);
  });
});

describe("words are read", () => {
  test("buyer, place, competitors and channel", () => {
    const venture = readVenture([
      "An invoicing tool for freelance translators in Spain that chases late payers. Competitors: Holded, Quipu and Billin. We sell through cold outreach.",
    ]);
    expect(venture.phrases.buyer?.text).toBe("freelance translators in Spain");
    expect(venture.places.map((place) => place.name)).toEqual(["Spain"]);
    expect(venture.competitors.map((name) => name.text)).toEqual(["Holded", "Quipu", "Billin"]);
    expect(venture.channels.map((channel) => channel.id)).toEqual(["sales"]);
  });
  test("ordinary sentences name no competitor", () => {
    expect(
      readVenture(["Unlike the others, we care. We compete with nobody. The market is large."]).competitors,
    ).toEqual([]);
  });
});
