import { analyse } from "@cofounder/analyst";
import { expect, test } from "vitest";
import { ventureRead } from "./venture-read.ts";

const readOf = (text: string) => ventureRead(analyse({ messages: [text], now: new Date("2026-11-01T00:00:00Z") }));

test.each([
  "I run a small bakery in Leeds. We sell 140 loaves a day at £4.20 and flour and energy come to £1.35 a loaf.",
  "Ich führe eine kleine Bäckerei in Kiel. Wir verkaufen 140 Brote am Tag für 4,20 €.",
  "Je tiens une petite boulangerie à Lyon. Nous vendons 140 pains par jour à 4,20 €.",
])(
  "the founder's own business is neither the buyer nor what a buyer gets, and one word is no kind of business: %s",
  (text) => {
    expect(readOf(text)).toMatchObject({ buyer: "", offer: "", type: "" });
  },
);

test("a buyer, an offer and a kind of business that are certain are taken", () => {
  const read = readOf("We sell a SaaS booking tool with a dashboard at €49 a month. 12 practices pay.");
  expect(read).toMatchObject({ buyer: "practices", type: "saas-platform" });
});
