import { expect, test } from "vitest";
import type { Language } from "../../i18n/language.ts";
import { findFigures } from "../find-figures.ts";
import { currenciesOf, mayBeIn } from "./currency.ts";

/** Each amount of a text as `quote=currency evidence`. */
function read(text: string, language: Language): string[] {
  const figures = findFigures(text, language);
  const currencyOf = currenciesOf([{ text, figures }], language);
  return figures.map((figure) => {
    const { currency, evidence } = currencyOf(figure);
    return `${text.slice(figure.start, figure.end)}=${currency} ${evidence}`;
  });
}

test.each<[Language, string, string[]]>([
  ["es", "Vendo sopaipillas en Valparaíso a $1.500", ["$1.500=CLP told"]],
  ["fr", "Au Québec on prend 145 $ par mois", ["145 $=CAD told"]],
  ["en", "We clean pools in Adelaide for $80 a visit", ["$80=AUD told"]],
  ["en", "A shop in Karachi pays 900 rupees", ["900 rupees=PKR told"]],
  ["fr", "À Dakar la course est à 500 francs", ["500 francs=XOF told"]],
  ["en", "In Sharjah they pay 18 dirhams", ["18 dirhams=AED told"]],
  ["zh", "在台中收一單 650 元", ["650 元=TWD told"]],
])("in %s, “%s” shows the country of the currency", (language, text, amounts) => {
  expect(read(text, language)).toEqual(amounts);
});

test("an unambiguous sign decides, wherever the founder lives", () => {
  expect(read("Wir sitzen in Zürich und zahlen 40 € im Monat", "de")).toContain("40 €=EUR written");
});

test("an amount without a sign is in the currency of the others", () => {
  expect(read("La course est à 12 € et le pain à 4,20", "fr")).toContain("4,20=EUR shared");
});

test("a plain dollar beside US$ is another currency", () => {
  expect(read("Te cobro $ 890 en Montevideo y debo US$ 300", "es")).toEqual(["$ 890=UYU told", "US$ 300=USD written"]);
});

test("a dollar without a country is unknown", () => {
  expect(read("We charge $40 a month", "en")).toEqual(["$40=USD usual"]);
});

test("a shared sign may be any of its currencies, an unambiguous one only its own", () => {
  const [dollars, euros] = findFigures("$40 and €50", "en");
  if (!dollars || !euros) throw new Error("The amounts are not found");
  expect(mayBeIn(dollars, "$40", "CLP")).toBe(true);
  expect(mayBeIn(dollars, "$40", "EUR")).toBe(false);
  expect(mayBeIn(euros, "€50", "CLP")).toBe(false);
});
