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
      if (found.work === "files")
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
  const onSite: [role: string, skills: string, task: string][] = [
    ["dog walker", "reliable, insured, near Avenidas Novas", "Walk five dogs every weekday at lunch"],
    ["mobile nurse", "calm, licensed", "Visit eight patients a day"],
    ["Reinigungskraft", "gründlich, pünktlich, in Köln-Ehrenfeld", "Unser Büro zweimal pro Woche reinigen"],
    ["Altenpflegerin", "Führerschein", "Zwei Besuche am Tag"],
    ["niñera", "cariñosa, con experiencia, en Chamberí", "Cuidar a dos niños por las tardes"],
    ["camarero", "puntual", "Servir mesas los fines de semana"],
    ["livreur à vélo", "ponctuel, à Lyon 3e", "Livrer vingt paniers le vendredi"],
    ["रसोइया", "साफ़-सुथरा, भरोसेमंद", "रोज़ दोपहर को 20 लोगों का खाना बनाना"],
    ["理货员", "细心, 上海浦东", "每天早上整理仓库"],
  ];
  test.each(onSite)("work on site gets no marketplace, fee or usual rate, and says so: %s", (role, skills, task) => {
    const found = resourceFinderOutput.parse(run({ role, skills, task, budget: "low" }));
    expect(found).toMatchObject({ work: "onSite", platforms: [], hours: [], equity: [], budgetCheck: null });
    expect(found.ways.length).toBeGreaterThan(3);
    expect(JSON.stringify(found)).not.toMatch(/Upwork|Fiverr|Toptal|\$\d+ an hour/);
    for (const skill of found.skills) {
      expect(found.scope.deliverables.join()).not.toContain(skill);
      expect(found.interview.some(({ question }) => question.includes(skill))).toBe(true);
    }
  });
  test.each([
    ["React developer", "React, TypeScript, punctual"],
    ["delivery app developer", "Flutter"],
    ["wedding photographer", "Lightroom"],
    ["Grafikdesigner", "Figma, Illustrator"],
    ["redactor de contenidos", "SEO, WordPress"],
    ["traductrice", "allemand, espagnol"],
    ["वीडियो एडिटर", "Premiere Pro"],
    ["数据分析师", "SQL, Python"],
  ])("work that is delivered as files gets marketplaces: %s", (role, skills) => {
    const found = run({ role, skills, budget: "low" });
    expect(found.work).toBe("files");
    expect(found.platforms.length).toBeGreaterThan(0);
    expect(found.scope.deliverables.join()).not.toContain("punctual");
  });
  test.each(["Beekeeper", "chef de projet", "personal assistant"])(
    "a role that is not known is said to be: %s",
    (role) =>
      expect(run({ role, skills: "organised", budget: "low" })).toMatchObject({ work: "unknown", platforms: [] }),
  );
  test.each([
    ["low", "$1,500: within your budget of $500-2,000"],
    ["medium", "$1,500: less than your budget of $2,000-5,000"],
  ])("hours and rate are held against the budget: %s", (budget, value) =>
    expect(run({ ...react, budget, hours: 30, rate: 50 }).budgetCheck).toMatchObject({ value, formula: "30 h × $50" }),
  );
  test("a rate too high for the budget is said, on site too", () =>
    expect(
      run({ role: "dog walker", skills: "reliable", budget: "low", hours: 200, rate: 20 }).budgetCheck?.value,
    ).toBe("$4,000: $2,000 more than your budget of $500-2,000 allows"));
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
