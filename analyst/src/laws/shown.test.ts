import { metric } from "@cofounder/contract/analysis";
import { describe, expect, test } from "vitest";
import { readFounders } from "../../../evals/founders/read-founders.ts";
import { close, recompute } from "../../../evals/recompute.ts";
import { quantitiesIn, quantitiesOf } from "../../training/quantities.ts";
import { languages } from "../i18n/language.ts";
import { translatorFor } from "../i18n/translator.ts";
import { compute } from "./index.ts";
import { labels } from "./labels.ts";
import { toMetrics } from "./shown.ts";
import { laws } from "./table.ts";

type Shown = ReturnType<typeof toMetrics>;

function shownOf(text: string, language = "en"): Shown {
  const quantities = quantitiesIn(text);
  return toMetrics(compute(quantities), quantities, translatorFor(language));
}

const find = (shown: Shown, name: string): Shown[number] | undefined => shown.find((item) => item.name === name);

describe("the results of laws as shown", () => {
  const club = shownOf(
    `⟦240|price EUR/customer/year⟧ ⟦8|unit_cost EUR/customer/month "towels"⟧ ⟦2%|churn %/month =2⟧
    ⟦60|acquisition_spend EUR/customer⟧ ⟦900|paying customer⟧ ⟦1000|reachable customer⟧ ⟦450|paying customer target⟧`,
  );

  test("a result has its label, its formula and its inputs with their sources", () => {
    expect(find(club, "contribution_per_customer")).toEqual({
      name: "contribution_per_customer",
      label: "Contribution per customer and month",
      value: 12,
      unit: "EUR",
      low: null,
      high: null,
      formula: "price_month − unit_cost",
      inputs: [
        { name: "price_month", value: 20, unit: "EUR", type: "computed" },
        { name: "unit_cost", value: 8, unit: "EUR", type: "founder" },
      ],
      display: "€12",
    });
  });

  test("a result under a second name is shown once", () => expect(find(club, "contribution")).toBeUndefined());

  test("rates and shares are shown as fractions, multiples and months as numbers", () => {
    expect(find(club, "gross_margin")).toMatchObject({ value: 0.6, unit: "ratio", display: "60%" });
    expect(find(club, "monthly_churn")).toMatchObject({ unit: "ratio", formula: "as_given", display: "2%" });
    expect(find(club, "ltv_cac")).toMatchObject({ value: 10, unit: "x", formula: "ltv / cac", display: "10×" });
    expect(find(club, "cac_payback_months")).toMatchObject({ value: 5, unit: "months", display: "5 months" });
    expect(find(club, "price_floor")).toMatchObject({
      formula: "unit_cost / (1 − target_gross_margin)",
      inputs: [{ type: "founder" }, { name: "target_gross_margin", value: 0.6, type: "assumption" }],
    });
  });

  test("a yearly result rests on yearly inputs, or its formula shows the conversion", () => {
    expect(find(club, "arr")).toMatchObject({ value: 216_000, formula: "mrr × 12" });
    expect(find(club, "revenue_at_10_percent_share")).toMatchObject({
      value: 24_000,
      formula: "sam_year × 0.1",
      inputs: [{ name: "sam_year", value: 240_000, type: "computed" }],
    });
  });

  test("several costs are shown in the founder's words, with their denominator in the label", () => {
    const shown = shownOf('⟦19|price EUR/wash⟧ ⟦2|unit_cost EUR/wash "soap"⟧ ⟦3|unit_cost EUR/wash "driver"⟧');
    expect(find(shown, "contribution")).toMatchObject({
      label: "Contribution per wash",
      formula: "price − (soap + driver)",
      display: "€14",
    });
  });

  test("a partial result names what is missing", () => {
    const shown = shownOf('⟦19|price EUR/wash⟧ ⟦2|unit_cost EUR/wash⟧ ⟦3|unit_cost EUR "courier"⟧');
    expect(find(shown, "partial_contribution")?.label).toBe("Contribution per wash, without courier");
  });

  test("with several plans each is named", () => {
    const shown = shownOf(
      '⟦9|price USD/customer/month "basic"⟧ ⟦29|price USD/customer/month "pro"⟧ ⟦1|unit_cost USD/customer/month⟧',
    );
    expect(shown.filter(({ name }) => name === "contribution_per_customer").map(({ label }) => label)).toEqual([
      "Contribution per customer and month (basic)",
      "Contribution per customer and month (pro)",
    ]);
  });

  test("a rule of thumb gives a range", () =>
    expect(find(shownOf("⟦5000|burn EUR/month⟧"), "raise_needed")).toMatchObject({
      value: 112_500,
      low: 112_500,
      high: 135_000,
    }));
});

test("every law has a label", () =>
  expect(laws.map(({ name }) => name).filter((name) => !(name in labels) && !/_at_\d+_/.test(name))).toEqual([]));

describe.each(languages)("every value of the founders' texts in %s", (language) => {
  const translator = translatorFor(language);
  const all = readFounders()
    .filter(({ set }) => set === "open")
    .flatMap((text) => {
      const quantities = quantitiesOf(text).filter(({ meaning }) => meaning !== "unclear");
      return toMetrics(compute(quantities), quantities, translator);
    });

  test("fits the contract and is written in full", () => {
    expect(all.length).toBeGreaterThan(300);
    for (const item of all) {
      expect(() => metric.parse(item)).not.toThrow();
      expect(item.unit).toMatch(/^(?:[A-Z]{3}|ratio|x|months|days|hours|customers|)$/);
      expect(`${item.label} ${item.display}`).not.toMatch(/[{}_]|undefined|NaN|Infinity/);
    }
  });

  test("is reproduced by a second computation from its inputs", () => {
    const other = all.flatMap((item) => {
      const again = recompute(item);
      return again === null || item.value === null || close(again, item.value) ? [] : [[item.name, item.value, again]];
    });
    expect(other).toEqual([]);
    expect(all.filter((item) => recompute(item) !== null).length).toBeGreaterThan(30);
  });
});
