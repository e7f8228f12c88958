import { expect, test } from "vitest";
import { analyse } from "../../analyse.ts";
import { renderReply } from "../../presentation/render-reply.ts";
import type { Language } from "../../i18n/language.ts";
import { hear } from "../hear.ts";

const paid: Record<Language, [idea: string, correction: string, before: string, now: string]> = {
  en: ["We sell a booking tool to dentists. 12 practices pay.", "That is wrong: 10 practices pay, not 12.", "12", "10"],
  de: ["Wir verkaufen ein Tool an Zahnärzte. 12 Praxen zahlen.", "Es zahlen nicht 12 Praxen, sondern 10.", "12", "10"],
  es: ["Vendemos una herramienta a dentistas. 12 clínicas pagan.", "No son 12 clínicas, sino 10.", "12", "10"],
  fr: ["Nous vendons un outil aux dentistes. 12 cabinets paient.", "Ce sont 10 cabinets, pas 12.", "12", "10"],
  hi: ["हम डेंटिस्टों को टूल बेचते हैं। 12 क्लिनिक पैसे देते हैं।", "12 नहीं, 10 क्लिनिक पैसे देते हैं।", "12", "10"],
  zh: ["我们向牙医销售预约工具。有12家诊所付费。", "是10家诊所付费，不是12家。", "12", "10"],
};
const languages = Object.keys(paid) as Language[];

/** The place of a number in a message, with what the founder says that it is. */
const paying = (text: string, quote: string, message = 0) => ({
  after: message,
  span: { message, start: text.indexOf(quote), end: text.indexOf(quote) + quote.length },
  reading: {
    meaning: "paying",
    unit: { customer: 1 },
    flow: "none",
    party: "venture",
    status: "actual",
    basis: "once",
  } as const,
});

const payingIn = (texts: string[], language: Language, settled: Parameters<typeof hear>[1]["settled"]) =>
  hear(texts, { language, settled }).quantities.filter(({ meaning }) => meaning === "paying");

test.each(languages)("a number of a later message takes the place of the one that it names: %s", (language) => {
  const [idea, correction, before, now] = paid[language];
  const settled = [paying(idea, before)];
  expect(payingIn([idea], language, settled).map(({ value }) => value)).toEqual([12]);
  const found = payingIn([idea, correction], language, settled);
  expect(found.map(({ value, span }) => [value, span.message])).toEqual([[10, 1]]);
  const { taken, unread } = hear([idea, correction], { language, settled });
  expect(taken).toMatchObject([{ quote: now, replaces: before, settles: true }]);
  expect(unread.map(({ quote }) => quote)).not.toContain(before);
});

test("a later correction of the corrected number holds", () => {
  const [idea, correction] = paid.en;
  const texts = [idea, correction, "Sorry, it is 11 practices, not 10."];
  expect(payingIn(texts, "en", [paying(idea, "12")]).map(({ value }) => value)).toEqual([11]);
});

test("a number without a currency is in that of the one in whose place it stands", () => {
  const idea = "We sell a booking tool to dentists for €49 a month.";
  const price = {
    after: 0,
    span: { message: 0, start: idea.indexOf("€49"), end: idea.indexOf("€49") + 3 },
    reading: {
      meaning: "price",
      unit: { EUR: 1, customer: -1, month: -1 },
      flow: "in",
      party: "venture",
      status: "actual",
      basis: "recurring",
    } as const,
  };
  const { quantities } = hear([idea, "No, it is 59, not 49."], { language: "en", settled: [price] });
  expect(quantities.filter(({ meaning }) => meaning === "price").map(({ value }) => value)).toEqual([59]);
});

test("what the founder presses on the new number stands above it", () => {
  const [idea, correction] = paid.en;
  const waiting = {
    ...paying(correction, "10", 1),
    reading: { ...paying(correction, "10", 1).reading, meaning: "waiting" as const },
  };
  const { quantities } = hear([idea, correction], { language: "en", settled: [paying(idea, "12"), waiting] });
  expect(quantities.map(({ meaning, value }) => [meaning, value])).toContainEqual(["waiting", 10]);
  expect(quantities.map(({ meaning }) => meaning)).not.toContain("paying");
});

test("what the founder presses on the old number afterwards holds, and nothing is said to be taken", () => {
  const [idea, correction] = paid.en;
  const pressedLater = { ...paying(idea, "12"), after: 1 };
  const { quantities, taken } = hear([idea, correction], { language: "en", settled: [pressedLater] });
  expect(quantities.map(({ value }) => value)).toContain(12);
  expect(taken).toEqual([]);
});

test.each([
  ["two earlier figures have that number", "12 practices pay. 12 more are testing.", "It is 10, not 12."],
  ["no earlier figure has it", "12 practices pay.", "It is 10, not 13."],
  ["it is asked", "12 practices pay.", "What if it is 10, not 12?"],
  ["it is only supposed", "12 practices pay.", "Suppose 10 practices pay, not 12. What then?"],
  ["other numbers stand between", "12 practices pay.", "It is 10 of 40 and that is not so far from 12."],
])("nothing is replaced where %s", (_, idea, correction) => {
  expect(hear([idea, correction], { language: "en", settled: [] }).taken).toEqual([]);
});

test("an open number hands its guess to the one in its place, and is asked about no more", () => {
  const idea = "We sell a booking tool for dentists. The price is €49 a month.";
  const before = hear([idea], { language: "en", settled: [] });
  const guess = before.unread[0]?.guess ?? before.quantities[0];
  const after = hear([idea, "The price is €59, not €49."], { language: "en", settled: [] });
  expect([...after.unread, ...after.quantities].map(({ quote }) => quote)).toEqual(["€59"]);
  expect((after.unread[0]?.guess ?? after.quantities[0])?.meaning).toBe(guess?.meaning);
});

test.each([
  ["The buyers are dog owners, I said Rover already.", "dog owners"],
  ["That's wrong, the price is €59, not €49.", "€59 in the place of €49"],
  ["That's all wrong again.", "I could not tell what"],
])("a correction is said back in a line, without the report, and costs nothing: %s", (correction, line) => {
  const idea = "A booking tool for dentists at €49 a month. Today they use Rover.";
  const analysis = analyse({ messages: [idea, correction], now: new Date("2026-11-01T00:00:00Z") });
  const reply = renderReply(analysis, { ask: correction });
  expect(reply.costsNothing).toBe(true);
  expect(reply.markdown).toContain(line);
  expect(reply.markdown).not.toContain("Executive Summary");
});
