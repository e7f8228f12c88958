import {
  developmentCategories,
  selfDevelopmentInput,
  selfDevelopmentOutput,
} from "@cofounder/contract/tools/self-development";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planDevelopment } from "./self-development.ts";

const now = new Date("2026-11-04T10:00:00Z");
const run = (input: unknown): ReturnType<typeof planDevelopment> =>
  planDevelopment(selfDevelopmentInput.parse(input), { now });
const hours = ({ actions }: { actions: { hours: number }[] }): number =>
  actions.reduce((sum, action) => sum + action.hours, 0);

describe("the self-development plan", () => {
  test.each(developmentCategories)("has the form of the contract for %s", (category) =>
    expect(() => selfDevelopmentOutput.parse(run({ category, goal: "be better at it" }))).not.toThrow(),
  );
  test("never plans more than 70% of the given hours, and its weeks add up", () =>
    fc.assert(
      fc.property(
        fc.record({
          category: fc.constantFrom(...developmentCategories),
          hoursPerWeek: fc.double({ min: 0.5, max: 60, noNaN: true }),
          weeks: fc.integer({ min: 4, max: 52 }),
          goal: fc.constantFrom("sell to strangers", "sleep more", "learn SQL", "something else", "delegate"),
        }),
        ({ category, hoursPerWeek, weeks, goal }) => {
          const plan = run({ category, goal, hoursPerWeek, weeks });
          const planned = plan.phases.reduce((sum, phase) => sum + hours(phase), 0);
          expect(planned).toBeLessThanOrEqual(hoursPerWeek * 0.7 * weeks + 0.05 * plan.phases.length * 12);
          expect(plan.phases.reduce((sum, { duration }) => sum + Number.parseInt(duration, 10), 0)).toBe(weeks);
          for (const { actions } of plan.phases) expect(actions.length).toBeGreaterThan(0);
        },
      ),
    ));
  test("habits take twenty minutes at most and have the form if, then", () => {
    for (const category of developmentCategories)
      for (const { minutes, cue, action } of run({ category, goal: "x" }).habits) {
        expect(minutes).toBeLessThanOrEqual(20);
        expect(cue && action).toBeTruthy();
      }
  });
  test("the goal decides the content, not only the category", () => {
    const [sell, sleep] = [
      run({ category: "habits", goal: "Sell to ten strangers" }),
      run({ category: "habits", goal: "Sleep seven hours" }),
    ];
    const texts = (plan: typeof sell): string[] =>
      plan.phases.flatMap(({ actions }) => actions.map(({ text }) => text));
    expect(texts(sell).filter((text) => texts(sleep).includes(text)).length).toBeLessThan(texts(sell).length / 2);
    expect(sell.habits[0]).not.toEqual(sleep.habits[0]);
  });
  test("begins on the next Monday, or on the given day; phases follow each other", () => {
    expect(run({ category: "mindset", goal: "x" }).startsOn).toBe("2026-11-09");
    const { phases } = run({ category: "mindset", goal: "x", startDate: "2026-12-01", weeks: 8 });
    expect(phases.map(({ starts, ends }) => [starts, ends])).toEqual([
      ["2026-12-01", "2026-12-07"],
      ["2026-12-08", "2027-01-04"],
      ["2027-01-05", "2027-01-18"],
      ["2027-01-19", "2027-01-25"],
    ]);
  });
  const goals: { category: string; goal: string; target: string | null; asked: boolean }[] = [
    {
      category: "leadership",
      goal: "Sell to offices: get ten companies to offer dog walks as a benefit",
      target: "ten companies",
      asked: true,
    },
    { category: "habits", goal: "Read 12 books about pricing this year", target: "12 books", asked: false },
    { category: "habits", goal: "Become calmer when a customer complains", target: null, asked: false },
    { category: "strategy", goal: "Run a half marathon in under two hours", target: "two hours", asked: true },
    { category: "strategy", goal: "Hire three walkers before summer", target: "three walkers", asked: false },
    {
      category: "leadership",
      goal: "Zehn Firmen gewinnen, die Gassigehen als Zusatzleistung anbieten",
      target: "Zehn Firmen",
      asked: true,
    },
    {
      category: "habits",
      goal: "Jeden Tag eine Stunde früher aufhören zu arbeiten",
      target: "eine Stunde",
      asked: false,
    },
    {
      category: "leadership",
      goal: "Conseguir veinte clientes nuevos antes de junio",
      target: "veinte clientes",
      asked: true,
    },
    {
      category: "mindset",
      goal: "Parler devant cinquante personnes sans trembler",
      target: "cinquante personnes",
      asked: false,
    },
    { category: "habits", goal: "Apprendre l'anglais pour négocier", target: null, asked: false },
    { category: "leadership", goal: "दस कंपनियों को ग्राहक बनाना", target: "दस कंपनियों", asked: true },
    { category: "leadership", goal: "让十家公司把遛狗作为员工福利", target: "十家公司", asked: true },
  ];
  test.each(goals)(
    "a goal is quoted once, its number is the target, and a category that is not its own is asked about: $category, $goal",
    ({ category, goal, target, asked }) => {
      const plan = run({ category, goal });
      const sentences = JSON.stringify({ ...plan, title: "", objective: { ...plan.objective, objective: "" } });
      expect(sentences.split(goal)).toHaveLength(2);
      expect(plan.overview).toContain(goal);
      expect(/[?？]/.test(plan.overview)).toBe(asked);
      if (target) {
        expect(plan.objective.keyResults[0]).toContain(target);
        expect(plan.phases.at(-1)?.goals.join()).toContain(target);
      } else expect(plan.objective.keyResults.join()).toContain("[");
    },
  );
  test("no step of a goal is left out of the usual hours", () => {
    const texts = run({ category: "strategy", goal: "Sell to offices" }).phases.flatMap(({ actions }) => actions);
    const at = (start: string): number => texts.findIndex(({ text }) => text.startsWith(start));
    expect(at("Write the list of 40")).toBeGreaterThanOrEqual(0);
    expect(at("Write the list of 40")).toBeLessThan(at("Write to ten of them"));
  });
  test("the study behind the habits is named with its year", () =>
    expect(run({ category: "habits", goal: "x" }).habitSource).toMatchObject({
      basis: "source",
      source: { year: "2006" },
    }));
  test("category and goal have the wording of the specification", () =>
    expect(
      selfDevelopmentInput.safeParse({ category: "", goal: "" }).error?.issues.map(({ message }) => message),
    ).toEqual(["Please select category and enter your goal", "Please select category and enter your goal"]));
});
