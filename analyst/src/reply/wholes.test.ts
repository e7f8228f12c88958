import type { ReplyPart } from "@cofounder/contract/analysis";
import { describe, expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import { analyse } from "../analyse.ts";
import { compute } from "../laws/index.ts";
import type { Language } from "../i18n/language.ts";
import { translatorFor } from "../i18n/translator.ts";
import { answerQuestions } from "./answer-questions.ts";
import { selfCheck } from "./self-check.ts";
import { shortReply } from "./short-reply.ts";

const { venture, riskiest, killTest, rating } = analyse({ messages: [""], now: new Date("2026-08-01") });

function told(
  text: string,
  questions: string[] = [],
  language: Language = "en",
): { answers: string[]; parts: ReplyPart[] } {
  const quantities = quantitiesIn(text);
  const { computed, withdrawn } = selfCheck(quantities, compute(quantities));
  const known = { quantities, computed, unread: [], messages: [text] };
  const translator = translatorFor(language);
  const asked = answerQuestions(questions, known, translator);
  const parts = shortReply({ ...known, withdrawn, asked, venture, riskiest, killTest, rating }, translator);
  return { answers: asked.map(({ answer }) => answer), parts };
}

const headlineOf = (parts: ReplyPart[]): string =>
  parts.flatMap((part) => (part.kind === "headline" ? [part.text] : [])).join("");
const noticeOf = (parts: ReplyPart[]): string =>
  parts.flatMap((part) => (part.kind === "notice" ? [part.text] : [])).join("\n");
const tableOf = (parts: ReplyPart[]): string[][] => parts.flatMap((part) => (part.kind === "table" ? part.rows : []));
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** 120 × (640 − 410) = 27,600; 120 × 410 = 49,200. */
const tents = "⟦410|unit_cost EUR/tent⟧ ⟦640|price EUR/tent⟧ ⟦120|capacity tent/container⟧";
/** 9 × (180 − 22) − 310 = 1,112. */
const course = "⟦180|price GBP/place⟧ ⟦22|unit_cost GBP/place⟧ ⟦310|unit_cost GBP/course⟧ ⟦9|capacity place/course⟧";

describe("a question about a whole is answered for the whole", () => {
  test.each<[Language, string, string, string]>([
    ["en", tents, "What do I clear on the first container if all sells?", "€27,600 for each container"],
    ["de", tents, "Wie viel bleibt von einem Container?", "27.600 € je Container"],
    ["es", tents, "¿Cuánto queda de un container?", "27.600 € por container"],
    ["en", tents, "How much money sits in a container?", "€49,200 for each container"],
    ["de", tents, "Wie viel Geld steckt in einem Container?", "49.200 € je Container"],
    ["en", course, "What is left of a full course?", "£1,112 for each course"],
    [
      "en",
      "⟦4|price EUR/jar⟧ ⟦1.5|unit_cost EUR/jar⟧ ⟦12|stock jar/tray⟧ ⟦50|physical tray/batch⟧",
      "what's left of a batch?",
      "€1,500 for each batch",
    ],
    [
      "en",
      "⟦35|price EUR/guest⟧ ⟦14|unit_cost EUR/guest⟧ ⟦900|fixed_cost EUR/event⟧ ⟦40|capacity guest/event⟧",
      "Do we lose money on an event?",
      "You lose **€60 for each event**",
    ],
  ])("%s: %s %s", (...[language, text, question, holds]) => {
    expect(plain(told(text, [question], language).answers[0] ?? "")).toContain(holds);
  });

  test("a question that names a piece is answered for the piece", () => {
    expect(told(tents, ["What is left of a tent?"]).answers).toEqual(["**€230 for each tent** is left (640 − 410)."]);
  });

  test("tied-up money refers to the thing of the previous question", () => {
    const { answers } = told(tents, ["What do I clear on the first container?", "And how much money sits in it?"]);
    expect(answers[1]).toBe("**€49,200 for each container** (120 × 410) is in it before any of it is sold.");
  });

  test("a cost of the whole is no longer asked about, and the whole is the headline where a piece is meaningless", () => {
    expect(headlineOf(told(course).parts)).toBe("With all of it sold £1,112 for each course is left.");
    expect(compute(quantitiesIn(course)).questions).toEqual([]);
  });

  test.each([
    ["⟦420|fixed_cost USD/workshop⟧", "What is left, at most", "$114 for each seat"],
    ["⟦420|unit_cost USD/workshop⟧", "What is left, at most", "$114 for each seat"],
  ])("a payment for the whole is not in a piece, and the reply says so: %s", (hall, label, value) => {
    const text = `⟦145|price USD/seat⟧ ⟦31|unit_cost USD/seat⟧ ⟦10|capacity seat/workshop⟧ ${hall}`;
    const { parts } = told(text);
    expect(tableOf(parts)).toContainEqual([label, value, "145 − 31"]);
    expect(headlineOf(parts)).toBe("With all of it sold $720 for each workshop is left.");
  });

  test("a whole within a larger one lacks the payments for the larger", () => {
    const text = `⟦12|price EUR/jar⟧ ⟦5|unit_cost EUR/jar⟧ ⟦6|capacity jar/box⟧ ⟦50|capacity box/pallet⟧
      ⟦300|unit_cost EUR/pallet "freight"⟧`;
    expect(told(text, ["What is left of a pallet?"]).answers[0]).toContain("**€1,800 for each pallet** is left");
    expect(told(text, ["What is left of a box?"]).answers[0]).toContain(
      "all that is not counted yet may come to **€42 for each box**",
    );
  });

  test("a whole with a price of its own is not composed", () => {
    const names = compute(quantitiesIn(`${tents} ⟦70000|price EUR/container⟧`)).metrics.map(({ name }) => name);
    expect(names).not.toContain("contribution_of_whole");
  });

  test("the costs of other products are excluded", () => {
    const { metrics } = compute(quantitiesIn(`${tents} ⟦30|price EUR/repair⟧ ⟦8|unit_cost EUR/repair⟧`));
    expect(metrics.find(({ name }) => name === "contribution_of_whole")?.value).toBe(27_600);
  });
});

describe("a sum without a confirmed outflow is never called what is left", () => {
  const grinder = '⟦390|price USD/grinder⟧ ⟦120|unit_cost USD/grinder⟧ ⟦28|unit_cost USD/parcel "shipping"⟧';

  test("the headline names it and its break-even limit, and the table never ends with the bound", () => {
    const { answers, parts } = told(grinder, ["What is left of one grinder?"]);
    expect(answers[0]).toBe(
      'What is left depends on "28" (shipping): all that is not counted yet may come to **$270 for each grinder** (390 − ' +
        "120) at most before you lose money.",
    );
    expect(headlineOf(parts)).toBe(
      'What is left depends on "28" (shipping): all that is not counted yet may come to $270 for each grinder at most before you lose money.',
    );
    expect(tableOf(parts)).toContainEqual(["What is left, at most", "$270 for each grinder", "390 − 120"]);
    expect(tableOf(parts).at(-1)).toEqual(["Not in it yet", "?", '"28" (shipping)']);
  });

  test.each([
    ["⟦90|price EUR/box⟧ ⟦30|unit_cost EUR/box⟧ ⟦12|unit_cost USD/box⟧", "it is in another currency"],
    ["⟦90|price EUR/box⟧ ⟦30|unit_cost EUR/box⟧ ⟦6 %|loss % =6⟧", 'What is left depends on "6 %"'],
  ])("%s: %s", (text, holds) => {
    const { answers } = told(text, ["What is left of a box?"]);
    expect(answers[0]).toContain("What is left depends on");
    expect(answers[0]).toContain(holds);
    expect(answers[0]).not.toContain("nothing says");
  });

  test("a result that is already a loss is shown as at least that loss", () => {
    const text = '⟦100|price USD/grinder⟧ ⟦120|unit_cost USD/grinder⟧ ⟦28|unit_cost USD/parcel "shipping"⟧';
    const { answers, parts } = told(text, ["What is left of one grinder?"]);
    expect(answers[0]).toContain("You lose at least **$20 for each grinder**");
    expect(headlineOf(parts)).toContain("You lose at least $20 for each grinder");
  });

  test("missing fixed costs are named", () => {
    const { answers } = told(`${tents} ⟦800|fixed_cost EUR/month "warehouse"⟧`, ["What is left of a container?"]);
    expect(answers[0]).toContain('Not in it yet: "800" (warehouse).');
  });
});

describe("minimum order, payment terms and season", () => {
  const candles = "⟦14|price EUR/candle⟧ ⟦5|unit_cost EUR/candle⟧ ⟦200|volume candle/month⟧";

  test("the minimum order ties up its cost, and lasts for a stated time", () => {
    const { answers } = told(`${candles} ⟦600|volume candle supplier⟧`, ["How much cash is tied up?"]);
    expect(answers[0]).toContain("**€3,000** (600 × 5)");
    expect(answers[0]).toContain("**3 months** (600 / 200)");
  });

  test("buyers' later payments are shown as outstanding", () => {
    // 2,800 a month × 30 / 30.436
    const { answers } = told(`${candles} ⟦30|duration day "payment terms"⟧`, ["How much cash is tied up?"]);
    expect(answers[0]).toContain("€2,760");
  });

  test("a length of time without a known use is named as in no sum", () => {
    expect(noticeOf(told(`${candles} ⟦60|duration day⟧`).parts)).toMatch(/^Not in any sum yet: "60" \(.*\)\.$/);
  });

  test("a season of some weeks limits the yearly total", () => {
    const text = '⟦14|price EUR/candle⟧ ⟦5|unit_cost EUR/candle⟧ ⟦100|volume candle/week⟧ ⟦10|duration week "season"⟧';
    const metrics = new Map(compute(quantitiesIn(text)).metrics.map(({ name, value }) => [name, value]));
    // 100 × 14 × 10
    expect(metrics.get("season_sales")).toBeCloseTo(14_000, 6);
    expect(metrics.has("annual_sales")).toBe(false);
    const { answers } = told(text, ["How much is left a year?"]);
    expect(answers[0]).toContain("I count no twelve months of it");
    expect(answers[0]).not.toContain("each year");
  });
});

describe("a confirmed comparison is used", () => {
  test("a competitor's price and cost stand beside ours with the difference, and enter no sum", () => {
    const text = `⟦390|price USD/grinder⟧ ⟦120|unit_cost USD/grinder⟧ ⟦460|price USD/grinder rival⟧
      ⟦140|unit_cost USD/grinder rival⟧`;
    const said = JSON.stringify(told(text).parts);
    expect(said).toContain("A competitor asks $460 for each grinder, you ask $390 for each grinder: $70 less.");
    expect(said).toContain("A competitor spends $140 for each grinder, you spend $120 for each grinder: $20 less.");
    expect(compute(quantitiesIn(text)).metrics.find(({ name }) => name === "contribution")?.value).toBe(270);
  });

  test("one in another unit is named as in no sum", () => {
    const { parts } = told("⟦390|price USD/grinder⟧ ⟦120|unit_cost USD/grinder⟧ ⟦9|price USD/month rival⟧");
    expect(noticeOf(parts)).toMatch(/^Not in any sum yet: "9"/);
  });
});

describe("the costs of a past period are divided by its results", () => {
  const costs = "⟦96000|fixed_cost USD/season past⟧ ⟦240|volume child/season past⟧";

  test("all costs by all visitors", () => {
    const { answers, parts } = told(costs, ["What does one child cost us?"]);
    expect(answers[0]).toContain("**$400 for each child** (96,000 / 240)");
    expect(headlineOf(parts)).toBe("You spent $400 for each child.");
  });

  test.each([
    ['⟦41000|pay USD/season past of="96000"⟧', "**$400 for each child** (96,000 / 240)"],
    ["⟦41000|pay USD/season past⟧", "At least **$400 for each child** (96,000 / 240)"],
  ])("a total is never added to its own parts: %s", (part, holds) => {
    expect(told(`${costs} ${part}`, ["What does one child cost us?"]).answers[0]).toContain(holds);
  });

  test("today's total is not added to its parts", () => {
    const { metrics } = compute(
      quantitiesIn('⟦5000|fixed_cost EUR/month "all costs"⟧ ⟦1200|fixed_cost EUR/month "rent"⟧ ⟦2600|pay EUR/month⟧'),
    );
    expect(metrics.find(({ name }) => name === "fixed_costs")?.value).toBe(5000);
  });
});
