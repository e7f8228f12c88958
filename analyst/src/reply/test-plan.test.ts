import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import { wilson } from "../finance/intervals.ts";
import { compute } from "../laws/index.ts";
import { languages } from "../i18n/language.ts";
import { translatorFor } from "../i18n/translator.ts";
import { bindingOf } from "./binding-constraint.ts";
import { findFinding } from "./finding.ts";
import { replyContextOf } from "./context-of.ts";
import type { Binding } from "./test-plan.ts";

function standsOn(marked: string, language = "en"): Binding | null {
  const quantities = quantitiesIn(marked);
  const context = replyContextOf(
    { quantities, computed: compute(quantities), messages: [marked] },
    translatorFor(language),
  );
  return bindingOf(context, findFinding(context));
}

const said = (marked: string): string => {
  const binding = standsOn(marked);
  return [binding?.assumes, binding?.test?.how, binding?.test?.stop, ...(binding?.test?.costs ?? [])].join("\n");
};

const soap = "⟦6|price EUR/bar⟧ ⟦2|unit_cost EUR/bar⟧ ⟦400|fixed_cost EUR/month⟧";
const oil =
  "⟦68|price EUR/carton⟧ ⟦48|unit_cost EUR/carton⟧ ⟦850|fixed_cost EUR/month⟧ ⟦9|paying customer⟧ ⟦4|usage carton/customer/month⟧";
const gym = "⟦20|price EUR/customer/month⟧ ⟦1|unit_cost EUR/customer/month⟧ ⟦1000|fixed_cost EUR/month⟧";

describe("a test counts the units of the break-even", () => {
  test("things where buyers take several of them, with the number of buyers", () => {
    expect(said(oil)).toContain(
      "It only works with at least 43 cartons each month; today it is 36 cartons each month.",
    );
    expect(said(oil)).toMatch(
      /fewer than 119 cartons: that is the pace of the break-even\. At "4" .* that is 11 customers/,
    );
  });
  test("one buyer's order quantity", () =>
    expect(said(`${soap} ⟦2|usage bar/customer⟧`)).toMatch(/fewer than 92 bars.* At "2" .* that is 46 customers\./));
  test("places in a thing that holds several", () =>
    expect(
      said(
        "⟦35|price EUR/seat⟧ ⟦9|unit_cost EUR/seat⟧ ⟦620|fixed_cost EUR/month⟧ ⟦8|capacity seat/class⟧ ⟦6|volume class/month⟧",
      ),
    ).toContain('At "6" (classes each month) that is 4 of 8 in each.'));
  test("by its own costs and hours", () =>
    expect(standsOn(`${soap} ⟦60|volume bar/month⟧ ⟦15|work_time minute/bar⟧`)?.test?.costs).toEqual([
      "€368 of fixed costs",
      "€184 for 92 bars",
      "23 hours of work",
    ]));
});

describe("the bar is never one that today's figures already pass or fail", () => {
  test("sales below it are tested with a change", () =>
    expect(said(`${soap} ⟦60|volume bar/month⟧`)).toContain("could bring 36 bars more in that time than now"));
  test("a small difference is measured for longer", () => {
    const days = (volume: number): number | null | undefined =>
      standsOn(`${soap} ⟦${volume}|volume bar/month⟧`)?.test?.days;
    expect([days(60), days(80), days(95)]).toEqual([28, 35, 84]);
  });
  test("sales above it need no test", () =>
    expect(standsOn(`${soap} ⟦150|volume bar/month⟧`)).toEqual({
      assumes: "It holds as long as it does not fall below 100 bars each month; today it is 150 bars each month.",
      test: null,
    }));
  test("winning customers below the limit needs no test", () =>
    expect(said(`${gym} ⟦400|paying customer⟧ ⟦30|acquisition_spend EUR/customer⟧`)).not.toContain(
      "winning a customer",
    ));
});

