import { replyPart } from "@cofounder/contract/analysis";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse, translateAnalysis } from "../analyse.ts";
import { ideas } from "../fixtures/ideas.ts";
import { runs } from "../fixtures/runs.ts";
import { settledIn } from "../../training/settled.ts";
import { renderReply } from "../presentation/render-reply.ts";
import { languages } from "./language.ts";
import { translatorFor } from "./translator.ts";

const now = new Date("2026-08-01T00:00:00Z");

describe("numbers follow each language's format", () => {
  test.each([
    ["en", "€1,240", "$2.35M", "12.5%", "5.74 months"],
    ["es", "1.240 €", "2,35 M$", "12,5 %", "5,74 meses"],
    ["fr", "1 240 €", "2,35 M$", "12,5 %", "5,74 mois"],
    ["de", "1.240 €", "2,35 Mio. $", "12,5 %", "5,74 Monate"],
    ["hi", "€1,240", "$23.5 लाख", "12.5%", "5.74 महीने"],
    ["zh", "1,240欧元", "235万美元", "12.5%", "5.74个月"],
  ])("%s", (language, ...written) => {
    const translator = translatorFor(language);
    const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
    const all = [
      translator.money(1240, "EUR"),
      translator.money(2_350_000, "USD"),
      translator.share(0.125),
      translator.amount(5.74, "months"),
    ];
    expect(all.map(plain)).toEqual(written);
  });
  test("Indian digit groups are of two above the thousand", () =>
    expect(translatorFor("hi").number(1_234_567)).toBe("12,34,567"));
  test("a number of a formula keeps every digit that it has", () => {
    const written = [0.0765, 364.2246, 1_354].map((value) => translatorFor("de").exact(value));
    expect(written).toEqual(["0,0765", "364,2246", "1.354"]);
  });
  test("there is no negative zero", () => {
    for (const language of languages) expect(translatorFor(language).number(-0.001)).toBe("0");
  });
  test("an unsupported language is answered in English", () => expect(translatorFor("it").language).toBe("en"));
});

describe.each(languages)("every reply in %s", (language) => {
  test.each(ideas)("to $name", ({ messages, settled }) => {
    const { parts, markdown } = renderReply(analyse({ messages, settled, now }), { language });
    for (const part of parts) expect(() => replyPart.parse(part)).not.toThrow();
    expect(markdown).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
    if (language !== "de") expect(markdown).not.toMatch(/\bnull\b/);
    if (language !== "en")
      expect(markdown).not.toMatch(/\b(?:You|your|which|would|customers who|What is)\b(?=[^"«“„]*$)/m);
  });
});

test("a translated analysis has the same figures, and back in its own language the same bytes", () => {
  for (const idea of ideas) {
    const analysis = analyse({ messages: idea.messages, settled: idea.settled, now });
    const german = translateAnalysis(analysis, "de");
    expect(german.metrics.map(({ name, value }) => [name, value])).toEqual(
      analysis.metrics.map(({ name, value }) => [name, value]),
    );
    expect(renderReply(translateAnalysis(german, "en")).markdown).toBe(renderReply(analysis).markdown);
  }
});

const ratios = new Set(["gross_margin", "ltv_cac", "cac_payback_months", "runway_months", "break_even_customers"]);

test("ratios do not change when all money is a thousand times larger", () => {
  const amount = fc.integer({ min: 5, max: 900 });
  fc.assert(
    fc.property(fc.tuple(amount, amount, amount, amount), ([price, cost, cac, burn]) => {
      const told = (by: number): string =>
        `A tool for dentists in Spain. The price is ⟦€${price * by}|price EUR/customer/month⟧ per month. ` +
        `Hosting costs us ⟦€${cost * by}|unit_cost EUR/customer/month⟧ per clinic. CAC is ⟦€${cac * by}|acquisition_spend EUR/customer⟧. Churn is ⟦4%` +
        `|churn %/month⟧ a month. Cash is ⟦€${burn * 9 * by}|cash EUR⟧ and burn is ⟦€${burn * by}|burn EUR/month⟧ a month.`;
      const values = (by: number): Map<string, number> =>
        new Map(
          analyse({ ...settledIn([told(by)]), now })
            .metrics.filter((metric) => ratios.has(metric.name) && metric.value !== null)
            .map((metric) => [metric.name, metric.value ?? 0]),
        );
      const [small, large] = [values(1), values(1000)];
      expect([...large.keys()]).toEqual([...small.keys()]);
      for (const [name, value] of small) expect(large.get(name)).toBeCloseTo(value, 6);
    }),
    { numRuns: runs(60), seed: 7 },
  );
});
