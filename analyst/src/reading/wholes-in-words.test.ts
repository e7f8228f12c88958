import { expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import { readMarked } from "../../training/read-messages.ts";
import { withWholesInWords } from "./wholes-in-words.ts";

function wholesIn(marked: string): Record<string, string> {
  const quantities = quantitiesIn(marked);
  const found = withWholesInWords(quantities, [readMarked(marked).text]);
  const named = (id: string): string => quantities.find((one) => one.id === id)?.quote ?? id;
  return Object.fromEntries(
    found.flatMap(({ quote, share, status }) =>
      share ? [[quote, `${named(share.of)}${status === "target" ? ", bound" : ""}`]] : [],
    ),
  );
}

test.each<[string, Record<string, string>]>([
  ["Corporation tax is ⟦25%|tax % =25⟧.", { "25%": "profit" }],
  ["Ich zahle ⟦30 %|tax % =30⟧ auf den Gewinn.", { "30 %": "profit" }],
  ["L'impôt sur les sociétés est de ⟦25 %|tax % =25⟧.", { "25 %": "profit" }],
  ["El impuesto de sociedades es del ⟦25 %|tax % =25⟧.", { "25 %": "profit" }],
  ["企业所得税是⟦25%|tax % =25⟧。", { "25%": "profit" }],
  ["Income tax and dues take ⟦22%|tax % =22⟧ of everything that comes in.", { "22%": "sales" }],
  ["Die Abgaben sind ⟦20 %|tax % =20⟧ vom Umsatz.", { "20 %": "sales" }],
  ["L'État me prend ⟦22 %|tax % =22⟧ du chiffre d'affaires.", { "22 %": "sales" }],
  ["The tax is ⟦19%|tax % =19⟧.", {}],
  ["Refunds are ⟦5%|loss % =5⟧, and the site keeps ⟦15%|fee % out =15⟧ of what's left.", { "15%": "rest" }],
  ["Der Laden behält ⟦40 %|fee % out =40⟧ vom Rest.", { "40 %": "rest" }],
  ["La tienda se queda con el ⟦40 %|fee % out =40⟧ de lo que queda.", { "40 %": "rest" }],
  ["The shop keeps ⟦40%|fee % out =40⟧ of the price.", {}],
  ["There are ⟦90|duration day/season⟧ days, but ⟦20%|loss % =20⟧ of them are too hot.", { "20%": "90" }],
  ["There are ⟦90|duration day/season⟧ days. ⟦20%|loss % =20⟧ of them break.", {}],
  [
    "We have ⟦€50,000|cash EUR⟧, and ⟦€20,000|cash EUR⟧ of it is earmarked for the roof.",
    { "€20,000": "€50,000, bound" },
  ],
  ["We have ⟦€50,000|cash EUR⟧, and ⟦€20,000|cash EUR⟧ of it is on another account.", { "€20,000": "€50,000" }],
  [
    "Wir haben ⟦50.000 €|cash EUR =50000⟧, ⟦20.000 €|cash EUR =20000⟧ davon sind zweckgebunden.",
    { "20.000 €": "50.000 €, bound" },
  ],
  ["I have ⟦€50,000|cash EUR⟧ and my partner has ⟦€20,000|cash EUR⟧.", {}],
])("%s", (marked, wholes) => expect(wholesIn(marked)).toEqual(wholes));
