import { describe, expect, test } from "vitest";
import { answerTo } from "../fixtures/settled-replies.ts";

describe("a helper by the hour", () => {
  const cuts =
    "A haircut is ⟦€38|price EUR/cut⟧, of which ⟦€3|unit_cost EUR/cut⟧ goes for products. The salon is " +
    '⟦€1,400|fixed_cost EUR/month "rent"⟧ a month. A helper would come ⟦20|work_time hour/week planned⟧ hours a week at ' +
    "⟦€14|pay EUR/hour planned⟧ an hour. ";

  test("is paid by so many more sales of a week, whatever pays the rent", () =>
    // 20 × 14 / 35 = 8
    expect(answerTo(`${cuts}How many more cuts a week until she earns her keep?`)).toBe(
      "At **8 cuts each week** (14 × 20 / (38 − 3)).",
    ));

  test("is one of the costs where the question is about all of them", () =>
    // 1,400 / 4.348 + 280 = 602 a week, / 35 = 17.2
    expect(answerTo(`${cuts}How many cuts a week to break even?`)).toContain("**18 cuts each week**"));

  test("is not paid by a machine that comes with her", () =>
    expect(
      answerTo(
        `${cuts}The chair for her is ⟦€900|one_off_cost EUR planned⟧. How many more cuts a week until she earns her keep?`,
      ),
    ).not.toContain("**8 cuts"));
});

test("what is paid on top of a wage is paid by the sales too", () =>
  // 900 × 1.25 / (30 − 5) = 45
  expect(
    answerTo(
      "Eine Massage kostet ⟦30 €|price EUR/Massage⟧, Öl und Tücher ⟦5 €|unit_cost EUR/Massage⟧. Eine Aushilfe bekäme " +
        '⟦900 €|pay EUR/month planned "Aushilfe"⟧ im Monat, dazu ⟦25 %|pay % planned of="900 €" "Abgaben"⟧ Abgaben. ' +
        "Wie viele Massagen mehr im Monat, damit ihr Lohn drin ist?",
    ),
  ).toContain("**45 Massagen je Monat**"));

describe("a machine", () => {
  const saw =
    "Une scie coûte ⟦2 400 €|one_off_cost EUR planned⟧ et nous ferait gagner ⟦2|work_time hour/day planned⟧ heures par jour, " +
    "⟦20|duration day/month⟧ jours par mois. L'ouvrier coûte ⟦15 €|pay EUR/hour⟧ de l'heure et l'entretien serait de " +
    '⟦100 €|fixed_cost EUR/month planned "entretien"⟧ par mois. ';

  test("is paid by the hours it saves, less what it costs to run", () =>
    // 2,400 / (2 × 20 × 15 − 100) = 4.8
    expect(answerTo(`${saw}Au bout de combien de mois est-elle amortie ?`)).toContain("**4,8 mois**"));

  test("is not paid by hours that it takes", () =>
    expect(
      answerTo(`${saw.replace("ferait gagner", "prendrait")}Au bout de combien de mois est-elle amortie ?`),
    ).not.toContain("4,8"));

  test("is paid by the sales of a month, where no other costs go on", () =>
    // 6,000 / (20 × 4 × 25) = 3
    expect(
      answerTo(
        "A juicer is ⟦$6,000|one_off_cost USD planned⟧. It would sell ⟦20|volume juice/day planned⟧ juices a day, at " +
          "⟦$5|price USD/juice⟧ with ⟦$1|unit_cost USD/juice⟧ of fruit in each, on ⟦25|duration day/month⟧ days a month. " +
          "How many months until it is paid off?",
      ),
    ).toBe("After **3 months** (6,000 / (20 × 25 × (5 − 1)))."));
});
