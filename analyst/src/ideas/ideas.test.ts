import { generatedIdea, ideaScore, ideasPerGenerationMax, type IdeaSeeds } from "@cofounder/contract/ideas";
import { startupTypes } from "@cofounder/contract/startup-types";
import { expect, test } from "vitest";
import { generateIdeas } from "./generate-ideas.ts";
import { scoreIdea } from "./score-idea.ts";

const now = new Date("2026-11-21T12:00:00Z");
const baker: IdeaSeeds = {
  skills: ["baking", "accounting"],
  interests: ["street markets"],
  budget: 2_000,
  hoursPerWeek: 20,
};

test("ideas consist of the founder's own words, and fit the schema", () => {
  const ideas = generateIdeas(baker);
  expect(ideas).toHaveLength(ideasPerGenerationMax);
  for (const idea of ideas) {
    expect(() => generatedIdea.parse(idea)).not.toThrow();
    expect(`${idea.title} ${idea.text}`).toMatch(/baking|accounting|street markets/i);
  }
  expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
});

test("the same seeds give the same ideas, and other founders get other ones", () => {
  expect(generateIdeas(baker)).toEqual(generateIdeas(baker));
  const nurse = generateIdeas({ ...baker, skills: ["nursing"], interests: ["elderly care"] });
  expect(nurse.map(({ text }) => text)).not.toEqual(generateIdeas(baker).map(({ text }) => text));
  const orders = ["a", "b", "c", "d", "e"].map((skill) =>
    generateIdeas({ ...baker, skills: [skill] })
      .map(({ firstTest }) => firstTest)
      .join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test("the only figures in an idea are the founder's and the estimated hours", () => {
  for (const { title, text, fits } of generateIdeas({ ...baker, budget: 777, hoursPerWeek: 33 })) {
    expect(`${title} ${text}`).not.toMatch(/\d/);
    expect(
      fits
        .join(" ")
        .match(/\d+/g)
        ?.every((figure) => ["777", "33"].includes(figure) || Number(figure) <= 10),
    ).toBe(true);
  }
});

test("missing hours and money exclude forms, and every founder gets at least one", () => {
  const poor = generateIdeas({ ...baker, budget: 0, hoursPerWeek: 4 });
  expect(poor.every(({ fits }) => fits.includes("It can be sold before anything is spent."))).toBe(true);
  expect(generateIdeas({ ...baker, budget: 0, hoursPerWeek: 1 }).length).toBeGreaterThan(0);
});

test.each(startupTypes.map(({ id }) => id))("an unstated fact is asked as a condition, never stated: %s", (type) => {
  for (const ideas of [
    generateIdeas({ type, industry: "Physiotherapie" }),
    generateIdeas({ skills: ["烘焙"], interests: ["夜市"] }),
  ]) {
    expect(ideas).toHaveLength(ideasPerGenerationMax);
    for (const idea of ideas) {
      expect(() => generatedIdea.parse(idea)).not.toThrow();
      expect(idea.fits.join(" ")).not.toMatch(/you have \d|your budget/i);
    }
  }
  for (const { text, fits } of generateIdeas({ type, industry: "Physiotherapie" }))
    expect(`${text} ${fits.join(" ")}`).not.toMatch(/you can:|you know|you care|your hand/i);
});

test("an idea is rated by the engine, or not rated with what is missing", () => {
  const rich = scoreIdea(
    "A bakery on wheels for office workers in Porto. I was a baker for years. 120 customers a week pay 4 euro for a bread, flour costs 1 euro.",
    now,
  );
  expect(() => ideaScore.parse(rich)).not.toThrow();
  expect(rich.rating.coverage).toBeGreaterThan(0);
  const poor = scoreIdea("An app", now);
  expect(poor.rating.score).toBeNull();
  expect(poor.missing.length).toBeGreaterThan(0);
});

test.each([
  ["de", { skills: ["Backen"], interests: ["Wochenmärkte"] }],
  ["es", { skills: ["hornear"], interests: ["mercados"] }],
  ["fr", { skills: ["la boulangerie"], interests: ["les marchés"] }],
  ["hi", { skills: ["बेकिंग"], interests: ["बाज़ार"] }],
  ["zh", { skills: ["烘焙"], interests: ["夜市"] }],
] as const)("ideas are in the language of the words, or of the page: %s", (language, words) => {
  const given = { skills: [...words.skills], interests: [...words.interests], budget: 500, hoursPerWeek: 20 };
  const ideas = generateIdeas({ ...given, language });
  for (const { text, fits, firstTest, reasonToStop } of ideas)
    expect([text, ...fits, firstTest, reasonToStop].join(" ")).not.toMatch(/\b(?:the|your|and|with|what|people)\b/i);
  expect(ideas).toHaveLength(ideasPerGenerationMax);
});
