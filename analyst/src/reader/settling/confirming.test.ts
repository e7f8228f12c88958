import { expect, test } from "vitest";
import { analyse } from "../../analyse.ts";
import type { Language } from "../../i18n/language.ts";
import { renderReply } from "../../presentation/render-reply.ts";
import { findConfirmation } from "./find-confirmation.ts";

const now = new Date("2026-05-04T00:00:00Z");
const idea =
  "I run a mobile bike repair van in Leeds. I charge £45 per repair and do about 26 repairs a week. Parts cost me around " +
  "£9 each repair and fuel is £70 a week. The van lease is £320 a month. How much do I have left each month?";

const analysed = (...later: string[]) => analyse({ messages: [idea, ...later], now });
const known = (...later: string[]): string[] => analysed(...later).venture.quantities.map(({ quote }) => quote);
const open = (...later: string[]): string[] => analysed(...later).venture.unread.map(({ quote }) => quote);

const confirming: Record<Language, string[]> = {
  en: [
    "Yes",
    "yes, all of that is right.",
    "That's correct!",
    "Looks good",
    "All right except the 320",
    "Right, thanks",
  ],
  de: ["Ja", "Stimmt alles.", "Ja, alles richtig", "passt so", "Ja, bis auf die 18"],
  es: ["Sí", "Sí, todo correcto", "así es", "Está todo bien, gracias", "Todo correcto salvo los 12"],
  fr: ["Oui", "Oui, tout est correct.", "c'est ça", "C'est exact", "Tout est juste sauf les 600"],
  hi: ["हाँ", "हाँ, सब सही है।", "haan sab sahi hai", "सही है"],
  zh: ["对", "对，都对", "没错", "是的，全部正确。", "都对，除了30"],
};
const others: Record<Language, string[]> = {
  en: [
    "right?",
    "No",
    "Yes, we have 12 customers",
    "Not all of it is right",
    "ok thanks",
    "Is all of that right?",
    "Great",
  ],
  de: ["Nein", "Ja, wir haben 11 Kunden", "Das stimmt nicht", "Stimmt das alles?", "danke"],
  es: ["No", "Sí, tenemos 12 clientes", "No es correcto", "¿Está todo bien?"],
  fr: ["Non", "Oui, nous avons 12 clients", "Ce n'est pas juste", "C'est juste ?", "merci"],
  hi: ["नहीं", "यह सही नहीं है", "हाँ, हमारे 12 ग्राहक हैं"],
  zh: ["不对", "是的，我们有12个客户", "对吗？", "谢谢"],
};
const inAll = (texts: Record<Language, string[]>) =>
  Object.entries(texts).flatMap(([language, all]) =>
    all.map((text): [Language, string] => [language as Language, text]),
  );

test.each(inAll(confirming))("a statement that all is right is known (%s): %s", (language, text) => {
  expect(findConfirmation(text, language)).not.toBeNull();
});

test.each(inAll(others))("nothing else is taken for one (%s): %s", (language, text) => {
  expect(findConfirmation(text, language)).toBeNull();
});

test("a message that says yes settles each earlier figure as it was guessed, and no other", () => {
  expect(known()).toEqual(["£45"]);
  expect(known("Yes")).toEqual(["£45", "26", "£9", "£320"]);
  expect(open("Yes")).toEqual(["£70"]);
});

test("it is answered by the reply to the question before it, and costs nothing", () => {
  const reply = renderReply(analysed("Yes"), { ask: "Yes" });
  expect(reply.costsNothing).toBe(true);
  expect(reply.markdown).toContain("Confirmed: 26, £9 and £320.");
  expect(reply.markdown).toContain("How much do I have left each month?");
  expect(reply.markdown).toContain("26 × 4.348 × (45 − 9)");
});

test("a figure whose number is repeated is left out, and the repeated number is no figure of its own", () => {
  expect(known("All right except the 320, that is a year")).not.toContain("£320");
  expect(open("All right except the 320, that is a year")).toEqual(["£70", "£320"]);
});

test("what the same message says about a figure is taken beside what it confirms", () => {
  const says = "The £70 is a fixed cost per week, the rest is right.";
  expect(open(says)).toEqual([]);
  const reply = renderReply(analysed(says), { ask: says });
  expect(reply.costsNothing).toBe(true);
  expect(reply.markdown).toContain("Taken as you say it: £70: fixed cost each week.");
  expect(reply.markdown).toContain("Result after fixed costs");
});

test("a question of the same message is answered, and not the one before it", () => {
  const asks = "That's all right. What is the margin of a repair?";
  const { markdown } = renderReply(analysed(asks), { ask: asks });
  expect(markdown).toContain("What is the margin of a repair?");
  expect(markdown).not.toContain("**How much do I have left");
});

test("what is pressed on a chip afterwards stands above what was confirmed", () => {
  const start = idea.indexOf("£320");
  const pressed = { span: { message: 0, start, end: start + 4 }, reading: null, after: 1 };
  const { venture } = analyse({ messages: [idea, "Yes"], now, settled: [pressed] });
  expect(venture.dismissed.map(({ quote }) => quote)).toEqual(["£320"]);
  expect(venture.quantities.map(({ quote }) => quote)).toEqual(["£45", "26", "£9"]);
});

test("later messages keep what was confirmed", () => {
  expect(known("Yes", "We also sell helmets.")).toEqual(["£45", "26", "£9", "£320"]);
});

test.each(["No", "No.", "wrong!"])("a bare no asks which number is wrong: %s", (says) => {
  const reply = renderReply(analysed(says), { ask: says });
  expect(reply.markdown).toContain("I could not tell what");
  expect(reply.costsNothing).toBe(true);
});

test("the second of two confirmations settles what was said between them", () => {
  const says = "The insurance is £110 a month.";
  expect(known("Yes", says)).not.toContain("£110");
  expect(known("Yes", says, "Yes")).toContain("£110");
});

test("another yes without a number in between confirms nothing more", () => {
  expect(analysed("Yes", "Yes").venture.taken.map(({ from }) => from.message)).toEqual([1, 1, 1]);
});

test("a repeated number is no figure of its own, also where nothing is confirmed beside it", () => {
  const few = "We mend 12 of them. What about it?";
  const { venture } = analyse({ messages: [few, "Right except the 12"], now });
  expect([...venture.quantities, ...venture.unread].map(({ span }) => span.message)).toEqual([0]);
});
