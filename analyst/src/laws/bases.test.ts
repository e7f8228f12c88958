import { expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import { formatUnit } from "../quantities/unit.ts";
import { compute } from "./index.ts";

/** An annotated text, the wholes of its percentages, and results worked out by hand. */
interface Case {
  text: string;
  wholes: Record<string, string>;
  byHand: Record<string, number>;
}

const cases: Record<string, Case> = {
  "a shop's quarter of what a tenth of returns leaves": {
    // 12 × (1 − 0.10) × (1 − 0.25) = 8.10; 8.10 − 2 = 6.10
    text: "⟦12|price EUR/print⟧ ⟦10%|loss % =10⟧ ⟦25%|fee % out =25 'shop'⟧ ⟦2|unit_cost EUR/print⟧",
    wholes: { "10%": "sales", "25%": "rest" },
    byHand: { "contribution EUR/print": 6.1 },
  },
  "a levy of all that is taken in, of which a fifth is not paid": {
    // 50 × (1 − 0.2) × (1 − 0.3) = 28; 28 − 8 = 20; 600 / 20 = 30
    text: "⟦50|price EUR/lesson⟧ ⟦20%|loss % =20⟧ ⟦30%|tax % =30⟧ ⟦8|unit_cost EUR/lesson⟧ ⟦600|fixed_cost EUR/month⟧",
    wholes: { "20%": "orders", "30%": "sales" },
    byHand: { "contribution EUR/lesson": 20, "break_even_units lesson/month": 30 },
  },
  "a tax on the profit": {
    // 100 × (9 − 4) − 300 = 200; 200 × (1 − 0.25) = 150; the tax is in no contribution
    text: "⟦9|price EUR/jar⟧ ⟦4|unit_cost EUR/jar⟧ ⟦100|volume jar/month⟧ ⟦300|fixed_cost EUR/month⟧ ⟦25%|tax % =25⟧",
    wholes: { "25%": "profit" },
    byHand: { "contribution EUR/jar": 5, "monthly_result EUR/month": 200, "result_after_tax EUR/month": 150 },
  },
  "pay by the hour on the days that are not lost": {
    // 150 × (1 − 0.4) = 90 days; 90 × 8 × 20 = 14,400; + 3,600 = 18,000; 18,000 / (40 − 4) = 500
    text: `⟦40|price EUR/tour⟧ ⟦4|unit_cost EUR/tour⟧ ⟦150|duration day/season⟧ ⟦40%|loss % =40 of="150"⟧
      ⟦20|pay EUR/hour "guide"⟧ ⟦8|work_time hour/day "guide"⟧ ⟦3600|fixed_cost EUR/season "mooring"⟧`,
    wholes: {},
    byHand: { "payroll EUR/season": 14_400, "fixed_costs EUR/season": 18_000, "break_even_units tour/season": 500 },
  },
  "a meal for each guest and day, beside what members pay": {
    // 30 × 2 × 20 = 1,200; + 800 = 2,000; 50 × 10 − 2,000 = −1,500
    text: `⟦30|free guest⟧ ⟦2|unit_cost EUR/guest/day "meal"⟧ ⟦20|duration day/month "open"⟧ ⟦800|fixed_cost EUR/month "rent"⟧
      ⟦50|paying customer⟧ ⟦10|price EUR/customer/month⟧`,
    wholes: {},
    byHand: { "fixed_costs EUR/month": 2000, "monthly_result EUR/month": -1500 },
  },
  "bikes that are rented out by the day, whose tyres are replaced every 24 months": {
    // 12 × 25 − 2 × 25 − 40 − 480 / 24 = 190; × 6 − 500 = 640
    text: `⟦6|stock bike⟧ ⟦12|price EUR/bike/day⟧ ⟦2|unit_cost EUR/bike/day "cleaning"⟧ ⟦40|unit_cost EUR/bike/month "service"⟧
      ⟦480|unit_cost EUR/bike "motor"⟧ ⟦24|wear month/motor⟧ ⟦25|duration day/month⟧ ⟦500|fixed_cost EUR/month "yard"⟧`,
    wholes: {},
    byHand: { "contribution EUR/bike/month": 190, "monthly_result EUR/month": 640 },
  },
  "money that is bound to a purpose": {
    // (30,000 − 12,000) / (2,000 + 1,000) = 6
    text: `⟦30000|cash EUR⟧ ⟦12000|cash EUR target of="30000" "roof"⟧ ⟦2000|fixed_cost EUR/month⟧ ⟦1000|pay EUR/month⟧`,
    wholes: {},
    byHand: { "gross_runway_months month": 6 },
  },
  "a part of the money is in it already": {
    // 30,000 / 3,000 = 10
    text: `⟦30000|cash EUR⟧ ⟦12000|cash EUR of="30000" "savings account"⟧ ⟦3000|fixed_cost EUR/month⟧`,
    wholes: {},
    byHand: { "gross_runway_months month": 10 },
  },
};

test.each(Object.entries(cases))("%s", (_, { text, wholes, byHand }) => {
  const quantities = quantitiesIn(text.replaceAll("'", '"')).map((quantity) => {
    const of = wholes[quantity.quote];
    return of === undefined ? quantity : { ...quantity, share: { of } };
  });
  const { metrics, questions } = compute(quantities);
  const found = Object.fromEntries(
    metrics
      .filter(({ without }) => without.length === 0)
      .map(({ name, unit, value }) => [`${name} ${formatUnit(unit)}`, value]),
  );
  for (const [name, value] of Object.entries(byHand)) expect(found[name]).toBeCloseTo(value, 6);
  expect(questions).toEqual([]);
});

test("what is still to be bought makes no sales of a business that runs", () => {
  const text = `⟦40|price EUR/tour⟧ ⟦900|fixed_cost EUR/season⟧ ⟦4|stock boat planned⟧ ⟦3|usage tour/boat/day planned⟧
    ⟦100|duration day/season⟧`;
  const today = compute(quantitiesIn(text)).metrics.filter(({ because }) =>
    because.every(({ code }) => code !== "supposed"),
  );
  expect(today.map(({ name }) => name)).toContain("fixed_costs");
  expect(today.map(({ name }) => name)).not.toContain("volume");
});
