import { describe, expect, test } from "vitest";
import { readFounders } from "../../../evals/founders/read-founders.ts";
import { quantitiesIn, quantitiesOf } from "../../training/quantities.ts";
import { compute } from "../laws/index.ts";
import type { Language } from "../i18n/language.ts";
import { translatorFor } from "../i18n/translator.ts";
import { answerQuestions } from "./answer-questions.ts";
import type { GuessedFigure } from "./heard-part.ts";
import { selfCheck } from "./self-check.ts";
import { answersPart } from "./short-reply.ts";

const answersTo = (text: string, questions: string[], language: Language = "en"): string[] => {
  const quantities = quantitiesIn(text);
  const known = { quantities, computed: compute(quantities), unread: [], messages: [text] };
  return answerQuestions(questions, known, translatorFor(language)).map(({ answer }) => answer);
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
  expect(answersTo(wash, ["what is left of one wash?"])).toEqual([
    '**€16.50 for each wash** is left (19 − 2.5). Not in it yet: "1650" (fixed cost each month).',
  ]);
});

test("where each sale makes a loss, no number of sales breaks even", () => {
  const [answer] = answersTo("⟦19|price EUR/wash⟧ ⟦22|unit_cost EUR/wash⟧ ⟦900|fixed_cost EUR/month⟧", [
    "how many washes until I break even?",
  ]);
  expect(answer).toBe("Never as it is: you lose €3 for each wash (19 − 22), so selling more loses more.");
});

test("exactly the missing figures are named", () => {
  expect(answersTo("⟦19|price EUR/wash⟧", ["what is left of one wash?"])).toEqual([
    "What is missing for it: what one sale costs you.",
  ]);
});

test("a figure that waits for confirmation is not called missing", () => {
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
  const [answer] = answerQuestions(["what is left of one wash?"], known, translatorFor("en"));
  expect(answer?.answer).toMatch(/^For this, confirm: what one sale costs you \("2\.50"\)\. Then it is /);
});

test("a what-if stands beside the actual result", () => {
  const text = "⟦24|price EUR/box⟧ ⟦13|unit_cost EUR/box⟧ ⟦29|price EUR/box hypothetical⟧";
  expect(answersTo(text, ["what if we take 29?"])).toEqual([
    "What is left: **€16 for each box** instead of €11 for each box.",
  ]);
});

test("a question of taste is not answered with an invented number", () => {
  expect(answersTo(wash, ["orange logo or a blue one?"])[0]).toMatch(/^No sum of mine answers that yet\./);
});

/** A baker who sells, a course that grows, an investor's offer, and a supposition: every kind of question. */
const venture = `⟦4|price EUR/pizza⟧ ⟦1|unit_cost EUR/pizza⟧ ⟦600|fixed_cost EUR/month⟧ ⟦400|pay EUR/month⟧ ⟦5600|one_off_cost EUR⟧
  Jan ⟦300|volume pizza/month once "Jan"⟧ Feb ⟦450|volume pizza/month once "Feb"⟧ Mar ⟦800|volume pizza/month once "Mar"⟧
  ⟦3|price EUR/pizza rival⟧ ⟦5|price EUR/pizza hypothetical⟧ ⟦9000|cash EUR⟧
  ⟦1000|capacity pizza/month⟧ ⟦50000|raise EUR investor⟧ ⟦10|equity % investor⟧`;
// 3 a pizza; 800 × 3 − 1,000 = 1,400 a month, 16,800 a year, 46.00 a day; 334 pizzas a month, 11 a day; 5,600 / 1,400 = 4
// months; 800 / 300 − 1 = 166.7 %; with 400 more of pay 1,000; 80 % of the capacity; 500,000 after the money.
const yes = { en: "Yes.", de: "Ja.", fr: "Oui.", es: "Sí.", hi: "हाँ।", zh: "是的。" };
const no = { en: "No.", de: "Nein.", fr: "Non.", es: "No.", hi: "नहीं।", zh: "不是。" };

