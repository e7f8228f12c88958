import { describe, expect, test } from "vitest";
import { answerTo } from "../fixtures/settled-replies.ts";

describe("the price that it takes", () => {
  // 12 + 20 × 1.5
  test("for a wanted pay by the hour", () =>
    expect(
      answerTo(
        "A lamp takes me ⟦1.5|work_time hour/lamp⟧ hours and ⟦€12|unit_cost EUR/lamp⟧ of brass. I want ⟦€20|pay EUR/hour target⟧ " +
          "an hour. What do I have to charge for a lamp?",
      ),
    ).toContain("**€42 for each lamp** (12 + 20 × 1.5)"));

  // 30 / (1 − 0.4)
  test("for a wanted margin", () =>
    expect(
      answerTo(
        "Ein Korb kostet uns ⟦30 €|unit_cost EUR/Korb⟧. Wir wollen ⟦40 %|margin % target⟧ Marge. Zu welchem Preis müssen wir ihn verkaufen?",
      ),
    ).toContain("**50 € je Korb** (30 / (1 − 40 %))"));

  // 8 + (1,500 + 900) / 60
  test("for a wanted profit of the month", () =>
    expect(
      answerTo(
        "I make ⟦60|volume cake/month⟧ cakes a month at a cost of ⟦€8|unit_cost EUR/cake⟧ each, the kitchen is " +
          "⟦€900|fixed_cost EUR/month⟧ a month, and I want ⟦€1,500|profit EUR/month target⟧ a month for myself. What price do I need?",
      ),
    ).toContain("**€48 for each cake**"));

  // (48,000 + 6,000) / (40 × 45 × 0.5)
  test("of an hour, of which a part is billed in the weeks that are worked", () =>
    expect(
      answerTo(
        "I work ⟦40|work_time hour/week planned⟧ hours a week, ⟦45|work_time week/year planned⟧ weeks a year, and can bill " +
          "⟦50%|utilisation %⟧ of them. I want ⟦€48,000|pay EUR/year target⟧ a year, and the office is ⟦€6,000|fixed_cost EUR/year⟧. " +
          "What hourly rate is that?",
      ),
    ).toContain("**€60 each hour**"));

  test("with the tax that is added to it", () =>
    expect(
      answerTo(
        "Una sesión cuesta ⟦50 €|price EUR/sesión⟧ más IVA, que es el ⟦21 %|tax %⟧. ¿Cuánto paga el cliente con el IVA?",
      ),
    ).toContain("**60,50 € por sesión**"));

  test("without the tax that is in it", () =>
    expect(
      answerTo("A mug is ⟦€24.60|price EUR/mug⟧, including ⟦23%|tax %⟧ VAT. What is its price without VAT?"),
    ).toContain("**€20 for each mug**"));
});

describe("what goes into a thing is a cost of it before it has a price", () => {
  // 36 / 5 × 0.25 + 42 / 0.1 × 0.003 + 0.55
  test("by the names of the parts", () =>
    expect(
      answerTo(
        'The base comes in cans of ⟦5|physical litre/can⟧ litres for ⟦£36|unit_cost GBP/can "base"⟧, the scent in flasks of ' +
          '⟦100|physical ml/flask⟧ ml at ⟦£42|unit_cost GBP/flask "scent"⟧. A bottle takes ⟦250|physical ml/bottle "base"⟧ ml of base ' +
          'and ⟦3|physical ml/bottle "scent"⟧ ml of scent, and is ⟦55p|unit_cost GBP/bottle =0.55 "glass"⟧. What does a bottle cost me?',
      ),
    ).toContain("£3.61"));

  // 4.80 × 0.05 + 28 × 0.03, the price being known
  test("by the names of the parts beside a price", () =>
    expect(
      answerTo(
        '面粉⟦4.8元|unit_cost CNY/公斤 "面粉"⟧一公斤，肉馅⟦28元|unit_cost CNY/公斤 "肉馅"⟧一公斤。每个包子用面粉⟦50|physical 克/包子 "面粉"⟧克、' +
          '肉馅⟦30|physical 克/包子 "肉馅"⟧克，卖⟦2.5元|price CNY/包子⟧。一个包子成本是多少？',
      ),
    ).toContain("1.08"));
});

// 5 × 20 × 0.6 × 26 − 500
test("things that are let on a part of the days leave what these days bring", () =>
  expect(
    answerTo(
      "We let ⟦5|stock bike⟧ bikes at ⟦€20|price EUR/bike/day⟧ a day, open ⟦26|duration day/month⟧ days a month, and they are out " +
        "⟦60%|utilisation %⟧ of the time. The shed is ⟦€500|fixed_cost EUR/month⟧ a month. What is left each month?",
    ),
  ).toContain("**€1,060 each month** is left"));

