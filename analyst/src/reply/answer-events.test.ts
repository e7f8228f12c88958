import { describe, expect, test } from "vitest";
import { answerTo } from "../fixtures/settled-replies.ts";

describe("a tour with a guide's van", () => {
  const tour =
    "We lead night tours. A ticket is ⟦€40|price EUR/customer⟧ a person and a torch with tea is ⟦€6|unit_cost EUR/customer⟧. The van is " +
    '⟦€90|fixed_cost EUR/tour "van"⟧ a tour, and usually ⟦eight|volume customer/tour =8⟧ people come. ';

  test("leaves those who come less what the tour costs", () =>
    // 8 × 34 − 90
    expect(answerTo(`${tour}What is left of a usual tour?`)).toContain("**€182 for each tour** is left"));

  test("loses nothing from so many people on", () =>
    // 90 / 34 = 2.6
    expect(answerTo(`${tour}How many people do I need on a tour to break even?`)).toContain(
      "**3 customers for each tour** (90 / (40 − 6))",
    ));
});

test("a price a head for each class is paid by all heads of the class", () =>
  // 12 × 15 − 60 = 120; 1,800 / 120 = 15
  expect(
    answerTo(
      "Ein Kurs kostet ⟦15 €|price EUR/Person/Kurs⟧ je Person, meist sind ⟦12|volume Person/Kurs⟧ Personen da. Die Trainerin bekommt " +
        "⟦60 €|pay EUR/Kurs⟧ je Kurs, die Miete ist ⟦1.800 €|fixed_cost EUR/month⟧ im Monat. Wie viele Kurse brauche ich im Monat, " +
        "damit die Kosten gedeckt sind?",
    ),
  ).toContain("**15 Kurse je Monat**"));

describe("a day of the week", () => {
  const stall =
    "On our stall we sell ⟦50|volume pie/day⟧ pies at ⟦£4|price GBP/pie⟧ that cost ⟦£1.50|unit_cost GBP/pie⟧ each. The pitch is " +
    "⟦£35|fixed_cost GBP/day⟧ a day. ";

  test("is one of the days that the sales are counted of", () =>
    // 50 × 2.5 − 35
    expect(answerTo(`${stall}What do our pies leave us on such a Sunday?`)).toContain("**£90 each day**"));

  test("is not a weekend", () =>
    expect(answerTo(`${stall}What do our pies leave us on such a weekend, Saturday and Sunday?`)).not.toContain("£90"));
});

test("a week leaves what is sold in it, less what is lost", () =>
  // 80 × 90% × 3 − 80 × 1 = 136
  expect(
    answerTo(
      "I buy ⟦80|volume loaf/week⟧ loaves a week at ⟦€1|unit_cost EUR/loaf⟧ and sell them at ⟦€3|price EUR/loaf⟧; " +
        '⟦10%|loss % of="80"⟧ go stale. What do the loaves of a week leave me?',
    ),
  ).toContain("**€136 each week**"));
