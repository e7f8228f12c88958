import type { Settlement } from "@cofounder/contract/figures";
import { describe, expect, test } from "vitest";
import { settledIn } from "../../training/settled.ts";
import { findFigures } from "../reader/find-figures.ts";
import { readVenture } from "./read-venture.ts";
import {
  acquisitionCosts,
  cashHeld,
  churnRates,
  type Figures,
  fixedCosts,
  grossMargins,
  hoursPerWeek,
  interviews,
  payingCustomers,
  prices,
  reachable,
  takeRates,
  unitCosts,
  valueOf,
} from "./figures.ts";
import type { Venture } from "./venture.ts";

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
    ["3.5%", 3.5, ""],
    ["4 percent", 4, ""],
    ["12 months", 12, ""],
    ["１２%", 12, ""],
    ["500 USD", 500, "USD"],
    ["A$30", 30, "AUD"],
  ])("%s", (written, value, currency) => {
    const [found] = findFigures(`It is ${written} today.`, "en");
    expect(found?.low).toBeCloseTo(value, 9);
    expect(found?.currency ?? "").toBe(currency);
  });

  test("a range keeps both ends", () => {
    expect(findFigures("we pay $20–30k a year", "en")[0]).toMatchObject({ low: 20_000, high: 30_000 });
  });

  test("the span covers the founder's own characters, including invisible ones", () => {
    const message = "Price\u200b: \u200b€49 per month";
    const [figure] = readVenture([message]).unread;
    expect(message.slice(figure?.span.start, figure?.span.end)).toBe("€49");
  });
});

describe("a figure has the reading that its founder settled", () => {
  const cases: [string, Figures, number][] = [
    ["We charge ⟦$29|price USD/customer/month⟧ per month.", prices, 29],
    ["It costs us ⟦$4|unit_cost USD/box⟧ to deliver each box, sold at ⟦$9|price USD/box⟧.", unitCosts, 4],
    ["Winning one costs us ⟦$120|acquisition_spend USD/customer⟧.", acquisitionCosts, 120],
    [
      'The rent is ⟦$900|fixed_cost USD/month "rent"⟧ a month, the server ⟦$100|fixed_cost USD/month "server"⟧.',
      fixedCosts,
      1000,
    ],
    ["Gross margin is ⟦70%|margin % =70⟧.", grossMargins, 0.7],
    ["We have ⟦31|paying customer⟧ paying customers.", payingCustomers, 31],
    ["Monthly churn is ⟦4.5%|churn %/month =4.5⟧.", churnRates, 0.045],
    ["We take a ⟦12%|fee % =12⟧ commission.", takeRates, 0.12],
    ["There are ⟦8,200|reachable customer =8200⟧ clinics in France.", reachable, 8200],
    ["We have ⟦$90k|cash USD =90000⟧ in the bank.", cashHeld, 90_000],
    ["We interviewed ⟦17|asked customer⟧ owners.", interviews, 17],
    ["I have ⟦15|work_time hour/week⟧ hours a week for this.", hoursPerWeek, 15],
  ];
  test.each(cases)("%s", (marked, figures, value) => {
    const { messages, settled } = settledIn([marked]);
    expect(valueOf(readVenture(messages, { settled }), figures)).toBeCloseTo(value, 9);
  });

  test("a number neither settled nor proven is not a figure", () => {
    const venture = readVenture(["Somewhere in it stands a 17 and nobody knows why."]);
    expect(venture.current).toEqual([]);
    expect(venture.unread.map(({ quote }) => quote)).toEqual(["17"]);
  });

  test("a rival's price does not belong to the venture", () => {
    const { messages, settled } = settledIn(["CleanFox takes ⟦$25|price USD/wash rival⟧ for a wash."]);
    expect(valueOf(readVenture(messages, { settled }), prices)).toBeNull();
  });

  test("a figure that the founder dismisses is neither used nor asked about", () => {
    const text = "We are at 12 Elm Street.";
    const venture = readVenture([text], { settled: [{ span: { message: 0, start: 10, end: 12 }, reading: null }] });
    expect([venture.quantities, venture.unread]).toEqual([[], []]);
    expect(venture.dismissed.map(({ quote }) => quote)).toEqual(["12"]);
  });

  test("a settlement at a place without a number settles nothing", () => {
    const { settled } = settledIn(["We charge ⟦$29|price USD/customer/month⟧."]);
    expect(readVenture(["We charge them all."], { settled }).quantities).toEqual([]);
  });
});