describe("winning customers", () => {
  // 90 − 20 − 30 / 0.25
  test("goes off what a job leaves where the question asks so", () =>
    expect(
      answerTo(
        "A job is ⟦€190|price EUR/job⟧ with ⟦€20|unit_cost EUR/job⟧ of parts. A lead costs ⟦€30|acquisition_spend EUR/lead⟧ and " +
          '⟦25%|conversion % of="leads"⟧ of them turn into a job. What\'s left of a job once the leads are paid?',
      ),
    ).toContain("**€50 for each job** is left"));

  test("levels off where as many leave as join", () =>
    expect(
      answerTo(
        "We have ⟦200|paying customer⟧ members at ⟦€10|price EUR/customer/month⟧, ⟦4%|churn %/month⟧ leave each month and " +
          "⟦20|paying customer/month⟧ join. At how many members does it level off?",
      ),
    ).toContain("**500 customers**"));

  // 100 × (1 − 30 / 40)
  test("may go because of a higher price, without a fixed cost", () =>
    expect(
      answerTo(
        "⟦100|paying customer⟧ households pay ⟦€35|price EUR/customer/month⟧ a month, which costs us ⟦€5|unit_cost EUR/customer/month⟧. " +
          "I would like to go to ⟦€45|price EUR/customer/month hypothetical⟧. How many households could cancel without me ending up with less?",
      ),
    ).toContain("That is **25 customers** of 100 customers."));
});

// (900 + 2,100) / (30 × 0.8)
test("the sales for the only profit that is wanted are told, though the question does not name it", () =>
  expect(
    answerTo(
      'Cobro ⟦30 €|price EUR/hour⟧ la hora, la plataforma se queda el ⟦20 %|fee % out of="30 €"⟧. El local son ' +
        "⟦900 €|fixed_cost EUR/month⟧ al mes y quiero que me queden ⟦2.100 €|profit EUR/month target⟧. ¿Cuántas horas tengo que dar al mes?",
    ),
  ).toContain("**125"));

describe("no number is given where the question asks for another thing", () => {
  const boats =
    "We rent out boats for ⟦4|duration month/year⟧ months, the shed is ⟦€300|fixed_cost EUR/month⟧ a month all year, a helper " +
    "⟦€1,500|pay EUR/month⟧ while we are open. A trip is ⟦€30|price EUR/trip⟧ and costs ⟦€5|unit_cost EUR/trip⟧. ";

  test("what a month takes is not what a season takes", () =>
    expect(answerTo(`${boats}How many trips does a season need to carry the whole year?`)).not.toContain(
      "each month**",
    ));

  test("what one sale leaves is not what a day with costs of its own leaves", () =>
    expect(
      answerTo(
        "A pie is ⟦€7|price EUR/pie⟧ and costs ⟦€3|unit_cost EUR/pie⟧. A Sunday stall would be ⟦€55|fixed_cost EUR/Sunday planned⟧. " +
          "What would a Sunday leave me?",
      ),
    ).not.toContain("€4"));

  test("what is left today is not what it would be once some have gone", () =>
    expect(
      answerTo(
        "⟦12|paying customer⟧ pupils pay ⟦€65|price EUR/customer/month⟧ a month, the room is ⟦€180|fixed_cost EUR/month⟧. I think of " +
          "⟦€72|price EUR/customer/month hypothetical⟧, and ⟦two|churn customer hypothetical⟧ would leave. What would be left a month in that case?",
      ),
    ).not.toMatch(/€(?:600|684)/));

  test("the whole of the hours is not those that are paid", () =>
    expect(
      answerTo(
        'I work ⟦36|work_time hour/week⟧ hours a week, ⟦11|work_time hour/week "quotes"⟧ of them nobody pays. I want ' +
          "⟦€1,750|pay EUR/week target⟧ a week. What hourly rate is that?",
      ),
    ).not.toContain("each hour**"));

  test("today's price is none at the discount that the question names", () =>
    expect(
      answerTo(
        'A seat is ⟦€60|price EUR/seat⟧ and costs ⟦€10|unit_cost EUR/seat⟧. Groups would get ⟦15%|discount % planned of="€60"⟧ off. ' +
          "What is left of a seat with that discount?",
      ),
    ).not.toContain("**€50"));
});

// 20 × (50 − 10) − 300
test("what is left after an instalment, where nothing else is fixed", () =>
  expect(
    answerTo(
      "I sew ⟦20|volume dress/month⟧ dresses a month at ⟦€50|price EUR/dress⟧, cloth is ⟦€10|unit_cost EUR/dress⟧. The machine's " +
        "instalment is ⟦€300|debt EUR/month out⟧. What is left in a month after the instalment?",
    ),
  ).toContain("**€500 each month** is left"));

// (640 + 160) / (13 − 3)
test("a shop that pays for itself, where nothing was bought, covers its costs of a month", () =>
  expect(
    answerTo(
      "The kiosk is ⟦£640|fixed_cost GBP/month⟧ a month and the card machine ⟦£160|fixed_cost GBP/month⟧. A job is " +
        "⟦£13|price GBP/job⟧ and takes ⟦£3|unit_cost GBP/job⟧. How many jobs a month so that the kiosk pays for itself?",
    ),
  ).toContain("**80 jobs each month**"));

// (300 × 2 + 100) / 14
test("what a supplier's smallest order costs is brought back by whole sales", () =>
  expect(
    answerTo(
      "The printer starts at ⟦300|volume bag supplier⟧ bags, ⟦$2|unit_cost USD/bag⟧ each plus ⟦$100|one_off_cost USD⟧ for screens. I " +
        "sell them at ⟦$14|price USD/bag⟧. How many bags until I have my money back?",
    ),
  ).toContain("**50 bags**"));
