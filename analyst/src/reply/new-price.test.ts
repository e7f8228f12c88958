import { describe, expect, test } from "vitest";
import { answerTo as answerOf, replyTo } from "../fixtures/settled-replies.ts";

const answerTo = (marked: string): string => answerOf(marked).replaceAll(/[\u00a0\u202f]/gu, " ");

describe("a new price, where nobody says how many are sold", () => {
  const shears =
    "Afilo tijeras a ⟦20 €|price EUR/tijera⟧ cada una y el material me cuesta ⟦4 €|unit_cost EUR/tijera⟧. No doy abasto: hago como mucho " +
    '⟦50|capacity tijera/week⟧ a la semana y rechazo a ⟦10|lead customer/week "rechazados"⟧ clientes por semana. Quiero cobrar ' +
    "⟦24 €|price EUR/tijera planned⟧ y temo que se vaya un ";

  test("is held against the sales that may go, and those who are turned away", () => {
    // 1 − 16 / 20; 50 × 10 %
    const answer = answerTo(`${shears}⟦10 %|churn % assumed =10⟧ de los clientes. ¿Debo subir el precio?`);
    expect(answer).toContain("quedan **20 € por tijera** en vez de 16 € por tijera");
    expect(answer).toMatch(/menos (?:de|del|de un) 20 %/u);
    expect(answer).toContain("se van menos: compensa");
    expect(answer).toContain("serían 5 tijeras a la semana; se rechazan «10» (rechazados)");
  });

  test("does not pay where more are expected to go", () =>
    expect(answerTo(`${shears}⟦30 %|churn % assumed =30⟧ de los clientes. ¿Debo subir el precio?`)).toContain(
      "se van más: no compensa",
    ));

  test("is said first, with no question for what it does not need", () => {
    const reply = replyTo(
      "We groom dogs at ⟦$40|price USD/dog⟧ each, shampoo is ⟦$10|unit_cost USD/dog⟧ a dog. From May we want ⟦$50|price USD/dog planned⟧; maybe " +
        "⟦a tenth|churn 1 assumed =0.1⟧ would leave. Should we raise the price?",
    );
    // 1 − 30 / 40
    expect(reply).toContain("# “$50”".replace(/[“”]/gu, '"'));
    expect(reply).toContain("fewer than 25% of the sales go");
    expect(reply).not.toContain("How many sales");
  });
});

test("a part that pays less is held against the others who would take its places", () => {
  const answer = answerTo(
    'Ich massiere zu ⟦60 €|price EUR/Massage⟧, Öl kostet ⟦5 €|unit_cost EUR/Massage⟧. Das Hotel zahlt ⟦45 €|price EUR/Massage "Hotel"⟧, ' +
      'es hat ⟦10|usage Zimmer/customer "Hotel"⟧ Zimmer und bucht jedes ⟦viermal|usage Massage/Zimmer/year "Hotel" =4⟧ im Jahr. Soll ich das Hotel ' +
      "aufgeben?",
  );
  // 55 − 40 = 15; 10 × 4 × 15
  expect(answer).toContain("15 € je Massage mehr: **600 € je Jahr**");
});

test("how many may go at most is told where only fixed costs are stated, by what comes in", () => {
  const reply = replyTo(
    "⟦50|paying customer⟧ families pay ⟦€80|price EUR/customer/month⟧ a month for a plot, rent and water are " +
      "⟦€2,600|fixed_cost EUR/month⟧ a month. I would ask ⟦€100|price EUR/customer/month planned⟧. Should I raise it? And how " +
      "many families may I lose at most?",
  );
  // 1 − 80 / 100
  expect(reply).toContain(
    "**And how many families may I lose at most?** It brings more as long as fewer than 20% of the sales go.",
  );
});

describe("a new price over which a number of customers would go", () => {
  const gym =
    "⟦240|paying customer⟧ members pay ⟦650 pesos|price MXN/customer/month =650⟧ a month. Towels are ⟦70|unit_cost " +
    "MXN/customer/month⟧ a head, rent and coaches ⟦98,000|fixed_cost MXN/month⟧ a month. From January I want to charge " +
    "⟦720|price MXN/customer/month planned⟧; I think we'd lose about ⟦18|churn customer planned⟧ people over it. ";

  test("is counted with those who stay", () => {
    const answer = answerTo(`${gym}If it's the ⟦18|churn customer planned⟧, what's left each month?`);
    // (240 − 18) × 650 − 98,000; today 240 × 580 − 98,000
    expect(answer).toContain("**MX$46,300 each month** in all");
    expect(answer).toContain("Today it is MX$41,200 each month.");
  });

  test("says how many may go", () => {
    // 240 × 580 / 650 = 214.2
    expect(answerTo(`${gym}Should I charge ⟦720|price MXN/customer/month planned⟧?`)).toContain(
      "from **215 customers** on (240 × (650 − 70) / (720 − 70)). That is **25 customers** fewer than today.",
    );
  });
});
