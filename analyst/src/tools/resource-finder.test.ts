import { resourceBudgets, resourceFinderInput, resourceFinderOutput } from "@cofounder/contract/tools/resource-finder";
import { describe, expect, test } from "vitest";
import { translatorFor } from "../i18n/translator.ts";
import { findResources } from "./resource-finder.ts";

const run = (input: unknown): ReturnType<typeof findResources> => findResources(resourceFinderInput.parse(input));
const react = { role: "Frontend developer", budget: "medium", skills: "React, TypeScript" };

describe("the resource finder", () => {
  test.each(resourceBudgets)("has the form of the contract for a %s budget", (budget) =>
    expect(() => resourceFinderOutput.parse(run({ ...react, budget }))).not.toThrow(),
  );
  test("the four bands are those of the specification", () =>
    expect(resourceBudgets.map((budget) => run({ ...react, budget }).budget)).toEqual([
      "$500-2,000",
      "$2,000-5,000",
      "$5,000-10,000",
      "$10,000+",
    ]));
  test("a defined task goes to Upwork, a premium one to screened seniors", () => {
    expect(run(react).platforms[0]?.name).toBe("Upwork");
    expect(run({ ...react, budget: "premium" }).platforms[0]?.name).toBe("Toptal");
    expect(run({ role: "Logo designer", budget: "low", skills: "brand design" }).platforms[0]?.name).toBe("Contra");
  });
  test.each([
    ["Product designer", "Figma, HTML"],
    ["Grafikdesigner", "Illustrator, CSS"],
    ["Diseñador gráfico", "branding"],
    ["Graphiste", "logo"],
    ["डिज़ाइनर", "Figma"],
    ["平面设计师", "标志"],
    ["Copywriter", "SEO, content"],
    ["Recruiter", "interviews"],
    ["Buchhalterin", "Steuer"],
    ["Beekeeper", "queens, honey"],
  ])("a place without people of the role is not offered: %s", (role, skills) => {
    for (const budget of resourceBudgets) {
      const found = resourceFinderOutput.parse(run({ role, budget, skills }));
      const names = found.platforms.map(({ name }) => name);
      expect(names).not.toContain("Gun.io");
      expect(found.summary.text).toContain(translatorFor(found.language).list(names.slice(0, 2)));
    }
  });
  test.each(["Softwareentwickler", "Développeur web", "Desarrolladora", "डेवलपर", "后端工程师", "Backend engineer"])(
    "an engineer is found where engineers are: %s",
    (role) =>
      expect(run({ role, budget: "high", skills: "various" }).platforms.map(({ name }) => name)).toContain("Gun.io"),
  );
  test("the total client cost is hours times rate with fees, and shows its arithmetic", () => {
    // 40 h × $50 = 2,000; × 1.05 + 0.99 = 2,100.99; × 1.10 + 14.99 = 2,214.99.
    const upwork = run({ ...react, hours: 40, rate: 50 }).platforms.find(({ name }) => name === "Upwork");
    expect(upwork?.cost).toMatchObject({
      value: "$2,101–$2,215",
      formula: "40 h × $50 × (1 + 5–10%) + $0.99–14.99",
    });
  });
  test("every platform has a safe link, and a fee with its source", () => {
    for (const { url, fees } of run(react).platforms) {
      expect(url).toMatch(/^https:\/\//);
      expect(fees.source?.publisher).toBeTruthy();
    }
  });
  test("scope, trial and interview follow the skills", () => {
    const [code, words] = [run(react), run({ role: "Writer", budget: "low", skills: "copywriting, falconry" })];
    expect(code.scope.acceptance[0]).toContain("390");
    expect(words.scope.deliverables.join()).toContain("falconry");
    expect(code.interview[0]).not.toEqual(words.interview[0]);
    expect(code.trial.task).not.toBe(words.trial.task);
  });
  test("the founder's words are in the job post and the interview", () => {
    const { jobPost, interview } = run({ ...react, task: "A page where dentists book" });
    expect(jobPost.body).toContain("A page where dentists book");
    expect(interview.some(({ question }) => question.includes("A page where dentists book"))).toBe(true);
  });
  test("role and skills have the wording of the specification", () =>
    expect(
      resourceFinderInput
        .safeParse({ role: " ", budget: "low", skills: "" })
        .error?.issues.map(({ message }) => message),
    ).toEqual(["Please fill in role and skills", "Please fill in role and skills"]));
});
