import type { ReplyPart } from "@cofounder/contract/analysis";
import { describe, expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import { analyse } from "../analyse.ts";
import { compute } from "../laws/index.ts";
import { translatorFor } from "../i18n/translator.ts";
import { selfCheck } from "./self-check.ts";
import { shortReply } from "./short-reply.ts";

const { venture, riskiest, killTest, rating } = analyse({ messages: [""], now: new Date("2026-08-01") });

function replyTo(text: string): ReplyPart[] {
  const quantities = quantitiesIn(text);
  const { computed, withdrawn } = selfCheck(quantities, compute(quantities));
  const known = { quantities, computed, unread: [], messages: [text] };
  return shortReply({ ...known, withdrawn, asked: [], venture, riskiest, killTest, rating }, translatorFor("en"));
}

const headlineOf = (parts: ReplyPart[]): string =>
  parts.flatMap((part) => (part.kind === "headline" ? [part.text] : [])).join("");
const labelsOf = (parts: ReplyPart[]): string[] =>
  parts.flatMap((part) => (part.kind === "table" ? part.rows.map(([label = ""]) => label) : []));
const sectionOf = (parts: ReplyPart[], id: string): string =>
  parts.flatMap((part) => (part.kind === "section" && part.id === id ? [part.text] : [])).join("\n");
const limitOf = (text: string, name: string): number | undefined =>
  compute(quantitiesIn(text)).metrics.find((metric) => metric.name === name)?.value;

describe("a bound does not read as a gain", () => {
  const honey = '⟦9|price EUR/jar⟧ ⟦0.02|unit_cost EUR/gram "honey"⟧ ⟦300|volume jar/month⟧ ⟦500|fixed_cost EUR/month⟧';

  test("if the only missing figure is the unit cost, the price is its upper limit", () => {
    const parts = replyTo(honey);
    expect(headlineOf(parts)).toBe(
      'What is left depends on "0.02" (honey): all that is not counted yet may come to €9 for each jar at most before you lose money.',
    );
    expect(JSON.stringify(parts)).not.toContain("because you name none");
  });

  test.each([
    ["a cost by another measure", honey],
    [
      "a cost by another measure beside one that is known",
      "⟦9|price EUR/jar⟧ ⟦3|unit_cost EUR/jar⟧ ⟦0.02|unit_cost EUR/gram⟧ ⟦300|volume jar/month⟧ ⟦500|fixed_cost EUR/month⟧",
    ],
    [
      "a subscription with a cost for each repair",
      "⟦25|price EUR/customer/month⟧ ⟦80|paying customer⟧ ⟦10|unit_cost EUR/repair⟧ ⟦900|fixed_cost EUR/month⟧",
    ],
  ])("revenue is not compared with the fixed costs without the contribution: %s", (_title, text) => {
    const labels = labelsOf(replyTo(text));
    expect(labels).not.toContain("Revenue");
    expect(labels.at(-1)).toBe("Not in it yet");
  });

  test("revenue is shown where the result follows from it", () =>
    expect(
      labelsOf(replyTo("⟦9|price EUR/jar⟧ ⟦3|unit_cost EUR/jar⟧ ⟦300|volume jar/month⟧ ⟦500|fixed_cost EUR/month⟧")),
    ).toEqual(expect.arrayContaining(["Revenue", "Fixed costs", "Result after fixed costs"])));

  test("a month without confirmed monthly costs states the limit for them", () =>
    expect(
      headlineOf(
        replyTo(
          '⟦90|price EUR/box⟧ ⟦30|unit_cost EUR/box⟧ ⟦40|volume box/month⟧ ⟦400|fixed_cost EUR/month⟧ ⟦300|fixed_cost USD/month "server"⟧',
        ),
      ),
    ).toBe(
      'What is left depends on "400" (fixed cost each month) and "300" (server): all that is not counted yet may come to ' +
        "€2,400 each month at most before you lose money.",
    ));
});

describe("a comparison compares the same thing", () => {
  const rides = "⟦1|price EUR/ride⟧ ⟦0.2|price EUR/minute⟧ ⟦12|usage minute/ride⟧ ⟦0.9|unit_cost EUR/ride⟧";
  const compared = (text: string): string => sectionOf(replyTo(text), "unit_economics");

  test.each([
    ["⟦3.1|price EUR/ride rival⟧", "A competitor asks €3.10 for each ride, you ask €3.40 for each ride: €0.30 more."],
    ["⟦0.25|price EUR/minute rival⟧", "A competitor asks €3 for each ride, you ask €3.40 for each ride: €0.40 more."],
    [
      "⟦0.5|price EUR/ride rival⟧ ⟦0.25|price EUR/minute rival⟧",
      "A competitor asks €3.50 for each ride, you ask €3.40 for each ride: €0.10 less.",
    ],
  ])("with our total income per unit: %s", (rival, said) => {
    const text = compared(`${rides} ${rival}`);
    expect(text).toContain(said);
    expect(text.split("A competitor asks")).toHaveLength(2);
  });

  test("a commission plus a fee per order", () =>
    expect(
      compared(
        "⟦15 %|fee % in =15⟧ ⟦1|fee EUR/order in⟧ ⟦84|order_value EUR/order⟧ ⟦3|unit_cost EUR/order⟧ ⟦12 %|fee % in rival =12⟧",
      ),
    ).toContain("A competitor asks €10.08 for each order, you ask €13.60 for each order: €3.52 more."));

  test("two competitor's prices for one thing are not compared with the sum", () =>
    expect(compared(`${rides} ⟦3.1|price EUR/ride rival⟧ ⟦4|price EUR/ride rival⟧`)).not.toContain(
      "A competitor asks",
    ));

  test("in the competitor's unit, where our number of them is known", () =>
    expect(
      compared(
        "⟦400|price EUR/issue⟧ ⟦100|unit_cost EUR/issue⟧ ⟦5000|usage reader/issue⟧ ⟦0.06|price EUR/reader rival⟧",
      ),
    ).toContain("A competitor asks €0.06 for each reader, you ask €0.08 for each reader: €0.02 more."));

  test("percentages in percentage points", () =>
    expect(
      compared("⟦15 %|fee % in =15⟧ ⟦84|order_value EUR/order⟧ ⟦3|unit_cost EUR/order⟧ ⟦12 %|fee % in rival =12⟧"),
    ).toContain("A competitor asks 12%, you ask 15%: 3 percentage points more."));
});

describe("a test keeps the pace of its bar", () => {
  const standsOn = (text: string): string => sectionOf(replyTo(text), "riskiest_assumption");

  test("a bar per night applies to each of the next four", () => {
    const text = standsOn("⟦12|price EUR/guest⟧ ⟦4|unit_cost EUR/guest⟧ ⟦300|fixed_cost EUR/night⟧");
    expect(text).toContain("On each of the next four nights");
    expect(text).toContain("fewer than 38 guests on each of the four");
    expect(text).not.toMatch(/152|28 days/);
  });

  test("sales under contract are not split into weeks", () => {
    const buildings =
      "⟦500|price EUR/building/month⟧ ⟦100|unit_cost EUR/building/month⟧ ⟦6000|fixed_cost EUR/month⟧ ⟦4|volume building⟧";
    expect(standsOn(buildings)).not.toContain("each week");
    expect(standsOn(`${buildings} ⟦30000|cash EUR⟧`)).toContain("at least 2 buildings more pay");
  });

  test("things to be borrowed or rented first cost money", () => {
    const text = standsOn("⟦8|price EUR/wash⟧ ⟦2|unit_cost EUR/wash⟧ ⟦1200|one_off_cost EUR/machine⟧");
    expect(text).toContain("Borrow or rent one first");
    expect(text).toContain("what borrowing or renting it costs");
    expect(text).not.toContain("no money");
  });
});

describe("the limit for the cost of winning a customer", () => {
  test.each([
    [
      "a device in a subscription",
      '⟦20|price EUR/customer/month⟧ ⟦1|unit_cost EUR/customer/month⟧ ⟦60|unit_cost EUR/customer "sensor"⟧',
      "max_cac_12_month_payback",
      168,
    ],
    [
      "a start kit with a single sale",
      '⟦90|price EUR/customer⟧ ⟦20|unit_cost EUR/customer⟧ ⟦15|one_off_cost EUR/customer "start kit"⟧',
      "max_cac_first_sale",
      55,
    ],
  ])("is reduced by free gifts to each customer: %s", (...[, text, name, value]) =>
    expect(limitOf(text, name)).toBe(value),
  );

  test("is not a condition", () => {
    const text = sectionOf(
      replyTo("⟦20|price EUR/customer/month⟧ ⟦1|unit_cost EUR/customer/month⟧ ⟦400|paying customer⟧"),
      "riskiest_assumption",
    );
    expect(text).toContain("To be paid back within a year, winning a customer may cost at most €228.");
    expect(text).not.toContain("only works");
  });
});

describe("two figures of different kinds are not a contradiction", () => {
  const asked = (parts: ReplyPart[]): string =>
    parts.flatMap((part) => (part.kind === "questions" ? part.items.map(({ text }) => text) : [])).join("\n");

  test("only figures in one unit are asked about as two values", () => {
    const text = asked(
      replyTo("⟦15|price EUR/ride⟧ ⟦0.2|unit_cost EUR/minute⟧ ⟦12|usage minute/ride⟧ ⟦20|work_time minute/ride⟧"),
    );
    expect(text).toContain("lead to different results");
    expect(text).not.toContain("0.2");
  });

  test("a fee, a count and a price are not", () => {
    const parts = replyTo(
      "⟦2 %|fee % in =2⟧ ⟦70|order_value EUR/order⟧ ⟦0.15|fee EUR/order in⟧ ⟦84|paying customer⟧ " +
        "⟦3000|volume order/month⟧ ⟦40|usage order/customer/month⟧ ⟦0.3|unit_cost EUR/order⟧ ⟦49|price " +
        "EUR/customer/month⟧",
    );
    expect(asked(parts)).not.toContain("lead to different results");
    expect(JSON.stringify(parts)).not.toContain("Not in any sum yet");
  });
});
