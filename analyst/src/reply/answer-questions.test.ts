import { describe, expect, test } from "vitest";
import { readFounders } from "../../../evals/founders/read-founders.ts";
import { quantitiesIn, quantitiesOf } from "../../training/quantities.ts";
import { compute } from "../laws/index.ts";
import type { Language } from "../wording/language.ts";
import { voiceIn } from "../wording/voice.ts";
import { answerQuestions } from "./answer-questions.ts";
import type { GuessedFigure } from "./heard-part.ts";
import { selfCheck } from "./self-check.ts";

const answersTo = (text: string, questions: string[], language: Language = "en"): string[] => {
  const quantities = quantitiesIn(text);
  const known = { quantities, computed: compute(quantities), unread: [], messages: [text] };
  return answerQuestions(questions, known, voiceIn(language)).map(({ answer }) => answer);
};

const wash = "⟦19|price EUR/wash⟧ ⟦2.50|unit_cost EUR/wash⟧ ⟦1650|fixed_cost EUR/month⟧";

describe("a question is answered in the founder's language", () => {
  const ride = `⟦14|price INR/ride⟧ ⟦6|unit_cost INR/ride⟧ ⟦800|fixed_cost INR/month⟧ ⟦24000|one_off_cost INR/bike⟧
    ⟦40|volume ride/bike/month⟧ ⟦9000|cash INR⟧ ⟦60000|raise INR⟧ ⟦12|equity %⟧`;
  test.each<[Language, string, string]>([
    ["en", "what is left of one ride?", "8"],
    ["de", "Was bleibt mir pro ride?", "8"],
    ["fr", "Combien il me reste par ride ?", "8"],
    ["es", "¿cuánto me queda por ride?", "8"],
    ["hi", "एक ride पर कितना बचता है?", "8"],
    ["zh", "一个ride我到底剩多少?", "8"],
    ["en", "how many rides to cover the rent?", "100"],
    ["de", "Wie viele brauche ich, damit die Miete gedeckt ist?", "100"],
    ["fr", "À partir de combien suis-je rentable ?", "100"],
    ["es", "¿Con cuántos dejo de perder dinero?", "100"],
    ["zh", "要卖多少个才保本?", "100"],
    ["en", "when is the bike paid off?", "75"],
    ["de", "Wann ist das Rad wieder drin?", "75"],
    ["hi", "पैसा कब तक वापस आएगा?", "75"],
    ["zh", "多久能回本?", "75"],
    ["en", "what does that value us at?", "₹500,000"],
    ["fr", "Ça nous valorise à combien ?", "500"],
    ["es", "¿cuánto tiempo aguanto con eso?", "11,3"],
    ["de", "Wie lange reicht das Geld?", "11,3"],
  ])("%s: %s", (language, question, holds) => {
    expect(answersTo(ride, [question], language)[0]).toContain(holds);
  });
});

test("an answer shows its arithmetic", () => {
  expect(answersTo(wash, ["what is left of one wash?"])).toEqual(["**€16.50 for each wash** is left (19 − 2.5)."]);
});

test("where each sale loses, no number of them breaks even", () => {
  const [answer] = answersTo("⟦19|price EUR/wash⟧ ⟦22|unit_cost EUR/wash⟧ ⟦900|fixed_cost EUR/month⟧", [
    "how many washes until I break even?",
  ]);
  expect(answer).toBe("Never as it is: you lose €3 for each wash (19 − 22), so selling more loses more.");
});

test("what is missing is named, and nothing else", () => {
  expect(answersTo("⟦19|price EUR/wash⟧", ["what is left of one wash?"])).toEqual([
    "What is missing for it: what one sale costs you.",
  ]);
});

test("what only waits for the founder's word is not called missing", () => {
  const quantities = quantitiesIn("⟦19|price EUR/wash⟧");
  const guess: GuessedFigure = {
    id: "u1",
    quote: "2.50",
    span: { message: 0, start: 30, end: 34 },
    low: 2.5,
    high: 2.5,
    guess: {
      meaning: "unit_cost",
      unit: { EUR: 1, wash: -1 },
      flow: "out",
      party: "venture",
      status: "actual",
      basis: "once",
    },
    offered: [],
  };
  const known = { quantities, computed: compute(quantities), unread: [guess] };
  const [answer] = answerQuestions(["what is left of one wash?"], known, voiceIn("en"));
  expect(answer?.answer).toBe('This waits until you confirm: "2.50".');
});

test("a what-if stands beside what is so", () => {
  const text = "⟦24|price EUR/box⟧ ⟦13|unit_cost EUR/box⟧ ⟦29|price EUR/box hypothetical⟧";
  expect(answersTo(text, ["what if we take 29?"])).toEqual([
    "Is left: **€16 for each box** instead of €11 for each box.",
  ]);
});

test("a question of taste is not answered with a number of its own", () => {
  expect(answersTo(wash, ["orange logo or a blue one?"])[0]).toMatch(/^Your figures do not decide this\./);
});

test("the open texts' questions are answered with the values that an expert gives", () => {
  const expected: Record<string, string[]> = {
    "en-f-03": ["143", "1,154"],
    "en-f-05": ["42.61", "21,305"],
    "en-f-07": ["18"],
    "de-f-03": ["5 Monate", "55,9"],
    "fr-f-01": ["6 939", "Il manque"],
    "fr-f-03": ["2,08", "2 279"],
    "fr-f-05": ["8 160"],
    "fr-f-09": ["34,76", "5 visites"],
    "fr-f-11": ["75", "75"],
    "fr-f-13": ["", "10,5"],
    "fr-f-15": ["16 nuits"],
    "es-f-01": ["12 edificios"],
    "es-f-09": ["440"],
    "es-f-13": ["30.870"],
    "hi-f-01": ["49.78", "90%"],
    "hi-f-11": ["120", "7 दिन"],
    "hi-f-17": ["8.54"],
    "zh-f-03": ["85天"],
    "zh-f-09": ["5.20"],
    "zh-f-13": ["1,200"],
  };
  const texts = readFounders().filter(({ set }) => set === "open");
  for (const founder of texts) {
    const { id, text, spans, language } = founder;
    const questions = spans.filter(({ kind }) => kind === "question").map(({ start, end }) => text.slice(start, end));
    const quantities = quantitiesOf(founder);
    const { computed } = selfCheck(quantities, compute(quantities));
    const answers = answerQuestions(
      questions,
      { quantities, computed, unread: [], messages: [text] },
      voiceIn(language),
    );
    expect(answers.map(({ text: asked }) => asked)).toEqual(questions);
    for (const { answer } of answers) expect(answer).not.toMatch(/^$|undefined|NaN|Infinity|\{\w+\}/);
    for (const [index, holds] of (expected[id] ?? []).entries())
      expect(answers[index]?.answer.replaceAll(/[\u00a0\u202f]/g, " "), `${id}, question ${index + 1}`).toContain(
        holds,
      );
  }
});
