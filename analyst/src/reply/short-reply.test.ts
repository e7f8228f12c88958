import { replyPart } from "@cofounder/contract/analysis";
import type { ReplyPart } from "@cofounder/contract/analysis";
import { describe, expect, test } from "vitest";
import { readFounders } from "../../../evals/founders/read-founders.ts";
import { quantitiesIn, quantitiesOf } from "../../training/quantities.ts";
import { analyse } from "../analyse.ts";
import type { Question } from "../analysis.ts";
import { compute } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Phrase } from "../reading/venture.ts";
import { languages } from "../i18n/language.ts";
import { translatorFor } from "../i18n/translator.ts";
import { answerQuestions } from "./answer-questions.ts";
import type { GuessedFigure } from "./heard-part.ts";
import { selfCheck } from "./self-check.ts";
import { shortReply } from "./short-reply.ts";

const { venture, riskiest, killTest, rating } = analyse({ messages: [""], now: new Date("2026-08-01") });

interface RenderedSection {
  quantities: readonly Quantity[];
  text?: string;
  questions?: string[];
  unread?: GuessedFigure[];
  language?: string;
  buyer?: string;
  /** Open amounts that may be costs. */
  doubtful?: Quantity[];
  /** Questions about the idea. */
  next?: Question[];
}

const phraseOf = (text: string): Phrase => ({ text, span: { message: 0, start: 0, end: text.length } });

function renderReply({
  quantities,
  text = "",
  questions = [],
  unread = [],
  language = "en",
  ...told
}: RenderedSection): ReplyPart[] {
  const { buyer, doubtful = [], next = [] } = told;
  const { computed, withdrawn } = selfCheck(quantities, compute([...quantities, ...doubtful]));
  const known = { quantities, computed, unread, messages: [text] };
  const translator = translatorFor(language);
  const asked = answerQuestions(questions, known, translator);
  const phrases = buyer === undefined ? venture.phrases : { ...venture.phrases, buyer: phraseOf(buyer) };
  return shortReply(
    { ...known, withdrawn, asked, venture: { phrases }, riskiest, killTest, rating, questions: next },
    translator,
  );
}

const replyTo = (marked: string, told: Partial<RenderedSection> = {}): ReplyPart[] =>
  renderReply({ quantities: quantitiesIn(marked), text: marked, ...told });

const headlineOf = (parts: ReplyPart[]): string | undefined => parts.find((part) => part.kind === "headline")?.text;
const section = (parts: ReplyPart[], id: string): string =>
  parts.flatMap((part) => (part.kind === "section" && part.id === id ? [part.text] : [])).join("\n");
const allText = (parts: ReplyPart[]): string => JSON.stringify(parts);

describe("the headline is the single deciding finding", () => {
  test.each([
    [
      "a loss on each one, before everything else",
      "⟦29|price EUR/customer/month⟧ ⟦36|unit_cost EUR/customer/month⟧ ⟦50|paying customer⟧ ⟦900|fixed_cost EUR/month⟧",
      "You lose €7 for each customer and month: €29 comes in, €36 goes out.",
    ],
    [
      "a loss of all sales after the fixed costs",
      "⟦20|price EUR/wash⟧ ⟦5|unit_cost EUR/wash⟧ ⟦40|volume wash/month⟧ ⟦900|fixed_cost EUR/month⟧",
      "You lose €300 each month: all sales leave €600, the fixed costs take €900.",
    ],
    [
      "a break-even above what can be done",
      "⟦20|price EUR/wash⟧ ⟦5|unit_cost EUR/wash⟧ ⟦50|capacity wash/month⟧ ⟦900|fixed_cost EUR/month⟧",
      "Even at full capacity the fixed costs are not paid: it would take 120% of it.",
    ],
    [
      "a break-even above who can be reached",
      "⟦20|price EUR/customer/month⟧ ⟦5|unit_cost EUR/customer/month⟧ ⟦40|reachable customer⟧ ⟦900|fixed_cost EUR/month⟧",
      "Break-even takes 60 customers, and you count 40 customers within reach.",
    ],
    ["money that ends soon", "⟦9000|cash EUR⟧ ⟦4500|burn EUR/month⟧", "Your money lasts 2 months."],
    [
      "a yes with all that it may mean",
      '⟦12|asked customer⟧ ⟦5|said_yes customer of="12"⟧',
      "5 of 12 said yes; with so few asked, the true share lies anywhere from 19.3% to 68%.",
    ],
    ["income without any cost", "⟦4|price EUR/parcel⟧ ⟦500|volume parcel/month⟧", "You take in €2,000 each month"],
  ])("%s", (_title, marked, headline) => expect(headlineOf(replyTo(marked))).toContain(headline));
});

