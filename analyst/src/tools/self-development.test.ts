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
