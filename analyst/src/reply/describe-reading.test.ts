import type { FigureReading } from "@cofounder/contract/figures";
import { describe, expect, test } from "vitest";
import { readFounders } from "../../../evals/founders/read-founders.ts";
import { quantitiesIn, quantitiesOf } from "../../training/quantities.ts";
import { languages } from "../i18n/language.ts";
import { translatorFor } from "../i18n/translator.ts";
import { describeReading } from "./describe-reading.ts";

const readingOf = (msg: string): FigureReading => {
  const [quantity] = quantitiesIn(`⟦9|${msg}⟧`);
  if (!quantity) throw new Error(`${msg} is no figure`);
  const { meaning, unit, flow, party, status, basis } = quantity;
  return { meaning, unit, flow, party, status, basis };
};

describe("a reading is described in words", () => {
  test.each([
    [
      "price EUR/customer/month",
      [
        "price for each customer and month",
        "Preis je Kunde und Monat",
        "prix par client et par mois",
        "precio por cliente y mes",
        "प्रति ग्राहक प्रति माह कीमत",
        "每位客户每月的价格",
      ],
    ],
    [
      "price EUR rival",
      [
        "a competitor's price",
        "Preis eines Wettbewerbers",
        "prix d’un concurrent",
        "precio de un competidor",
        "कीमत (प्रतिस्पर्धी का आँकड़ा)",
        "竞争对手的价格",
      ],
    ],
    [
      "unit_cost EUR/order planned",
      [
        "cost for each order, planned",
        "Kosten je Order, geplant",
        "coût par order, en projet",
        "coste por order, según el plan",
        "प्रति order लागत, योजना में",
        "每 order 的成本，计划中",
      ],
    ],
    [
      "asked customer",
      [
        "people you asked",
        "Befragte",
        "personnes interrogées",
        "personas a las que preguntaste",
        "जिनसे आपने पूछा",
        "你问过的人",
      ],
    ],
    [
      "fixed_cost EUR/month",
      [
        "fixed cost each month",
        "Fixkosten je Monat",
        "charges fixes par mois",
        "gasto fijo al mes",
        "प्रति माह तय ख़र्च",
        "每月的固定成本",
      ],
    ],
  ])("%s", (msg, told) => {
    const order = ["en", "de", "fr", "es", "hi", "zh"];
    expect(order.map((language) => describeReading(readingOf(msg), translatorFor(language)))).toEqual(told);
  });

  test.each([
    ["fee % in", "commission you keep"],
    ["fee % out", "fee you pay"],
    ["debt EUR", "loan"],
    ["debt EUR/month out", "loan repayment each month"],
    ["raise EUR investor", "money an investor offers"],
    ["budget EUR/month buyer", "what a buyer would spend each month"],
    ["acquisition_spend EUR/customer", "cost of winning a customer"],
    ["usage call/customer/month", "calls for each customer and month"],
    ["usage minute/ride", "minutes for each ride"],
    ["volume ticket/night", "tickets each night"],
    ["reachable shop", "shops you could reach"],
    ["reachable customer", "people you could reach"],
    ["unit_cost EUR/tickets", "cost for each ticket"],
    ["work_time minute/wash", "working time (minutes) for each wash"],
    ["volume ride/scooter/day", "rides for each scooter and day"],
    ["price USD/minute_of_ride retracted", "price for each minute of ride, taken back"],
    ["none 1 rival", "no figure of the business"],
  ])("%s", (msg, told) => expect(describeReading(readingOf(msg), translatorFor("en"))).toBe(told));

  test("a currency is never repeated, and a label stays below sixty characters", () => {
    const open = readFounders().filter(({ set }) => set === "open");
    const readings = open.flatMap((text) => quantitiesOf(text));
    for (const language of languages) {
      const told = readings.map((reading) => describeReading(reading, translatorFor(language)));
      expect(told.filter((label) => /\b[A-Z]{3}\b|undefined|[{}]/.test(label))).toEqual([]);
      expect(told.filter((label) => label.length > 60).length).toBeLessThan(readings.length / 100);
    }
  });
});
