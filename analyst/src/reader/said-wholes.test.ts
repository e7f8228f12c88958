import type { FigureReading, FigureWhole, Settlement } from "@cofounder/contract/figures";
import { describe, expect, test } from "vitest";
import { settledIn } from "../../training/settled.ts";
import { compute } from "../laws/index.ts";
import { heardPart } from "../reply/heard-part.ts";
import { translatorFor } from "../i18n/translator.ts";
import { hear } from "./hear.ts";

const yoga = [
  "A class is ⟦€50|price EUR/booking⟧ and the teacher ⟦€20|unit_cost EUR/booking⟧. We have ⟦200|volume booking/month⟧ bookings a month.",
  "⟦6 %|loss %⟧ do not come. We asked ⟦31|asked person⟧ and ⟦14|said_yes person⟧ said yes, ⟦40|said_yes person⟧ more online.",
];

/** The figures of the messages, settled as annotated, with statements about some of them. */
function heardWith(said: Record<string, string>, without: string[] = []) {
  const { messages, settled } = settledIn(yoga);
  const spanOf = (quote: string): Settlement["span"] => {
    const message = messages.findIndex((text) => text.includes(quote));
    const start = messages[message]?.indexOf(quote) ?? -1;
    return { message, start, end: start + quote.length };
  };
  const wholeOf = (whole: string): FigureWhole =>
    messages.join().includes(whole) ? spanOf(whole) : (whole as FigureWhole);
  const quoteAt = ({ message, start, end }: Settlement["span"]): string => messages[message]?.slice(start, end) ?? "";
  const settlements = settled
    .filter(({ span }) => !without.includes(quoteAt(span)))
    .map(({ span, reading }) => {
      const whole = said[quoteAt(span)];
      return {
        span,
        reading: whole === undefined ? reading : { ...(reading as FigureReading), shareOf: wholeOf(whole) },
      };
    });
  const heard = hear(messages, { language: "en", settled: settlements });
  const figures = heardPart({ ...heard, chances: heard.chances() }, translatorFor("en")).figures;
  return {
    heard,
    figures,
    settlements,
    messages,
    told: (quote: string) => figures.find((each) => each.quote === quote),
  };
}

const contribution = ({ heard }: ReturnType<typeof heardWith>): number | undefined =>
  compute(heard.quantities).metrics.find(({ name }) => name === "contribution")?.value;
const asked = ({ heard }: ReturnType<typeof heardWith>): string[] =>
  compute(heard.quantities).questions.map(({ code }) => code);

test("a loss without a whole is asked about and stays out of the results", () => {
  const without = heardWith({});
  expect(asked(without)).toEqual(["share_of_what"]);
  expect(contribution(without)).toBeUndefined();
});

test.each(["sales", "orders", "price", "€50", "200"])("a loss of %s is paid back: 50 − 3 − 20", (whole) => {
  const settled = heardWith({ "6 %": whole });
  expect(asked(settled)).toEqual([]);
  expect(contribution(settled)).toBeCloseTo(27, 9);
});

test("a loss of customers takes nothing from a price that is not per customer, and is asked about", () => {
  const settled = heardWith({ "6 %": "customers" });
  expect(asked(settled)).toEqual(["share_of_what"]);
});

test.each([
  ["6 %", "sales", "lost, broken or returned, of sales"],
  ["6 %", "200", "lost, broken or returned, of “200”"],
  ["14", "31", "people who said yes, of “31”"],
])("%s of %s is shown with its whole and can be settled again", (part, whole, label) => {
  const { told, messages, settlements } = heardWith({ [part]: whole });
  expect(told(part)?.label).toBe(label);
  const reading = told(part)?.reading;
  const again = settlements.map((one) => (one.span.start === told(part)?.span.start ? { ...one, reading } : one));
  const heard = hear(messages, { language: "en", settled: again as Settlement[] });
  expect(
    heardPart({ ...heard, chances: heard.chances() }, translatorFor("en")).figures.find(({ quote }) => quote === part)
      ?.reading,
  ).toEqual(reading);
});

describe("a figure that the founder names as a whole is left out", () => {
  test.each([
    ["40", "31", "it is smaller than its part"],
    ["14", "200", "it counts something else"],
    ["14", "14", "it is the part itself"],
    ["€20", "6 %", "it is a percentage"],
    ["14", "sales", "a count is of no such thing"],
    ["14", "class", "there is no number"],
  ])("%s of %s: %#", (part, whole) => {
    expect(heardWith({ [part]: whole }).told(part)?.reading?.shareOf).toBeUndefined();
  });
});

test("of two counts named as shares of each other, only one becomes a share", () => {
  const messages = ["⟦31|said_yes person⟧ said yes and ⟦31.0|paying person⟧ pay"];
  const read = settledIn(messages);
  const [one, other] = read.settled;
  if (!one?.reading || !other?.reading) throw new Error("no figures");
  const settled = [
    { ...one, reading: { ...one.reading, shareOf: other.span } },
    { ...other, reading: { ...other.reading, shareOf: one.span } },
  ];
  const { quantities } = hear(read.messages, { language: "en", settled });
  expect(quantities.filter(({ share }) => share)).toHaveLength(1);
});

test("an unconfirmed whole is waited for and not asked about again", () => {
  const open = heardWith({ "6 %": "€50" }, ["€50"]);
  expect(open.told("6 %")?.label).toBe("lost, broken or returned, of “€50”");
  expect(asked(open)).not.toContain("share_of_what");
  expect(contribution(open)).toBeUndefined();
});
