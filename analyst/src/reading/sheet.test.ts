import { describe, expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import { renderReply } from "../presentation/render-reply.ts";
import type { Settled } from "../reader/settling/settle.ts";
import { type SheetFigure, supersededIn } from "./sheet.ts";

const now = new Date("2026-11-20");
const idea = "A booking app for hair salons. Each salon pays us 29 euros a month and 40 salons pay.";
const place = (quote: string, text = idea, message = 0) => {
  const start = text.indexOf(quote);
  return { message, start, end: start + quote.length };
};

const own = { flow: "in", party: "venture", status: "actual", basis: "recurring" } as const;
const priceRead = { ...own, meaning: "price", unit: { EUR: 1, customer: -1, month: -1 } } as const;
const payingRead = { ...own, flow: "none", meaning: "paying", unit: { customer: 1 } } as const;
const settled: Settled[] = [
  { span: place("29 euros"), reading: priceRead },
  { span: place("40"), reading: payingRead },
];

const price: SheetFigure = {
  id: "price",
  quote: "",
  value: 45,
  reading: priceRead,
  state: "stands",
  span: null,
  after: -1,
};
const paying: SheetFigure = { ...price, id: "paying", quote: "60 salons", value: 60, reading: payingRead };
const corrected: SheetFigure = { ...price, span: place("29 euros"), after: 0 };

const revenueOf = (messages: string[], sheet: SheetFigure[], clicks = settled): number | null | undefined =>
  analyse({ messages, now, settled: clicks, sheet }).metrics.find(({ name }) => name === "mrr")?.value;
const currentOf = (messages: string[], sheet: SheetFigure[], clicks = settled) =>
  analyse({ messages, now, settled: clicks, sheet }).venture.current;

describe("a figure from elsewhere", () => {
  const question = "How much do we take in each month?";

  test("is computed with, and the first reply says that it comes from the sheet", () => {
    const analysis = analyse({ messages: [question], now, sheet: [price, paying] });
    expect(analysis.metrics.find(({ name }) => name === "mrr")?.value).toBe(2700);
    const { markdown, parts } = renderReply(analysis, { ask: question });
    expect(markdown).toContain('I also use: "€45"');
    expect(markdown).toContain('"60 salons" (paying customers)');
    expect(markdown).not.toContain("Executive Summary");
    expect(parts.some(({ kind }) => kind === "heard")).toBe(false);
  });

  test("does not turn a greeting into an analysis", () => {
    const { markdown } = renderReply(analyse({ messages: ["Hello"], now, sheet: [price, paying] }), { ask: "Hello" });
    expect(markdown).not.toContain("45");
  });

  test("gives way to what a later message says of the same thing, and is superseded", () => {
    const current = currentOf([idea], [price, paying]);
    expect(current.map(({ value }) => value)).toEqual([29, 40]);
    expect(supersededIn([price, paying], current)).toEqual(["price", "paying"]);
  });

  test("replaces what an earlier message said", () => {
    const sheet = [{ ...price, after: 0 }];
    expect(revenueOf([idea, "Thanks"], sheet)).toBe(1800);
    expect(supersededIn(sheet, currentOf([idea, "Thanks"], sheet))).toEqual([]);
  });

  test("is not used for another idea that a message announces", () => {
    const messages = [idea, "A new idea: an app for dog walkers in Lyon."];
    expect(currentOf(messages, [price, paying])).toEqual([]);
  });

  test("that does not hold any more, or is not the venture's, is not used", () => {
    const gone = [{ ...price, state: "no_longer_true" } as const, { ...paying, state: "not_mine" } as const];
    expect(currentOf([question], gone)).toEqual([]);
    expect(supersededIn(gone, [])).toEqual([]);
  });
});

describe("a correction on the sheet of a figure of a message", () => {
  test("stands in its place", () => {
    expect(revenueOf([idea], [])).toBe(1160);
    expect(revenueOf([idea], [corrected])).toBe(1800);
    const current = currentOf([idea], [corrected]);
    expect(current.map(({ value, quote }) => [value, quote])).toEqual([
      [45, "€45"],
      [40, "40"],
    ]);
    expect(supersededIn([corrected], current)).toEqual([]);
  });

  test("stands in the place of an open figure too", () => {
    const { venture } = analyse({ messages: [idea], now, sheet: [corrected], settled: [] });
    expect(venture.unread.some(({ span }) => span.start === place("29 euros").start)).toBe(false);
    expect(venture.quantities.map(({ value }) => value)).toContain(45);
  });

  test("gives way to a later message and to a later sentence that settles the figure", () => {
    const restated = "Each salon now pays us 49 euros a month.";
    const clicks = [...settled, { span: place("49 euros", restated, 1), reading: priceRead }];
    const current = currentOf([idea, restated], [corrected], clicks);
    expect(new Set(current.map(({ value }) => value))).toEqual(new Set([40, 49]));
    expect(supersededIn([corrected], current)).toEqual(["price"]);
    const said = "The 29 euros is what it costs us to win one.";
    expect(currentOf([idea, said], [corrected]).map(({ value }) => value)).not.toContain(45);
  });

  test("dismisses it where it is not the venture's, and makes it past where it holds no longer", () => {
    const { venture } = analyse({ messages: [idea], now, settled, sheet: [{ ...corrected, state: "not_mine" }] });
    expect(venture.dismissed.map(({ quote }) => quote)).toEqual(["29 euros"]);
    expect(currentOf([idea], [{ ...corrected, state: "no_longer_true" }]).map(({ value }) => value)).toEqual([40]);
  });
});
