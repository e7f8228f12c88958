import { developmentCategories, selfDevelopmentOutput } from "@cofounder/contract/tools/self-development";
import type { SelfDevelopmentOutput } from "@cofounder/contract/tools/self-development";
import { describe, expect, test } from "vitest";
import { goalCards } from "../knowledge/development.ts";
import { development as deCards } from "../i18n/de/development.ts";
import { selfDevelopment as de } from "../i18n/de/self-development.ts";
import { development as esCards } from "../i18n/es/development.ts";
import { selfDevelopment as es } from "../i18n/es/self-development.ts";
import { development as frCards } from "../i18n/fr/development.ts";
import { selfDevelopment as fr } from "../i18n/fr/self-development.ts";
import { development as hiCards } from "../i18n/hi/development.ts";
import { selfDevelopment as hi } from "../i18n/hi/self-development.ts";
import { development as zhCards } from "../i18n/zh/development.ts";
import { selfDevelopment as zh } from "../i18n/zh/self-development.ts";
import type { Language } from "../i18n/language.ts";
import type { Catalogue } from "../i18n/catalogue.ts";
import { goalLanguage } from "./goal-language.ts";
import { planWords } from "./self-development-words.ts";
import { planDevelopment } from "./self-development.ts";

const now = new Date("2026-11-04T10:00:00Z");

/** A wish in a recognizable language, to be followed by a word that one of the cards matches. */
const wishes: [Exclude<Language, "en">, wish: string, table: Catalogue][] = [
  ["de", "Ich möchte darin endlich besser werden:", { ...deCards, ...de }],
  ["es", "Quiero mejorar por fin en esto:", { ...esCards, ...es }],
  ["fr", "Je veux enfin progresser dans ce domaine :", { ...frCards, ...fr }],
  ["hi", "मुझे इसमें बेहतर बनना है:", { ...hiCards, ...hi }],
  ["zh", "我想在这方面做得更好：", { ...zhCards, ...zh }],
];
/** A word of each card. */
const cues =
  "delegat sales pitch feedback procrastinat inbox insomnia marathon burnout impostor fundrais recruit SQL-course".split(
    " ",
  );
const noCard = "xyz";
const wanted = [
  ...cues.map((cue) => ({ cue, category: developmentCategories[0] })),
  ...developmentCategories.map((category) => ({ cue: noCard, category })),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** A table's English key in any text, with any content in its gaps. */
const patternOf = (key: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])${key
      .split(/\{\w+\}/)
      .map(escaped)
      .join(".+?")}(?![\\p{L}\\p{M}])`,
    "iu",
  );

/** The texts that exist in English only, as patterns: a label shared with English is not one. */
function englishOf(table: Catalogue): RegExp[] {
  return Object.entries(table)
    .map(([key, told]) => ({ key, told: String(told), pattern: patternOf(key) }))
    .filter(({ key, told, pattern }) => /\p{L}{4}/u.test(key.replaceAll(/\{\w+\}/g, "")) && !pattern.test(told))
    .map(({ pattern }) => pattern);
}

const stopWords =
  /(?<![\p{L}\p{M}'’])(?:the|you|your|with|which|what|and|of|it|that|week|hours|day)(?![\p{L}\p{M}'’])/iu;
const title = "Doerr, Measure What Matters";

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    ["language", "day", "basis", "url", "grade", "id"].includes(key) ? [] : textsIn(item),
  );
}

/** The text around a plan in a document, a calendar and a chat. */
function aroundPlan({ language, phases }: SelfDevelopmentOutput, goal: string): string[] {
  const words = planWords(language);
  const { goals, actions, milestones, habits, dropRule, objective } = words;
  return [
    goals,
    actions,
    milestones,
    habits,
    dropRule,
    objective,
    ...phases.map(({ phase, when }) => words.phase(phase, when)),
    words.action({ week: 2, hours: 1.5 }, "…"),
    words.habit("…", 15),
    words.review(15),
    words.reviewOf("…"),
    words.effort("…", 1.5),
    ...developmentCategories.map((category) => words.wish(category, goal)),
  ];
}

describe.each(wishes)("a plan for a goal in %s", (language, wish, table) => {
  const english = englishOf(table);
  test.each(wanted)("has no English text: $category, $cue", ({ cue, category }) => {
    const goal = `${wish} ${cue}`;
    const plan = planDevelopment({ category, goal }, { now });
    expect(plan.language).toBe(language);
    expect(() => selfDevelopmentOutput.parse(plan)).not.toThrow();
    const told = [...textsIn(plan), ...aroundPlan(plan, goal)].join("\n").replaceAll(title, "").replaceAll(cue, "");
    expect(told).not.toMatch(/\{\w+\}|undefined|NaN/);
    expect(stopWords.exec(told)?.[0]).toBeUndefined();
    expect(english.filter((pattern) => pattern.test(told)).map(String)).toEqual([]);
  });
});

test("every card is covered by one of the words above", () => {
  const met = cues.map((cue) => goalCards.find(({ cues: known }) => known.test(cue)));
  expect(new Set(met)).toEqual(new Set(goalCards));
  expect(goalCards.filter(({ cues: known }) => known.test(noCard))).toEqual([]);
});

test("numbers, days and quotation marks follow the language", () => {
  const plain = (text: string | null | undefined): string => (text ?? "").replace(/[\u00a0\u202f]/g, " ");
  const plan = planDevelopment(
    { category: "habits", goal: "Ich möchte besser schlafen", hoursPerWeek: 4, weeks: 4, startDate: "2026-12-07" },
    { now },
  );
  expect(plain(plan.capacity.value)).toBe("2,8 Std. pro Woche, 11,2 Std. insgesamt");
  expect(plan.phases[0]?.when).toBe("1 Woche, 7. Dezember 2026 bis 13. Dezember 2026");
  expect(plain(plan.overview)).toContain("Du willst: „Ich möchte besser schlafen“.");
  expect(plain(plan.overview)).toContain("70 %");
  expect(plan.habits[0]?.text).toBe(
    "Wenn es zehn Uhr abends ist, dann lege ich das Telefon in einem anderen Zimmer zum Laden.",
  );
  expect(plan.habits[1]?.text).toMatch(/^Wenn es Freitag 16 Uhr ist, dann öffne ich diesen Plan und zähle: /);
});

test.each([
  [
    "de",
    "Besser delegieren",
    "Früher schlafen gehen",
    "Nein sagen lernen",
    "Weniger Stress",
    "Jeden Montag 30 Minuten laufen",
  ],
  ["es", "Dormir 7 horas", "Leer 12 libros", "Aprender React 19", "Dejar de fumar", "Vender a diez desconocidos"],
  ["fr", "Mieux dormir", "Lire 12 livres", "Moins de stress", "Parler en public", "Courir 10 km d’ici juin 2027"],
  ["hi", "बेहतर नींद", "हर हफ़्ते 5 ग्राहकों से बात करना"],
  ["zh", "早睡", "每天跑5公里", "三月前把销售交给 Ana"],
  ["en", "Sleep better", "Delegate sales to Ana by March", "Delegate sales to Müller", "Focus", "Learn SQL", "x"],
])("a goal of a few words shows its language: %s", (language, ...goals) =>
  expect(goals.map((goal) => [goal, goalLanguage(goal)])).toEqual(goals.map((goal) => [goal, language])),
);
