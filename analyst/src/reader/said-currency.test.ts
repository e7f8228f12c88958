import type { Settlement } from "@cofounder/contract/figures";
import { expect, test } from "vitest";
import { hear } from "./hear.ts";

const text = "Tickets are $12, the hall is $450 a night, drinks 5 each. The band wants €300 and the printer US$20.";

/** The currency or unit that the founder states for the amount. */
function said(amount: string, currency: string): Settlement {
  const start = text.indexOf(amount);
  return {
    span: { message: 0, start, end: start + amount.length },
    reading: {
      meaning: "price",
      unit: { [currency]: 1 },
      flow: "in",
      party: "venture",
      status: "actual",
      basis: "once",
    },
  };
}

/** The likeliest currency of each number from its words. */
function currencies(settled: Settlement[]): Record<string, string | undefined> {
  const { quantities, unread, chances } = hear([text], { language: "en", settled });
  return Object.fromEntries(
    [...quantities, ...unread].map(({ id, quote }) => [quote, chances().get(id)?.currency[0]?.[0]]),
  );
}

test("a currency stated for one amount applies to all amounts with its sign", () => {
  expect(currencies([])).toMatchObject({ $12: "USD", $450: "USD" });
  expect(currencies([said("$12", "CAD")])).toMatchObject({
    $12: "CAD",
    $450: "CAD",
    "5": "CAD",
    "€300": "EUR",
    US$20: "USD",
  });
});

test("a currency stated for an amount without a sign applies to the others without one", () => {
  expect(currencies([said("5 each", "CHF")])).toMatchObject({ "5": "CHF", $12: "USD", "€300": "EUR" });
});

test("a guess takes over a stated currency, and a dollar may be any currency with its sign", () => {
  const { unread, chances } = hear([text], { language: "en", settled: [said("$12", "COP")] });
  const hall = unread.find(({ quote }) => quote === "$450");
  expect(hall?.guess?.unit).toMatchObject({ COP: 1 });
  const offered = chances()
    .get(hall?.id ?? "")
    ?.currency.map(([code]) => code);
  expect(offered).toEqual(expect.arrayContaining(["COP", "USD", "CAD", "ARS", "CLP", "UYU"]));
});
