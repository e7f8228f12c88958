import { describe, expect, test } from "vitest";
import type { Language } from "../i18n/language.ts";
import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { parseUnit } from "../quantities/unit.ts";
import { analyse } from "../analyse.ts";
import { backingOf, noBacking } from "./backing.ts";
import { markText } from "./mark-text.ts";

const quantity = (quote: string, unit: string, meaning: Meaning): Quantity => ({
  id: `q0.${quote}`,
  quote,
  span: { message: 0, start: 0, end: quote.length },
  value: Number.parseFloat(quote.replace(/[^\d.]/g, "")),
  unit: parseUnit(unit) ?? {},
  of: "",
  flow: "none",
  party: "venture",
  status: "actual",
  meaning,
  basis: "once",
  readBy: "model",
  evidence: {},
});

const marked = (text: string, quantities: Quantity[], language: Language = "en"): string[] =>
  markText(text, { ...noBacking, currency: "EUR", quantities }, language).map(
    ({ start, end, kind }) => `${text.slice(start, end)} ${kind}`,
  );

describe("a number of the same value and another kind is not the founder's", () => {
  const share = [quantity("30%", "%", "share")];
  const customers = [quantity("14", "customer", "paying")];

  test.each<[Language, string]>([
    ["en", "The bank asks 30% interest."],
    ["en", "The interest of 30% is too high."],
    ["en", "Interest: 30%"],
    ["de", "Die Bank verlangt 30 % Zinsen."],
    ["es", "El banco pide un 30 % de interés."],
    ["fr", "La banque demande 30 % d'intérêts."],
    ["hi", "Bank 30% byaj leta hai."],
    ["zh", "银行要30%的利息。"],
  ])("%s: %s", (language, text) => {
    expect(marked(text, share, language)[0]).toMatch(/30.?% own/);
  });

  test.each<[Language, string]>([
    ["en", "You have 14 employees."],
    ["de", "Du hast 14 Mitarbeiter."],
    ["es", "Tienes 14 empleados."],
    ["fr", "Tu as 14 salariés."],
    ["zh", "你有14员工。"],
  ])("%s: %s", (language, text) => {
    expect(marked(text, customers, language)).toEqual(["14 own"]);
  });

  test.each<[string, string[]]>([
    ["One customer is 30% of your sales.", ["30% founder"]],
    ["You lose 30% of them: a churn of 30%.", ["30% founder", "30% founder"]],
    ["Your 14 good salons pay.", ["14 founder"]],
    ["All 14 of them stay.", ["14 founder"]],
  ])("%s", (text, marks) => {
    expect(marked(text, [...share, ...customers])).toEqual(marks);
  });

  test("an interest of the founder's is", () => {
    expect(marked("At 30% interest a loan is dear.", [quantity("30%", "%", "interest")])).toEqual(["30% founder"]);
  });

  test("a noun of the founder's own is compared with their unit", () => {
    expect(marked("Your 14 visitors come back.", [quantity("14", "visitor", "stock")])).toEqual(["14 founder"]);
  });

  test("two months are not two employees, read or not", () => {
    const message = "We are two employees and bake bread.";
    const analysis = analyse({ messages: [message], now: new Date("2026-06-01") });
    const text = "Give it two months.";
    const marks = markText(text, backingOf(analysis), "en");
    expect(marks.map(({ start, end, kind }) => `${text.slice(start, end)} ${kind}`)).toEqual(["two own"]);
    expect(marked(text, [quantity("2", "employee", "staff")])).toEqual(["two own"]);
  });
});

describe("more than two numbers of one sentence are checked", () => {
  const given = [
    quantity("€39", "EUR/customer/month", "price"),
    quantity("14", "customer", "paying"),
    quantity("€1200", "EUR/month", "fixed_cost"),
    quantity("€3000", "EUR/month", "pay"),
    quantity("€215", "EUR/month", "fixed_cost"),
    quantity("€9", "EUR/customer/month", "unit_cost"),
    quantity("€12", "EUR/customer/month", "unit_cost"),
  ];
  test.each<[string, string]>([
    ["14 salons at €39 over 12 months bring €6,552.", "€6,552 computed"],
    ["Rent of €1,200, wages of €3,000 and software for €215 come to €4,415.", "€4,415 computed"],
    ["€4,415 goes out: €1,200, €3,000 and €215.", "€4,415 computed"],
    ["Of €39 you keep, after €9 for serving and €12 for travel, €18.", "€18 computed"],
    ["Rent of €1,200, wages of €3,000 and software for €215 come to €4,515.", "€4,515 own"],
    ["14 salons at €39 over 12 months bring €6,652.", "€6,652 own"],
  ])("%s", (text, mark) => {
    expect(marked(text, given)).toContain(mark);
  });
});