describe("open figures", () => {
  const text =
    "A wash is 19 euros, the foam costs us 3 euros for each wash and the wax costs us 4 euros for each wash.";
  const at = (quote: string): { message: number; start: number; end: number } => {
    const start = text.indexOf(quote);
    return { message: 0, start, end: start + quote.length };
  };
  const washes = {
    flow: "out",
    party: "venture",
    status: "actual",
    basis: "once",
    unit: { EUR: 1, wash: -1 },
  } as const;
  const settled: Settlement[] = [
    { span: at("19 euros"), reading: { ...washes, meaning: "price", flow: "in" } },
    { span: at("3 euros"), reading: { ...washes, meaning: "unit_cost" } },
  ];
  const names = (venture: Venture): string[] => venture.computed.metrics.map(({ name }) => name);

  test("an open amount that may be a cost makes a sum partial", () => {
    const venture = readVenture([text], { settled });
    expect(venture.unread.map(({ quote }) => quote)).toEqual(["4 euros"]);
    expect(names(venture)).toContain("partial_contribution");
    expect(names(venture)).not.toContain("contribution");
  });
  test("once it is dismissed the sum is complete", () => {
    const venture = readVenture([text], { settled: [...settled, { span: at("4 euros"), reading: null }] });
    expect(names(venture)).toContain("contribution");
  });
});

test("a sign of several currencies means the one the founder states", () => {
  const { messages, settled } = settledIn(["We charge ⟦$4,500|price CLP/customer/month =4500⟧ a month."]);
  expect(readVenture(messages, { settled }).quantities).toMatchObject([{ value: 4500, unit: { CLP: 1 } }]);
});

describe("contradictions are asked, not settled silently", () => {
  const read = (...marked: string[]): Venture => {
    const { messages, settled } = settledIn(marked);
    return readVenture(messages, { settled });
  };
  test("two prices for one thing contradict each other", () => {
    const venture = read(
      "We charge ⟦$29|price USD/customer/month⟧ per month. The price is ⟦$39|price USD/customer/month⟧ per month.",
    );
    expect(venture.contradictions.map((item) => item.meaning)).toEqual(["price"]);
    expect(venture.contradictions[0]?.question).toContain("$29 and $39");
  });
  test("the figure of a later message replaces the earlier one", () => {
    const venture = read(
      "We charge ⟦$29|price USD/customer/month⟧ per month.",
      "We now charge ⟦$39|price USD/customer/month⟧ per month.",
    );
    expect(venture.contradictions).toEqual([]);
    expect(valueOf(venture, prices)).toBe(39);
  });
  test("the same figure twice is not a contradiction", () => {
    const venture = read("Churn is ⟦4%|churn %/month =4⟧ a month. As I said, churn is ⟦4%|churn %/month =4⟧.");
    expect(venture.contradictions).toEqual([]);
  });
  test("a supposition changes nothing", () => {
    const venture = read(
      "We charge ⟦$39|price USD/customer/month⟧ per month.",
      "What if we charged ⟦$59|price USD/customer/month hypothetical⟧ a month?",
    );
    expect(valueOf(venture, prices)).toBe(39);
    expect(venture.quantities.some(({ status }) => status === "hypothetical")).toBe(true);
  });
});

describe("impossible figures are noticed", () => {
  test.each([
    "Churn is ⟦140%|churn %/month =140⟧ a month.",
    "Gross margin is ⟦120%|margin % =120⟧.",
    "There are ⟦9 billion|reachable customer =9000000000⟧ households in the world.",
    "The price is ⟦-$20|price USD/customer/month =-20⟧.",
  ])("%s", (marked) => {
    const { messages, settled } = settledIn([marked]);
    expect(readVenture(messages, { settled }).impossible).toHaveLength(1);
  });

  test("new customers of a month are no growth rate", () => {
    const { messages, settled } = settledIn(["We get about ⟦two|growth customer/month =2⟧ new ones a month."]);
    expect(readVenture(messages, { settled }).impossible).toEqual([]);
  });
});

describe("words are read", () => {
  test("place and channel", () => {
    const venture = readVenture([
      "An invoicing tool for freelance translators in Spain that chases late payers. We sell through cold outreach.",
    ]);
    expect(venture.places.map((place) => place.name)).toEqual(["Spain"]);
    expect(venture.channels.map((channel) => channel.id)).toEqual(["sales"]);
  });
  test("ordinary sentences name no competitor", () => {
    expect(
      readVenture(["Unlike the others, we care. We compete with nobody. The market is large."]).competitors,
    ).toEqual([]);
  });
});
