import { describe, expect, test } from "vitest";
import { answerTo } from "../fixtures/settled-replies.ts";
import { placeOfTax } from "./tax-words.ts";

test.each([
  "VAT of % is in the price",
  "including % GST",
  "inkl. % MwSt",
  "davon % Mehrwertsteuer enthalten",
  "TVA de % comprise",
  "con el IVA del % incluido",
  "% GST मिलाकर",
  "含%增值税",
])("a tax in the price: %s", (words) => expect(placeOfTax(words)).toBe("price"));

test.each([
  "plus % VAT",
  "VAT of % is added",
  "GST % not included",
  "zzgl. % MwSt",
  "netto, dazu % Umsatzsteuer",
  "hors taxes, TVA %",
  "más IVA del %",
  "% GST अलग से",
  "不含%的税",
])("a tax on top of the price: %s", (words) => expect(placeOfTax(words)).toBe("added"));

test.each(["the tax is %", "is the % VAT on top or included", "MwSt % obendrauf oder drin"])(
  "nothing is said of it: %s",
  (words) => expect(placeOfTax(words)).toBeNull(),
);

describe("what is left", () => {
  const lamp = "A lamp costs us ⟦€40|unit_cost EUR/lamp⟧ in parts. What is left of a lamp?";

  // 119 / 1.19 − 40
  test("is without the tax that is in the price", () =>
    expect(answerTo(`We sell lamps at ⟦€119|price EUR/lamp⟧, including ⟦19%|tax %⟧ VAT. ${lamp}`)).toContain(
      "**€60 for each lamp**",
    ));

  test("is without it where the price says so", () =>
    expect(answerTo(`We sell lamps at ⟦€119|price EUR/lamp⟧ with VAT. The VAT here is ⟦19%|tax %⟧. ${lamp}`)).toContain(
      "**€60 for each lamp**",
    ));

  test("is all of the price where the tax is added to it", () =>
    expect(answerTo(`We sell lamps at ⟦€100|price EUR/lamp⟧, plus ⟦19%|tax %⟧ VAT. ${lamp}`)).toContain(
      "**€60 for each lamp**",
    ));

  // 119 / 1.19 − 40, 238 / 1.19 − 40
  test("of each of two prices is without it", () => {
    const two =
      'We sell lamps at ⟦€119|price EUR/lamp "shop"⟧ in the shop and at ⟦€95.20|price EUR/lamp "dealers"⟧ to dealers, ⟦19%|tax %⟧ VAT included. ';
    const reply = answerTo(
      `${two}A lamp costs us ⟦€40|unit_cost EUR/lamp⟧ in parts. What is left of a lamp in the shop?`,
    );
    expect(reply).toContain("€60 for each lamp");
  });

  test("is asked for where nothing says which", () =>
    expect(answerTo(`We sell lamps at ⟦€119|price EUR/lamp⟧. The VAT is ⟦19%|tax %⟧. ${lamp}`)).toContain(
      'depends on "19%"',
    ));
});