test("a supposed result is never shown as actual", () => {
  const parts = replyTo("⟦10|price EUR/box hypothetical⟧ ⟦14|unit_cost EUR/box hypothetical⟧");
  expect(headlineOf(parts)).toBe("If it were as you suppose: You lose €4 for each box: €10 comes in, €14 goes out.");
});

test("answers come first, then the finding, the arithmetic, the test and the next questions", () => {
  const parts = replyTo(
    '⟦19|price EUR/wash⟧ ⟦2.50|unit_cost EUR/wash⟧ ⟦14|asked customer⟧ ⟦9|said_yes customer of="14"⟧',
    {
      questions: ["what is left of one wash?"],
    },
  );
  expect(parts.map((part) => (part.kind === "section" ? part.id : part.kind))).toEqual([
    "answer",
    "headline",
    "unit_economics",
    "table",
    "riskiest_assumption",
    "questions",
  ]);
});

describe("the deciding risk is the constraint shown by the figures", () => {
  test("a loss: the figure that needs the smallest change, up to the end of the loss", () => {
    const text = section(
      replyTo('⟦29|price EUR/box⟧ ⟦24|unit_cost EUR/box "farm"⟧ ⟦6|unit_cost EUR/box "van"⟧'),
      "riskiest_assumption",
    );
    expect(text).toContain('It only works if "29" (price for each box) can rise above €30 for each box.');
  });
  test("fixed costs: the pace at which they are covered, never rounded down", () => {
    const marked = "⟦20|price EUR/wash⟧ ⟦5|unit_cost EUR/wash⟧ ⟦40|volume wash/month⟧ ⟦900|fixed_cost EUR/month⟧";
    const text = section(replyTo(marked), "riskiest_assumption");
    expect(text).toContain("It only works with at least 60 washes each month; today it is 40 washes each month.");
    // 60 a month are 55.2 in 28 days: 56 is the first whole number that is not below it.
    expect(text).toContain("fewer than 56 washes");
  });
});

const guess = (id: string, quote: string, reading: Partial<Quantity>): GuessedFigure => ({
  id,
  quote,
  span: { message: 0, start: Number(id), end: Number(id) + 1 },
  low: Number(quote),
  high: Number(quote),
  guess: {
    meaning: "price",
    unit: { EUR: 1, wash: -1 },
    flow: "in",
    party: "venture",
    status: "actual",
    basis: "once",
    ...reading,
  },
  offered: [],
});

test.each([
  ["for each of something", {}, "for each wash"],
  ["without saying for each of what", { unit: { EUR: 1 } }, "for each sale"],
])("a figure that waits for confirmation, %s, is named, and no number is computed from it", (_title, unit, each) => {
  const cost = { meaning: "unit_cost", flow: "out", ...unit } as const;
  const parts = renderReply({ quantities: [], unread: [guess("1", "19", unit), guess("2", "2.5", cost)] });
  expect(headlineOf(parts)).toBe(
    `Confirm the price ("19") and what one sale costs you ("2.5"), and I can say what is left ${each}.`,
  );
  expect(allText(parts)).not.toContain("16.5");
});

describe("before anything is confirmed", () => {
  const rent = { meaning: "fixed_cost", flow: "out", unit: { EUR: 1, month: -1 } } as const;
  const cost = { meaning: "unit_cost", flow: "out" } as const;
  const unread = [guess("1", "19", {}), guess("2", "2.5", cost), guess("3", "700", rent)];
  test("each question names the figures that answer it, their roles and the law, without repetition", () => {
    const parts = renderReply({ quantities: [], unread, questions: ["How many washes do I need to break even?"] });
    expect(section(parts, "answer")).toBe(
      '**How many washes do I need to break even?** For this, confirm: the fixed costs of a month ("700"), ' +
        'the price ("19") and what one sale costs you ("2.5"). Then it is the costs of a month, divided by ' +
        "what is left for each wash.",
    );
    expect(headlineOf(parts)).toBeUndefined();
    expect(allText(parts)).not.toMatch(/16\.5|\b43\b/);
  });
  test("a role without a guess is looked for among the open amounts, and not called missing", () => {
    const silent = { ...guess("3", "700", rent), guess: null };
    const parts = renderReply({
      quantities: [],
      unread: [...unread.slice(0, 2), silent],
      questions: ["When do I break even?"],
    });
    expect(section(parts, "answer")).toContain(', and say what "700" is. Still open: the fixed costs of a month.');
    expect(section(parts, "answer")).not.toContain("missing");
  });
  const answersOf = (open: GuessedFigure[], ...questions: string[]): string =>
    section(renderReply({ quantities: [], unread: open, questions }), "answer");
  test("a figure has one role, by its kind and its flow", () => {
    const fee = { meaning: "fee", flow: "out", unit: { "%": 1 } } as const;
    expect(answersOf([...unread, guess("4", "1.7", fee)], "What is left of one wash?")).toContain(
      'the price ("19") and what one sale costs you ("2.5" and "1.7").',
    );
  });
  test("a rival's, a retracted and a planned figure have no role beside today's", () => {
    const others = [{ party: "rival" }, { status: "retracted" }, { status: "planned" }] as const;
    const open = [...unread, ...others.map((other, index) => guess(`${index + 4}`, `${index + 80}`, other))];
    expect(answersOf(open, "What is left of one wash?")).not.toMatch(/"8\d"/);
  });
  test("without likely roles the kinds of figures are named, and no recipe", () => {
    const open = unread.map((figure) => ({ ...figure, guess: null }));
    expect(answersOf(open, "What is left of one wash?")).toBe(
      "**What is left of one wash?** The answer takes the price and what one sale costs you: say which of the figures above they are.",
    );
  });
  test("questions that wait for the same figures are answered together, each with its own clause", () => {
    const text = answersOf(
      unread,
      "When do I break even?",
      "The shop has been there for years and my aunt helps on Sundays. What is left of one wash?",
    );
    expect(text).toBe(
      "**When do I break even?** **What is left of one wash?** For this, confirm: the fixed costs of a " +
        'month ("700"), the price ("19") and what one sale costs you ("2.5").',
    );
  });
  test("without a question the most advanced possible result is named", () =>
    expect(headlineOf(renderReply({ quantities: [], unread }))).toContain(
      "and I can say how much it takes to break even",
    ));
  test("no question asks for something that an open figure may say", () => {
    const parts = renderReply({ quantities: quantitiesIn("⟦7|unit_cost EUR/wash⟧"), unread: unread.slice(0, 1) });
    expect(parts.some(({ kind }) => kind === "questions")).toBe(false);
  });
});