describe("a decision is tested by the figures that depend on it", () => {
  const visits = "⟦45|price EUR/visit⟧ ⟦11|unit_cost EUR/visit⟧ ⟦475|fixed_cost EUR/month⟧ ⟦96|volume visit/month⟧";
  test("a planned wage, by the sales that pay for it", () => {
    expect(said(`${visits} ⟦2900|pay EUR/month planned⟧`)).toContain(
      "with 86 visits each month on top of the 96 visits",
    );
    expect(said(`${visits} ⟦2900|pay EUR/month planned⟧`)).toContain("fewer than 80 visits come on top");
  });
  test("a considered price, by the customers who have to stay", () => {
    const text = said(`${visits} ⟦52|price EUR/visit hypothetical⟧`);
    expect(text).toContain("only while at least 82.9% still buy");
    expect(text).toContain("Name €52 for each visit before the next 39 visits");
    expect(wilson(37, 39).low).toBeGreaterThanOrEqual(34 / 41);
    expect(text).toContain("€68 that those who go would have left");
  });
  test("a rent not yet committed to, by the orders that pay for it", () =>
    expect(said("⟦40|price EUR/repair⟧ ⟦15|unit_cost EUR/repair⟧ ⟦1100|fixed_cost EUR/month planned⟧")).toContain(
      "Do not take it on with fewer than 41 repairs: that is the pace of the break-even.",
    ));
  test("a thing bought for each customer, by the months that earn it", () =>
    expect(
      said("⟦129|price EUR/customer/month⟧ ⟦22|unit_cost EUR/customer/month⟧ ⟦4200|one_off_cost EUR/customer⟧"),
    ).toContain("Do not buy it for fewer than 40 months"));
});

describe("winning customers", () => {
  test("is tested by its cost limit until somebody pays", () => {
    const plan = standsOn(`${gym} ⟦400|paying customer⟧`)?.test;
    expect(plan?.costs).toEqual(["at most €228 before somebody pays"]);
    expect(plan?.stop).toContain("€228 is spent without one who pays");
  });
  test("is tested by the share of contacts that pays for them, where the cost per contact is known", () => {
    const text = said(`${gym} ⟦400|paying customer⟧ ⟦9|acquisition_spend EUR/lead⟧`);
    expect(text).toContain("only pays if at least 3.95% of them buy: winning a customer may cost €228");
    expect(text).toMatch(/at most €\d/);
  });
  test("never costs more than its smallest passing result may cost", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 90 }), fc.integer({ min: 1, max: 60 }), (price, lead) => {
        const text = standsOn(
          `⟦${price}|price EUR/customer/month⟧ ⟦1|unit_cost EUR/customer/month⟧ ⟦${lead}|acquisition_spend EUR/lead⟧`,
        );
        const spent = /at most €([\d,.]+)/.exec(text?.test?.costs.join() ?? "")?.[1];
        if (spent !== undefined) expect(Number(spent.replace(",", ""))).toBeLessThanOrEqual(3 * 12 * (price - 1));
      }),
      { numRuns: 60 },
    );
  });
});

describe("where no figure fixes a bar, the missing figure is asked for", () => {
  test.each([
    [
      "of those who said yes",
      '⟦48|price EUR/kit⟧ ⟦21|unit_cost EUR/kit⟧ ⟦25|asked customer⟧ ⟦11|said_yes customer of="25"⟧',
    ],
    ["of a price nobody has paid", "⟦48|price EUR/kit⟧ ⟦21|unit_cost EUR/kit⟧"],
  ])("%s", (_title, marked) => {
    const binding = standsOn(marked);
    expect(binding?.assumes).toContain("How many have to, I can say once I know the fixed costs of a month.");
    expect(binding?.test).toBeNull();
  });
  test("of customers needed in time", () =>
    expect(standsOn(`${gym} ⟦40|paying customer⟧`)).toMatchObject({ test: null }));
  test("with limited cash, the bar is the number of new customers per month", () =>
    expect(said(`${gym} ⟦40|paying customer⟧ ⟦800|cash EUR⟧`)).toContain("unless at least 4 customers more pay"));
  test("without figures there is no test plan", () => expect(standsOn("")).toBeNull());
});

test.each(languages)("a loss is ended by a price, whatever the number of buyers: %s", (language) => {
  const binding = standsOn('⟦29|price EUR/box⟧ ⟦24|unit_cost EUR/box "farm"⟧ ⟦6|unit_cost EUR/box "van"⟧', language);
  expect(binding?.test?.stop).toContain("30");
  expect(binding?.test?.stop).not.toMatch(/20|\{/);
});
