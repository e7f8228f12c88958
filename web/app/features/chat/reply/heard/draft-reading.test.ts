import type { FigureReading, HeardFigure } from "@cofounder/contract";
import { describe, expect, it } from "vitest";
import { choicesFor, draftOf, nounsIn, numberAt, readingOf, symbolOf, withChoice } from "./draft-reading.ts";
import { choices, groups } from "./meanings.ts";

const own = { flow: "none", party: "venture", status: "actual", basis: "once" } as const;
const price: FigureReading = { ...own, meaning: "price", flow: "in", unit: { EUR: 1, wash: -1 } };

function figure(quote: string, reading: FigureReading | null = null, offers: FigureReading[] = []): HeardFigure {
  const span = { message: 0, start: 0, end: quote.length };
  const labelled = offers.map((offer) => ({ reading: offer, label: offer.meaning }));
  return { id: quote, quote, span, state: "unread", reading, label: "", offers: labelled };
}

const euro = { kind: "money", currency: "EUR" } as const;
const plain = { kind: "plain", currency: null } as const;

it("every choice stands in one group", () => {
  expect(Object.values(groups).flat().toSorted()).toEqual(Object.keys(choices).toSorted());
});

describe("the number under a figure", () => {
  const pays: FigureReading = { ...own, meaning: "paying", unit: { customer: 1 } };
  it.each([
    ["€4.50", null, { kind: "money", currency: "EUR" }],
    ["5%", null, { kind: "percent", currency: null }],
    ["5 percent", { ...own, meaning: "churn", unit: { "%": 1, month: -1 } }, { kind: "percent", currency: null }],
    ["20 bucks", { ...price, unit: { USD: 1 } }, { kind: "money", currency: "USD" }],
    ["40", pays, { kind: "plain", currency: null }],
    ["300", { ...price, unit: { EUR: 1 } }, { kind: "plain", currency: "EUR" }],
  ] as const)("%s is known by its words and its readings", (quote, reading, expected) => {
    expect(numberAt(figure(quote, reading as FigureReading | null), [])).toEqual(expected);
  });

  it("has the currency of the figures beside it where it has none", () => {
    expect(numberAt(figure("300"), [figure("€4.50", price)])).toEqual({ kind: "plain", currency: "EUR" });
  });
});

describe("what a number can be", () => {
  const namesFor = (at: Parameters<typeof choicesFor>[0]) => choicesFor(at).flatMap(({ names }) => names);

  it("an amount is no number of people, and a percentage no amount", () => {
    expect(namesFor(euro)).toContain("fixed_cost");
    expect(namesFor(euro)).not.toContain("paying");
    expect(namesFor({ kind: "percent", currency: "EUR" })).toContain("churn");
    expect(namesFor({ kind: "percent", currency: "EUR" })).not.toContain("cash");
  });

  it("a bare number is an amount only where the currency is known", () => {
    expect(namesFor(plain)).toContain("paying");
    expect(namesFor(plain)).not.toContain("price");
    expect(namesFor({ kind: "plain", currency: "EUR" })).toContain("price");
  });
});

describe("a reading that is put together", () => {
  it("is the one it was begun with where nothing was changed", () => {
    expect(readingOf(draftOf(price), euro, price)).toEqual(price);
  });

  it("has the flow of its meaning and recurs where it has a period", () => {
    const draft = { ...withChoice(draftOf(price), "fixed_cost", euro), each: "", per: "month" as const };
    expect(readingOf(draft, euro, price)).toEqual({
      ...own,
      meaning: "fixed_cost",
      flow: "out",
      unit: { EUR: 1, month: -1 },
      basis: "recurring",
    });
  });

  it("tells a fee that is kept from one that is paid", () => {
    const fee = (name: "fee_kept" | "fee_paid") => readingOf(withChoice(draftOf(price), name, euro), euro, price);
    expect([fee("fee_kept")?.flow, fee("fee_paid")?.flow]).toEqual(["in", "out"]);
  });

  it("counts customers by itself, and waits for the noun of other things", () => {
    expect(readingOf(withChoice(draftOf(null), "paying", plain), plain, null)?.unit).toEqual({ customer: 1 });
    const stock = withChoice(draftOf(null), "stock", plain);
    expect(readingOf(stock, plain, null)).toBeNull();
    expect(readingOf({ ...stock, counted: "machine" }, plain, null)?.unit).toEqual({ machine: 1 });
  });

  it("of what a buyer spends is the buyer's, and the venture's again when it is something else", () => {
    const budget = withChoice(draftOf(price), "budget", euro);
    expect(budget.party).toBe("buyer");
    expect(withChoice(budget, "price", euro).party).toBe("venture");
  });
});

it("what is typed becomes a symbol of a unit, and never a currency", () => {
  expect(["delivery round", " 2 boxes", "SMS", "कमरा", "!"].map(symbolOf)).toEqual([
    "delivery_round",
    "boxes",
    "sms",
    "कमरा",
    "",
  ]);
});

it("the nouns of all figures are offered, each once", () => {
  const usage: FigureReading = { ...own, meaning: "usage", unit: { wash: 1, customer: -1, month: -1 } };
  expect(nounsIn([figure("€4.50", price, [{ ...price, unit: { EUR: 1, kg: -1 } }]), figure("3", usage)])).toEqual([
    "wash",
    "kg",
  ]);
});
