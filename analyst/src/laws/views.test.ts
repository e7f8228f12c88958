import { expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import { compute } from "./index.ts";

const valuesOf = (text: string): Record<string, number> =>
  Object.fromEntries(
    compute(quantitiesIn(text))
      .metrics.filter(({ of }) => of === "")
      .map(({ name, value }) => [name, value]),
  );

/** A newsletter in four issues a month, with three advertisements in each, that are paid by the thousand readers. */
const newsletter = `⟦4|volume issue/month⟧ ⟦5000|free reader/issue⟧ ⟦3|volume advert/issue⟧ ⟦20|price EUR/thousand_reader⟧`;

test("what is paid by the thousand is income", () =>
  // 5 × 3 × 4 × 20
  expect(valuesOf(newsletter)).toMatchObject({ sales: 1200 }));

test("it pays costs together with what is sold beside it", () => {
  const values =
    valuesOf(`${newsletter} ⟦30|paying customer⟧ ⟦5|price EUR/customer/month⟧ ⟦1|unit_cost EUR/customer/month⟧
    ⟦10%|fee % out =10 of="20"⟧ ⟦400|fixed_cost EUR/month⟧`);
  // 30 × 4 + 1,200 × 0.9 − 400
  expect(values["monthly_result"]).toBeCloseTo(800, 6);
  // Neither of the two is all that comes in.
  expect(Object.keys(values)).not.toContain("total_costs");
});

test("with two numbers of readers nothing is counted", () =>
  expect(Object.keys(valuesOf(`${newsletter} ⟦700|follower reader/issue⟧`))).not.toContain("sales"));

test("the share of pay is partial where a grant is income too", () => {
  const values = valuesOf(
    "⟦10|paying customer⟧ ⟦50|price EUR/customer/month⟧ ⟦200|pay EUR/month⟧ ⟦300|grant EUR/month⟧",
  );
  expect(Object.keys(values)).toContain("partial_pay_share");
  expect(Object.keys(values)).not.toContain("pay_share");
});