describe("a question is answered in its own unit, and with a yes or no where it asks for one", () => {
  test.each<[Language, string, string, "yes" | "no" | null]>([
    ["en", "What is left of a pizza?", "3 for each pizza", null],
    ["en", "What is left each month?", "1,400 each month", null],
    ["en", "What do we keep a year?", "16,800 each year", null],
    ["en", "How many pizzas do we need a day?", "11 pizzas each day", null],
    ["en", "Do we make money?", "1,400 each month", "yes"],
    ["en", "Are we losing money?", "1,400 each month", "no"],
    ["en", "Does that stop the bleeding?", "1,400 each month", "yes"],
    ["en", "Do we stop losing money with this?", "1,400 each month", null],
    ["en", "Is it growing?", "166.7%", "yes"],
    ["en", "Can I afford another baker?", "1,000 each month", "yes"],
    ["en", "When is the oven paid off?", "4 months", null],
    ["en", "Is 4 too expensive?", "A competitor asks €3", null],
    ["en", "Should I go up to 5?", "€2,200 each month** instead of €1,400", "yes"],
    ["en", "Does the oven have enough capacity?", "80%", "yes"],
    ["en", "Should I take the offer?", "500,000", null],
    ["de", "Was bleibt im Jahr?", "16.800 € je Jahr", null],
    ["de", "Wie viele Pizza brauche ich mindestens pro Tag?", "11 Pizza je Tag", null],
    ["de", "Lohnt sich das?", "1.400 € je Monat", "yes"],
    ["de", "Mache ich Verlust?", "1.400 € je Monat", "no"],
    ["de", "Wachsen wir?", "166,7", "yes"],
    ["de", "Wann ist der Ofen bezahlt?", "4 Monate", null],
    ["fr", "Combien me reste-t-il par an ?", "16 800", null],
    ["fr", "Est-ce rentable ?", "1 400", "yes"],
    ["fr", "Est-ce que je perds de l'argent ?", "1 400", "no"],
    ["fr", "Combien par jour au minimum ?", "11 pizzas par jour", null],
    ["es", "¿Cuánto me queda al año?", "16.800", null],
    ["es", "¿estoy perdiendo plata?", "1.400", "no"],
    ["es", "¿Voy a perder dinero?", "1.400", "no"],
    ["es", "¿Dejaríamos de perder dinero?", "1.400", null],
    ["fr", "Est-ce que je vais perdre de l'argent ?", "1 400", "no"],
    ["fr", "Est-ce que j'arrête de perdre de l'argent ?", "1 400", null],
    ["de", "Machen wir dann keinen Verlust mehr?", "1.400", null],
    ["es", "¿Gano o pierdo?", "1.400", null],
    ["es", "¿Me conviene subir a 5?", "2.200", "yes"],
    ["es", "¿Cuántos necesito por semana?", "77 pizzas", null],
    ["hi", "साल में कितना बचता है?", "16,800", null],
    ["hi", "क्या मैं एक और आदमी रख लूँ?", "1,000", "yes"],
    ["hi", "kya main nuksaan mein hoon?", "1,400", "no"],
    ["hi", "kitne chahiye break even ke liye?", "334", null],
    ["zh", "一年能剩多少？", "16,800", null],
    ["zh", "我们在亏吗？", "1,400", "no"],
    ["zh", "值得做吗？", "1,400", "yes"],
    ["zh", "我们是亏还是赚？", "1,400", null],
  ])("%s: %s", (...[language, question, holds, verdict]) => {
    const answer = (answersTo(venture, [question], language)[0] ?? "").replaceAll(/[\u00a0\u202f]/g, " ");
    const said = answer.startsWith(yes[language]) ? "yes" : answer.startsWith(no[language]) ? "no" : null;
    expect(answer).toContain(holds);
    expect(said).toBe(verdict);
  });
});

test("a yes or no that depends on a missing figure names it", () => {
  expect(answersTo("⟦19|price EUR/wash⟧", ["is it worth it?"])).toEqual([
    "What is missing for it: what one sale costs you.",
  ]);
  expect(answersTo("⟦300|volume wash/month⟧", ["are we growing?"])).toEqual([
    "What is missing for it: the same figure for two months or more.",
  ]);
});

test("an answer leaves out what an earlier one said, and the same answer stands once below both questions", () => {
  const questions = ["what is left each month?", "is it worth it?", "what is left each month?"];
  const answers = answersTo(venture, questions);
  expect(answers.slice(1)).toEqual(["Yes. What you spend once is back after 4 months.", answers[0]]);
  const asked = questions.map((text, index) => ({ text, answer: answers[index] ?? null }));
  const [part] = answersPart({ asked }, translatorFor("en"));
  expect(JSON.stringify(part).split(answers[0] ?? "").length).toBe(2);
});

test("questions in open texts are answered with an expert's values", () => {
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
      translatorFor(language),
    );
    expect(answers.map(({ text: asked }) => asked)).toEqual(questions);
    for (const { answer } of answers) expect(answer).not.toMatch(/^$|undefined|NaN|Infinity|\{\w+\}/);
    for (const [index, holds] of (expected[id] ?? []).entries())
      expect(answers[index]?.answer.replaceAll(/[\u00a0\u202f]/g, " "), `${id}, question ${index + 1}`).toContain(
        holds,
      );
  }
});

test("questions about advertising, a wage not paid yet and a higher price are answered by their effects", () => {
  const roaster =
    "⟦140|paying customer⟧ pay ⟦24 euros|price EUR/customer/month⟧, a pack is ⟦12.40" +
    "|unit_cost EUR/customer/month⟧, ⟦9|churn customer/month⟧ left. Rent ⟦1,388" +
    "|fixed_cost EUR/month⟧. Ads are ⟦400 euros|acquisition_spend EUR/month⟧ and bring ⟦11" +
    "|volume customer/month⟧. Could I take ⟦2,500|pay EUR/month planned⟧, or ⟦28" +
    "|price EUR/customer/month hypothetical⟧ a month?";
  const [ads, wage, price] = answersTo(roaster, [
    "Is the advertising worth it?",
    "From how many customers on can I pay myself 2,500?",
    "Should I raise the price to 28?",
  ]);
  expect(ads).toMatch(/^Yes\. Winning one costs €36\.36\. A customer leaves \*\*€180\*\*/);
  expect(wage).toContain('"2,500" (pay each month) takes **216 customers** more: 336 customers in all.');
  expect(price).toMatch(/^Yes\..*It leaves more as long as fewer than 25\.6% of them go\./);
});
