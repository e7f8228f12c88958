import { describe, expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import { optionEffect } from "./option-effect.ts";
import type { OptionEffect } from "./option-results.ts";

/** All planned figures as one option; `around` stands in for the sentence and the clause of each. */
function effectOf(marked: string, around = ""): OptionEffect {
  const quantities = quantitiesIn(marked);
  const option = quantities.filter(({ status }) => status === "planned");
  const effect = optionEffect(option, quantities, { sentence: () => around, clause: () => around });
  if (!effect) throw new Error("no money");
  return effect;
}

const rounded = (effect: OptionEffect): Record<string, number> =>
  Object.fromEntries(
    Object.entries(effect).flatMap(([name, result]) =>
      result && typeof result === "object" && "value" in result ? [[name, Math.round(result.value * 100) / 100]] : [],
    ),
  );

const today = "⟦300|volume repair/month⟧ ⟦40|price EUR/repair⟧ ⟦12|unit_cost EUR/repair⟧ ⟦2,000|fixed_cost EUR/month⟧ ";

describe("what an option changes", () => {
  test.each<[string, string, Record<string, number>]>([
    [
      "a large customer at a lower price, with today's cost of each",
      today +
        '⟦200|volume repair/month planned "fleet"⟧ ⟦30|price EUR/repair planned "fleet"⟧ ⟦1,500|pay EUR/month planned "helper"⟧ ' +
        '⟦4,200|one_off_cost EUR planned "lift"⟧',
      { sales: 3600, running: 1500, change: 2100, outlay: 4200, payback: 2, upFront: 4200, breakEven: 84 },
    ],
    [
      "more sales at today's price",
      `${today}⟦50|volume repair/month planned "branch"⟧ ⟦1,600|fixed_cost EUR/month planned "branch"⟧`,
      { sales: 1400, running: 1600, change: -200, breakEven: 58 },
    ],
    [
      "a saving on all of today's lines of the same thing",
      '⟦200|volume box/month "shop"⟧ ⟦8|price EUR/box "shop"⟧ ⟦100|volume box/month "wholesale"⟧ ' +
        '⟦5|price EUR/box "wholesale"⟧ ⟦3|unit_cost EUR/box⟧ ⟦0.50|saving EUR/box planned⟧ ⟦1,800|one_off_cost EUR planned⟧',
      { saving: 150, change: 150, outlay: 1800, payback: 12, upFront: 1800 },
    ],
    [
      "a dearer supply of each, which takes the place of today's",
      '⟦300|volume repair/month⟧ ⟦40|price EUR/repair⟧ ⟦12|unit_cost EUR/repair "parts"⟧ ⟦2,000|fixed_cost EUR/month⟧ ' +
        '⟦10|unit_cost EUR/repair planned "parts"⟧',
      // 2,000 / 28 and 2,000 / 30
      { change: 600, breakEvenNow: 72, breakEvenThen: 67 },
    ],
    [
      "a rent by the square metre, and hours of a wage",
      `${today}⟦80|physical sqm⟧ ⟦240|fixed_cost EUR/sqm/year planned⟧ ⟦15|pay EUR/hour planned⟧ ⟦40|work_time hour/month planned⟧`,
      // 80 × 240 / 12 + 15 × 40 = 2,200; 2,200 / (40 − 12) = 78.57 repairs beside today's
      { running: 2200, change: -2200, breakEven: 79 },
    ],
    [
      "a loan that is repaid each month",
      `${today}⟦6,000|one_off_cost EUR planned "lathe"⟧ ⟦130|debt EUR/month planned "loan"⟧`,
      { running: 130, change: -130, outlay: 6000, upFront: 6000, breakEven: 5 },
    ],
    [
      "a loan with its interest and term, repaid in equal amounts",
      `${today}⟦6,000|one_off_cost EUR planned "lathe"⟧ ⟦50|volume repair/month planned "lathe"⟧ ` +
        '⟦6,000|debt EUR planned "loan"⟧ ⟦6%|interest %/year planned "loan" =6⟧ ⟦2|duration year planned "loan"⟧',
      // 6,000 × 0.005 / (1 − 1.005^−24) = 265.92; 50 × 28 − 265.92; 265.92 / 28
      { sales: 1400, running: 265.92, repayment: 265.92, change: 1134.08, outlay: 6000, upFront: 0, breakEven: 10 },
    ],
    [
      "a smallest order of what a supplier sells cheaper, which is bought and not sold",
      `${today}⟦10|unit_cost EUR/repair planned⟧ ⟦1,500|volume repair planned "smallest order"⟧ ⟦600|one_off_cost EUR planned "freight"⟧`,
      // 300 × 2; 1,500 × 10; 1,500 / 300; 600 / 600
      {
        change: 600,
        outlay: 600,
        stock: 15_000,
        stockLasts: 5,
        upFront: 15_600,
        payback: 1,
        breakEvenNow: 72,
        breakEvenThen: 67,
      },
    ],
    [
      "a grant that goes off what is spent once",
      `${today}⟦6,000|one_off_cost EUR planned "lathe"⟧ ⟦50|volume repair/month planned "lathe"⟧ ⟦2,500|grant EUR planned "lathe"⟧`,
      { sales: 1400, change: 1400, outlay: 3500, upFront: 3500, payback: 2.5 },
    ],
    [
      "more courses, each with today's people and lessons",
      "⟦6|volume course/month⟧ ⟦7|volume customer/course⟧ ⟦110|price EUR/customer⟧ ⟦4|usage lesson/course⟧ ⟦55|pay EUR/lesson⟧ " +
        '⟦19|unit_cost EUR/customer⟧ ⟦1,250|fixed_cost EUR/month⟧ ⟦3|volume course/month planned "kiln"⟧ ' +
        '⟦4,170|one_off_cost EUR planned "kiln"⟧',
      // 3 × (7 × 110 − 4 × 55 − 7 × 19) = 1,251
      { sales: 1251, change: 1251, outlay: 4170, upFront: 4170, payback: 3.33 },
    ],
    [
      "more sales in the place of a rent that ends: only what is paid beyond it has to be earned",
      `${today.replace("EUR/month⟧", 'EUR/month "rent"⟧')}⟦2,600|fixed_cost EUR/month planned "rent"⟧ ⟦50|volume repair/month planned "rent"⟧`,
      // 50 × 28 + 2,000 − 2,600; 600 / 28 = 21.4
      { sales: 1400, running: 2600, change: 800, breakEven: 22 },
    ],
    [
      "a rent in the place of today's",
      `${today.replace("EUR/month⟧", 'EUR/month "rent"⟧')}⟦2,600|fixed_cost EUR/month planned "rent"⟧`,
      { change: -600 },
    ],
    [
      "a rent in the place of today's, beside a business whose result is not known",
      '⟦90|paying customer⟧ ⟦2,000|fixed_cost EUR/month "rent"⟧ ⟦2,600|fixed_cost EUR/month planned "rent"⟧',
      { change: -600 },
    ],
    [
      "a higher price that a tenth of the buyers leaves for",
      `${today}⟦45|price EUR/repair planned⟧ ⟦10%|churn % planned =10⟧`,
      // 300 × 0.9 × (45 − 12) − 300 × (40 − 12); 2,000 / 28 and 2,000 / 33
      { change: 510, breakEvenNow: 72, breakEvenThen: 61 },
    ],
    [
      "an order that comes once, with a helper for its time",
      '⟦20|volume chair/month⟧ ⟦200|price EUR/chair⟧ ⟦60|unit_cost EUR/chair⟧ ⟦100|volume chair planned "hotel"⟧ ' +
        '⟦150|price EUR/chair planned "hotel"⟧ ⟦1,800|pay EUR/month planned "helper"⟧ ⟦3|duration month planned "helper"⟧',
      { order: 3600 },
    ],
    [
      "daily sales on the open days of today, and hours at today's pay",
      '⟦100|volume meal/day⟧ ⟦20|duration day/month "open days"⟧ ⟦8|price EUR/meal⟧ ⟦3|unit_cost EUR/meal⟧ ' +
        '⟦15|pay EUR/hour "cooks"⟧ ⟦200|work_time hour/month "cooks"⟧ ⟦50|volume meal/day planned "school"⟧ ' +
        '⟦60|work_time hour/month planned "school"⟧',
      { sales: 5000, running: 900, change: 4100, breakEven: 180 },
    ],
    [
      "a commission on customers of whom nobody knows how many come",
      '⟦50|paying customer⟧ ⟦60|price EUR/customer/month⟧ ⟦5|unit_cost EUR/customer/month⟧ ⟦10%|fee % out planned of="60" =10⟧',
      { each: 49 },
    ],
  ])("%s", (_name, marked, values) => expect(rounded(effectOf(marked))).toEqual(values));

  test("what buyers pay later is laid out before: goods and wages of that time, less what they pay in advance", () => {
    const monthly =
      '⟦200|volume repair/month planned "fleet"⟧ ⟦30|price EUR/repair planned "fleet"⟧ ⟦1,500|pay EUR/month planned "helper"⟧ ' +
      '⟦2|duration month planned "fleet"⟧ ⟦4,200|one_off_cost EUR planned "lift"⟧';
    const later = effectOf(today + monthly, "they pay after two months");
    expect(later.prefinanced?.value).toBe((200 * 12 + 1500) * 2);
    expect(later.payback).toBeNull();
    expect(later.left).toEqual([]);
    expect(effectOf(today + monthly, "it takes two months to build").prefinanced).toBeNull();
    const order = effectOf(
      '⟦20|volume chair/month⟧ ⟦200|price EUR/chair⟧ ⟦60|unit_cost EUR/chair⟧ ⟦100|volume chair planned "hotel"⟧ ' +
        '⟦150|price EUR/chair planned "hotel"⟧ ⟦20%|prepayment % planned "hotel" =20⟧ ⟦90|duration day planned "hotel"⟧',
      "the rest is paid after ninety days",
    );
    expect(order.prefinanced?.value).toBe(100 * 60 - 0.2 * 150 * 100);
  });

  test("months without sales cost what today's sales leave, and the fixed costs go on", () => {
    const pause = '⟦3|duration month planned⟧ ⟦10,000|grant EUR planned "grant"⟧';
    const effect = effectOf(today + pause, "three months without sales");
    // 10,000 − 3 × 300 × 28; 3 × 2,000 − 10,000
    expect(effect).toMatchObject({ pause: { value: -15_200 }, upFront: { value: -4000 }, change: null });
    expect(effectOf(today + pause, "it takes three months to build").pause).toBeNull();
  });

  test("running costs alone say how many more sales of today pay them, and nothing of what they bring", () => {
    const alone = effectOf(`${today}⟦1,400|pay EUR/month planned "van"⟧`);
    expect(alone).toMatchObject({ isCostOnly: true, sales: null, breakEven: { value: 50 } });
    const selling = effectOf(`${today}⟦1,400|pay EUR/month planned "van"⟧ ⟦60|volume repair/month planned "van"⟧`);
    expect(selling.isCostOnly).toBe(false);
    const severalKinds = `${today}⟦9|price EUR/wash⟧ ⟦2|unit_cost EUR/wash⟧ ⟦1,400|pay EUR/month planned "van"⟧`;
    expect(effectOf(severalKinds)).toMatchObject({ isCostOnly: true, breakEven: null });
  });

  test("two numbers of one thing to order are two ways, and are not added up", () => {
    const tuner =
      '⟦20|volume tuner/month⟧ ⟦79|price EUR/tuner⟧ ⟦30|unit_cost EUR/tuner⟧ ⟦3,000|volume tuner planned "factory"⟧ ';
    expect(effectOf(tuner).order?.value).toBe(147_000);
    expect(effectOf(`${tuner}⟦1,000|volume tuner planned "factory"⟧`).order).toBeNull();
  });

  test("of two prices of today nothing says which one holds for it", () => {
    const effect = effectOf(
      '⟦200|volume box/month "shop"⟧ ⟦8|price EUR/box "shop"⟧ ⟦100|volume box/month "wholesale"⟧ ' +
        '⟦5|price EUR/box "wholesale"⟧ ⟦3|unit_cost EUR/box⟧ ⟦60|volume box/month planned "fair"⟧ ⟦400|fixed_cost EUR/month planned "fair"⟧',
    );
    expect(effect.sales).toBeNull();
    expect(effect.left).toHaveLength(1);
  });
});