describe("the buyer", () => {
  const whoPays = { id: "buyer", text: "Who pays for it?", because: "" };
  const asked = (marked: string, unread: GuessedFigure[] = []): string[] =>
    renderReply({ quantities: quantitiesIn(marked), text: marked, unread, next: [whoPays] }).flatMap((part) =>
      part.kind === "questions" ? part.items.map(({ text, because }) => `${text} ${because}`) : [],
    );
  const wash = "⟦20|price EUR/wash⟧ ⟦5|unit_cost EUR/wash⟧";
  test("is asked for after a number's missing input", () =>
    expect(asked(wash)).toEqual([
      "What do you pay each month, whether or not you sell anything? With €15 for each wash that is left it gives your break-even.",
      "Who pays for it? It decides who is asked to pay €20 for each wash.",
    ]));
  test("is asked for by the number that has to come", () =>
    expect(asked(`${wash} ⟦900|fixed_cost EUR/month⟧ ⟦70|volume wash/month planned⟧`)).toEqual([
      "Who pays for it? From them 60 washes each month have to come.",
    ]));
  test("is not asked for where somebody buys today", () =>
    expect(asked(`${wash} ⟦900|fixed_cost EUR/month⟧ ⟦70|volume wash/month⟧`)).toEqual([]));
  test("is not asked for while a figure is open", () => expect(asked(wash, [guess("90", "900", {})])).toEqual([]));
});

test("a sum without an open cost names that cost as typed", () => {
  const settled = quantitiesIn("⟦8.50|price GBP/kit⟧ ⟦3.20|unit_cost GBP/kit⟧");
  const cost = guess("70", "0.45", { meaning: "unit_cost", flow: "out", unit: { GBP: 1, kit: -1 } });
  const [kit] = settled;
  if (!kit) throw new Error("nothing is settled");
  const doubtful: Quantity = { ...kit, id: "70", quote: "0.45", value: 0.45, meaning: "unclear", flow: "out" };
  const parts = renderReply({ quantities: settled, doubtful: [doubtful], unread: [cost] });
  expect(headlineOf(parts)).toBe('What is left depends on "0.45": say where that belongs, and I work it out.');
});

test("there is no test before a known figure fixes its bar", () => {
  const open = renderReply({
    quantities: [],
    unread: [guess("1", "14", { meaning: "paying", unit: { customer: 1 } })],
    buyer: "bakers",
  });
  expect(section(open, "riskiest_assumption")).toBe("");
  expect(section(renderReply({ quantities: [], buyer: "bakers" }), "riskiest_assumption")).toBe("");
});

