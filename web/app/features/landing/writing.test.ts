import { expect, test } from "vitest";
import { calculatorInputs, landing as english } from "../../content/landing.ts";
import { landing as german } from "../../content/landing/de.ts";
import { landing as spanish } from "../../content/landing/es.ts";
import { landing as french } from "../../content/landing/fr.ts";
import { landing as hindi } from "../../content/landing/hi.ts";
import { landing as chinese } from "../../content/landing/zh.ts";
import { exampleMoney } from "./writing.ts";

test.each(Object.entries({ en: english, de: german, es: spanish, fr: french, hi: hindi, zh: chinese }))(
  "the sliders of %s begin with the amounts of its example",
  (language, { example }) => {
    const asked = example.reply.asked.map(({ text }) => text).join("");
    const { price, acquisitionCost } = calculatorInputs;
    for (const amount of [price, acquisitionCost]) {
      const digits = exampleMoney(amount, language).replaceAll(/[^\d,.]/g, "");
      expect(asked).toContain(digits);
    }
  },
);

test("the amounts of the Hindi example are in rupees, of the English one in dollars, of the others in euros", () => {
  expect(exampleMoney(49, "hi")).toBe("₹4,900");
  expect(exampleMoney(39.2, "en", 2)).toBe("$39.20");
  expect(exampleMoney(39.2, "fr", 2)).toContain("€");
});
