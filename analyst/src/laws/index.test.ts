import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { compute, sensitivityOf, solveFor, whatIf } from "./index.ts";
import type { Metric } from "./index.ts";

const ventures = [
  `⟦19|price EUR/wash⟧ ⟦2.50|unit_cost EUR/wash "soap"⟧ ⟦15|pay EUR/hour⟧ ⟦40|work_time minute/wash⟧
  ⟦1800|fixed_cost EUR/month⟧ ⟦300|volume wash/month⟧ ⟦2.9%|fee % out =2.9⟧ ⟦9000|cash EUR⟧`,
  `⟦100|price EUR/customer/month⟧ ⟦40|unit_cost EUR/customer/month⟧ ⟦30%|churn %/year =30⟧ ⟦60|paying customer⟧
  ⟦120|acquisition_spend EUR/customer⟧ ⟦24000|fixed_cost EUR/year⟧ ⟦80|one_off_cost EUR/customer⟧`,
  `⟦30|order_value EUR/order⟧ ⟦20%|fee % in =20 of="30"⟧ ⟦2.50|price EUR/order "delivery"⟧ ⟦5|unit_cost EUR/order⟧
  ⟦900|volume order/month⟧ ⟦1200|fixed_cost EUR/month⟧ ⟦500000|raise EUR⟧ ⟦12.5%|equity % =12.5⟧`,
  `⟦1.20|one_off_cost EUR/jar⟧ ⟦40|wear fill/jar⟧ ⟦2%|loss % =2⟧ ⟦2|deposit EUR/jar⟧ ⟦0.50|price EUR/fill⟧
  ⟦0.12|unit_cost EUR/fill⟧ ⟦31|asked customer⟧ ⟦14|said_yes customer⟧`,
].map(quantitiesIn);

const valuesOf = (metrics: Metric[]): Record<string, number> =>
  Object.fromEntries(metrics.map(({ name, of, value }) => [`${name}[${of}]`, value]));

const anyVenture = fc.constantFrom(...ventures);

function expectSame(one: Record<string, number>, two: Record<string, number>): void {
  const rounded = (values: Record<string, number>): [string, number][] =>
    Object.entries(values)
      .map(([name, value]): [string, number] => [name, Number(value.toPrecision(9))])
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(rounded(two)).toEqual(rounded(one));
}

describe("transformations that change nothing", () => {
  test("the order of the figures", () => {
    fc.assert(
      fc.property(
        anyVenture.chain((venture) =>
          fc.tuple(fc.constant(venture), fc.shuffledSubarray(venture, { minLength: venture.length })),
        ),
        ([venture, shuffled]) => expectSame(valuesOf(compute(venture).metrics), valuesOf(compute(shuffled).metrics)),
      ),
    );
  });

  test("the ids of the figures", () => {
    fc.assert(
      fc.property(anyVenture, fc.integer({ min: 1, max: 1000 }), (venture, seed) => {
        const renamed = (id: string): string => `${(id.charCodeAt(2) * seed) % 97}-${id}`;
        const changed = venture.map((quantity): Quantity => ({
          ...quantity,
          id: renamed(quantity.id),
          ...(quantity.share ? { share: { of: renamed(quantity.share.of) } } : {}),
        }));
        expectSame(valuesOf(compute(venture).metrics), valuesOf(compute(changed).metrics));
      }),
    );
  });

  test("another currency", () => {
    fc.assert(
      fc.property(anyVenture, fc.constantFrom("INR", "CHF", "XOF"), (venture, currency) => {
        const changed = venture.map((quantity) => {
          const { EUR: exponent, ...rest } = quantity.unit;
          return exponent === undefined ? quantity : { ...quantity, unit: { ...rest, [currency]: exponent } };
        });
        expectSame(valuesOf(compute(venture).metrics), valuesOf(compute(changed).metrics));
      }),
    );
  });

  test("a monthly figure stated per year, quarter or week", () => {
    const months: Record<string, number> = { year: 12, quarter: 3, week: 1 / 4.348 };
    fc.assert(
      fc.property(anyVenture, fc.constantFrom("year", "quarter", "week"), (venture, period) => {
        const changed = venture.map((quantity) => {
          const { month, ...rest } = quantity.unit;
          if (month !== -1) return quantity;
          return { ...quantity, value: quantity.value * (months[period] ?? 1), unit: { ...rest, [period]: -1 } };
        });
        expectSame(valuesOf(compute(venture).metrics), valuesOf(compute(changed).metrics));
      }),
    );
  });

  test("additional figures of other parties", () => {
    fc.assert(
      fc.property(anyVenture, fc.constantFrom("rival", "supplier", "market"), (venture, party) => {
        const others = venture.map((quantity): Quantity => ({
          ...quantity,
          id: `${quantity.id}x`,
          value: quantity.value * 3,
          party,
        }));
        expectSame(valuesOf(compute(venture).metrics), valuesOf(compute([...venture, ...others]).metrics));
      }),
    );
  });
});

describe("a metric inverted", () => {
  test("a figure found for a target gives the target when everything is recomputed", () => {
    fc.assert(
      fc.property(anyVenture, fc.double({ min: 0.9, max: 1.1, noNaN: true }), (venture, change) => {
        for (const metric of compute(venture).metrics) {
          if (/^break_even_|^payback_uni/.test(metric.name)) continue;
          for (const { id: slot } of venture) {
            const target = metric.value * change;
            const value = solveFor(metric, slot, target);
            if (value === null || value <= 0) continue;
            const anew = whatIf(venture, { [slot]: value }).metrics.find(
              ({ name, of }) => name === metric.name && of === metric.of,
            );
            expect([metric.name, slot, Math.abs((anew?.value ?? target) / target - 1) < 1e-6]).toEqual([
              metric.name,
              slot,
              true,
            ]);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  test("the price for a margin of 60 % is found, in the unit in which it was stated", () => {
    const { metrics } = compute(quantitiesIn("⟦240|price EUR/customer/year⟧ ⟦10|unit_cost EUR/customer/month⟧"));
    const margin = metrics.find(({ name }) => name === "gross_margin");
    expect(margin?.value).toBeCloseTo(0.5, 9);
    expect(margin && solveFor(margin, "q01", 0.6)).toBeCloseTo(300, 4);
  });

  test("a figure that a metric does not rest on cannot change it", () => {
    const { metrics } = compute(quantitiesIn("⟦90000|cash EUR⟧ ⟦15000|burn EUR/month⟧ ⟦31|asked customer⟧"));
    const runway = metrics.find(({ name }) => name === "runway_months");
    expect(runway && solveFor(runway, "q03", 12)).toBeNull();
    expect(runway && solveFor(runway, "q02", 12)).toBeCloseTo(7500, 6);
  });

  test("the sensitivity shows which figure moves it most", () => {
    const { metrics } = compute(quantitiesIn("⟦20|price EUR/cut⟧ ⟦5|unit_cost EUR/cut⟧"));
    const [contribution] = metrics;
    expect(contribution && sensitivityOf(contribution)).toEqual({ q01: 2, q02: -0.5 });
  });
});