describe("a test fits existing customers", () => {
  const gym = "⟦20|price EUR/customer/month⟧ ⟦1000|fixed_cost EUR/month⟧ ⟦1|unit_cost EUR/customer/month⟧";
  const washes = "⟦20|price EUR/wash⟧ ⟦5|unit_cost EUR/wash⟧ ⟦900|fixed_cost EUR/month⟧";
  const standsOn = (marked: string): string => section(replyTo(marked), "riskiest_assumption");

  test("monthly sales are known, whichever month they are of", () =>
    expect(standsOn(`${washes} ⟦70|volume wash/month once "May"⟧ ⟦90|volume wash/month once "June"⟧`)).toContain(
      "It holds as long as it does not fall below 60 washes each month; today it is 90 washes each month.",
    ));
  test("far above the break-even another risk decides", () =>
    expect(standsOn(`${gym} ⟦400|paying customer⟧`)).toContain("winning a customer may cost at most €228"));
  test("free gifts to each customer lower the limit for winning one", () =>
    expect(
      standsOn(
        `⟦9|price EUR/capsule⟧ ⟦5|unit_cost EUR/capsule⟧ ⟦100|usage capsule/customer/month⟧ ⟦1200|one_off_cost EUR/machine⟧
          ⟦1|stock machine/customer⟧ ⟦40|paying customer⟧`,
      ),
    ).toContain("winning a customer may cost at most €3,600"));
});

test("figures of earlier months are not open", () => {
  const parts = replyTo(
    `⟦20|price EUR/wash⟧ ⟦5|unit_cost EUR/wash⟧ ⟦70|volume wash/month once "May"⟧ ⟦80|volume wash/month once "June"⟧
      ⟦90|volume wash/month once "July"⟧`,
  );
  expect(allText(parts)).not.toMatch(/Which of them is right|Which of them holds|Understood, but/);
  expect(section(parts, "unit_economics")).toContain('Of your months I count with the last: "90" (July).');
});

test("the content of an answer is not repeated elsewhere in words", () => {
  const parts = replyTo(
    "⟦20|price EUR/wash⟧ ⟦5|unit_cost EUR/wash⟧ ⟦900|fixed_cost EUR/month⟧ ⟦90|volume wash/month⟧",
    {
      questions: ["how many washes do I need to break even?"],
    },
  );
  expect(section(parts, "answer")).toContain("60 washes each month");
  expect(section(parts, "unit_economics")).not.toContain("60 washes");
});

test("a figure in no result is listed as understood and not used", () => {
  const parts = replyTo('⟦19|price EUR/wash⟧ ⟦2|unit_cost EUR/wash⟧ ⟦60|duration day "credit"⟧');
  expect(parts).toContainEqual({
    kind: "notice",
    tone: "info",
    about: "results",
    text: 'Not in any sum yet: "60" (credit).',
  });
});

test("a question names the founder's number that it decides", () => {
  const questions = replyTo("⟦19|price EUR/wash⟧ ⟦2|unit_cost EUR/wash⟧").flatMap((part) =>
    part.kind === "questions" ? part.items : [],
  );
  expect(questions.map(({ because }) => because)).toEqual([
    "With €17 for each wash that is left it gives your break-even.",
  ]);
});

const texts = readFounders().filter(({ set }) => set === "open");
const wordsIn = (text: string): number => text.split(/\s+/).length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2;

describe.each(languages)("replies to the open founders' texts in %s", (language) => {
  test.each(texts.map((text) => [text.id, text] as const))("%s", (_id, founder) => {
    const questions = founder.spans
      .filter(({ kind }) => kind === "question")
      .map(({ start, end }) => founder.text.slice(start, end));
    const parts = renderReply({ quantities: quantitiesOf(founder), text: founder.text, questions, language });
    for (const part of parts) expect(() => replyPart.parse(part)).not.toThrow();
    expect(allText(parts)).not.toMatch(/undefined|NaN|Infinity|\{\w+\}|\b_/);
    expect(
      parts.filter(({ kind }) => kind === "questions").flatMap((part) => (part.kind === "questions" ? part.items : []))
        .length,
    ).toBeLessThanOrEqual(3);
    expect(wordsIn(allText(parts))).toBeLessThan(1000);
    if (language !== "en" && founder.language === language)
      expect(allText(parts)).not.toMatch(/\b(?:You lose|is left|Break-even is|It only works)\b/);
  });
});

test("the considered price is tested, not today's", () => {
  const text = "⟦24|price EUR/box⟧ ⟦10|unit_cost EUR/box⟧ ⟦29|price EUR/box hypothetical⟧";
  const said = JSON.stringify(renderReply({ quantities: quantitiesIn(text) }));
  expect(said).toContain("It only works if they really pay €29 for each box");
});

test("today's sales are not asked for where everything is only planned", () => {
  const ids = (status: string): string[] =>
    replyTo(
      `⟦40|price EUR/repair${status}⟧ ⟦15|unit_cost EUR/repair${status}⟧ ⟦1100|fixed_cost EUR/month${status}⟧`,
    ).flatMap((part) => (part.kind === "questions" ? part.items.map(({ id }) => id) : []));
  expect([ids(""), ids(" planned")]).toEqual([["volume"], []]);
});
