import { describe, expect, test } from "vitest";
import type { Language } from "../i18n/language.ts";
import { lex } from "../reader/read-figures.ts";
import { mayChange } from "./changes.ts";
import type { ModelReading } from "./reading.ts";

const placeIn = (text: string, words: string) => ({
  message: 0,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});

interface Said {
  text: string;
  buyer: string;
  offer: string;
  /** A figure and what it is. */
  figure: [number: string, of: string];
}

const said: Record<Language, Said> = {
  en: {
    text: "Vets pay for dog training. The hotel plan is 99 euros.",
    buyer: "Vets",
    offer: "dog training",
    figure: ["99", "hotel plan"],
  },
  de: {
    text: "Tierärzte zahlen für Hundetraining. Das Hotelangebot kostet 99 Euro.",
    buyer: "Tierärzte",
    offer: "Hundetraining",
    figure: ["99", "Hotelangebot"],
  },
  es: {
    text: "Los veterinarios pagan por entrenar perros. El plan hotel cuesta 99 euros.",
    buyer: "veterinarios",
    offer: "entrenar perros",
    figure: ["99", "plan hotel"],
  },
  fr: {
    text: "Les vétérinaires paient le dressage. L'offre hôtel coûte 99 euros.",
    buyer: "vétérinaires",
    offer: "dressage",
    figure: ["99", "offre hôtel"],
  },
  hi: {
    text: "Vets dog training ke paise dete hain. Hotel plan 99 euro hai.",
    buyer: "Vets",
    offer: "dog training",
    figure: ["99", "hotel plan"],
  },
  zh: { text: "兽医为训练狗付费。酒店套餐99欧元。", buyer: "兽医", offer: "训练狗", figure: ["99", "酒店套餐"] },
};

function changes(language: Language, newest: string): boolean {
  const { text, buyer, offer, figure } = said[language];
  const [number, of] = figure;
  const reading: ModelReading = {
    kind: "idea",
    messages: [0],
    figures: [
      {
        span: placeIn(text, number),
        reading: {
          meaning: "price",
          unit: { EUR: 1 },
          flow: "in",
          party: "venture",
          status: "actual",
          basis: "once",
          of,
        },
      },
    ],
    dismissed: [],
    retracted: [],
    buyer: placeIn(text, buyer),
    offer: placeIn(text, offer),
    rivals: [],
    questions: [],
    instructions: [],
  };
  return mayChange(newest, { messages: lex([text, newest], language), readings: [reading], language });
}

describe("a message without numbers is read by the model where it takes something back or corrects it", () => {
  test.each([
    ["en", "Forget the hotel plan."],
    ["en", "The buyers are dog owners, not vets."],
    ["en", "We sell to kennels instead of vets now."],
    ["en", "I was wrong about the vets, they don't pay anything. What now?"],
    ["de", "Vergiss das Hotelangebot."],
    ["de", "Die Käufer sind Hundehalter, nicht Tierärzte."],
    ["es", "Olvida el plan hotel."],
    ["es", "Los compradores son dueños de perros, no veterinarios."],
    ["fr", "Oublie l'offre hôtel."],
    ["fr", "Les acheteurs sont des maîtres de chiens, pas des vétérinaires."],
    ["hi", "Hotel plan bhool jao."],
    ["hi", "Kharidar dog owners hain, vets nahi."],
    ["zh", "忘掉酒店套餐吧。"],
    ["zh", "买家是狗主人，不是兽医。"],
  ] as const)("%s: %s", (language, newest) => {
    expect(changes(language, newest)).toBe(true);
  });
});

describe("a plain question, a task or thanks costs no reading", () => {
  test.each([
    ["en", "How do I find the first vets?"],
    ["en", "Why is the hotel plan not a good idea?"],
    ["en", "Write me a cold mail to vets."],
    ["en", "Sorry, I don't understand. Can you explain the hotel plan again?"],
    ["en", "Thanks, that helps!"],
    ["de", "Warum ist das Hotelangebot riskant?"],
    ["de", "Schreib mir bitte eine Mail an Tierärzte."],
    ["es", "¿Cómo encuentro a los primeros veterinarios?"],
    ["fr", "Comment trouver les premiers vétérinaires ?"],
    ["hi", "Pehle vets kaise dhundhun?"],
    ["zh", "怎么找到第一批兽医？"],
  ] as const)("%s: %s", (language, newest) => {
    expect(changes(language, newest)).toBe(false);
  });
});

test("nothing can be taken back where nothing was read", () => {
  const newest = "Forget the hotel plan.";
  expect(mayChange(newest, { messages: lex(["Hello", newest], "en"), readings: [], language: "en" })).toBe(false);
});
