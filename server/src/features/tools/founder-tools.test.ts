import { type ToolInputs, type ToolName, toolShapes } from "@cofounder/contract";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";

const deck = `A booking tool for dentists in Germany that fills empty chairs.
---
Dentists lose 3 hours a week on the phone, and every no-show costs them €120. Today they use paper calendars.
---
There are 40,000 dental clinics in Germany. The price is €49 per month.`;

type Asked = { [Name in ToolName]?: ToolInputs[Name] };
const inputs = {
  "pitch-analyzer": { content: deck },
  "competitor-analysis": { industry: "Dental software", idea: deck, rivals: ["Doctolib"] },
  "investor-guide": {
    stage: "seed",
    industry: "saas",
    numbers: { currency: "USD", mrr: 20_000, cash: 120_000, burn: 20_000 },
  },
  "resource-finder": { role: "Frontend developer", budget: "medium", skills: "React, CSS" },
  "influencer-finder": { niche: "dental care", platform: "instagram", budget: 3000 },
  "self-development": { category: "leadership", goal: "Delegate sales to Ana by March" },
} satisfies Asked;
const names = Object.keys(inputs) as (keyof typeof inputs)[];

let alone: TestApp;
let app: TestApp;
let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel();
  alone = await startTestApp();
  app = await startTestApp({ model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }) });
  return () => model.close();
});

async function run(member: TestMember, tool: ToolName, input: unknown) {
  const { run: started } = await member.api.tools.start({ tool, runId: newId(), input });
  for (let latest = started; ; latest = (await member.api.tools.get({ runId: started.id })).run) {
    if (latest.status !== "running") return latest;
    await sleep(20);
  }
}

describe("without a model", () => {
  test.each(names)("%s is made by the engine, the same twice, and its document holds the result", async (tool) => {
    const ann = await alone.signUp(`ann-${tool}`);
    const [first, second] = [await run(ann, tool, inputs[tool]), await run(ann, tool, inputs[tool])];
    expect(first).toMatchObject({ status: "done", madeBy: "engine" });
    expect(toolShapes[tool].output.safeParse(first.output).success).toBe(true);
    expect(second.output).toEqual(first.output);
    expect(first.markdown).toMatch(/^# /);
    expect(first.markdown).not.toMatch(/undefined|NaN|\[object/);
  });

  test.each([
    ["pitch-analyzer", { content: " " }, "Please enter your pitch deck content"],
    ["competitor-analysis", { industry: "", idea: "x" }, "Please fill in both industry and business idea"],
    ["investor-guide", { stage: "", industry: "saas" }, "Please select both stage and industry"],
    ["resource-finder", { role: "", budget: "low", skills: "x" }, "Please fill in role and skills"],
    ["influencer-finder", { niche: " " }, "Please enter a niche"],
    ["self-development", { category: "mindset", goal: "" }, "Please select category and enter your goal"],
  ] as const)("%s is refused in the words of the specification", async (tool, input, message) => {
    const response = await alone.stranger.fetch(`/api/tools/${tool}/runs`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ runId: newId(), input }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ data: { issues: [{ message }] } });
  });

  test("typed text is in the document as text", async () => {
    const bea = await alone.signUp("Bea");
    const goal = "<script>alert(1)</script> [click](javascript:alert(1)) | **bold**";
    const { markdown } = await run(bea, "self-development", { category: "mindset", goal });
    expect(markdown).not.toContain("<script>");
    expect(markdown).toContain("\\[click\\]");
  });
});

describe("with a model", () => {
  test("the score of a pitch stays the engine's, and the model proposes a sentence in words", async () => {
    model.answerWhole = () =>
      JSON.stringify({
        score: 100,
        suggestions: [
          { id: "traction", sentence: "[number] dentists use it every week." },
          { id: "team", sentence: "Our team sold 7,311 licences." },
        ],
      });
    const cat = await app.signUp("Cat");
    const [alonePitch, filled] = [
      await run(await alone.signUp("Cleo"), "pitch-analyzer", inputs["pitch-analyzer"]),
      await run(cat, "pitch-analyzer", inputs["pitch-analyzer"]),
    ];
    expect(filled).toMatchObject({ madeBy: "model" });
    const { score, items } = toolShapes["pitch-analyzer"].output.parse(filled.output);
    expect(score).toBe(toolShapes["pitch-analyzer"].output.parse(alonePitch.output).score);
    expect(items.find(({ id }) => id === "traction")?.suggestion).toBe("[number] dentists use it every week.");
    expect(items.find(({ id }) => id === "team")?.suggestion).toBe("Our team sold 7,311 licences.");
    expect(filled.marks?.counts).toMatchObject({ own: 1 });
  });

  test("a rival that no page names is labelled as the model's, without its address", async () => {
    model.answerWhole = () =>
      JSON.stringify({
        overview: "Dentists choose between paper and software.",
        rivals: [{ name: "Chairmagic", url: "https://example.com/", about: "It leads the market." }],
      });
    const dan = await app.signUp("Dan");
    const { output } = await run(dan, "competitor-analysis", inputs["competitor-analysis"]);
    const { alternatives, marketOverview } = toolShapes["competitor-analysis"].output.parse(output);
    expect(alternatives.find(({ name }) => name === "Chairmagic")).toMatchObject({
      kind: "model",
      url: null,
      about: { text: "It leads the market.", basis: "assumption", source: null },
    });
    expect(marketOverview).toBe("Dentists choose between paper and software.");
  });

  test.each(names)("%s gives the engine's own result when the model's answer is hostile", async (tool) => {
    const eli = await app.signUp(`eli-${tool}`);
    const plain = await run(await alone.signUp(`eve-${tool}`), tool, inputs[tool]);
    for (const answer of [
      "<script>alert(1)</script>",
      JSON.stringify({ letters: 7, actions: "../../etc" }),
      JSON.stringify({ x: "y".repeat(2_000_000) }),
    ]) {
      model.answerWhole = () => answer;
      expect(await run(eli, tool, inputs[tool])).toMatchObject({ madeBy: "engine", cost: 0, output: plain.output });
    }
  });
});

describe("POST /api/functions", () => {
  const call = async (name: string, body: unknown): Promise<unknown> => {
    const member = await alone.signUp(`Fay${newId()}`);
    const response = await member.fetch(`/api/functions/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.json();
  };

  test("find-influencers answers { influencers }, empty where none is known", async () =>
    expect(await call("find-influencers", { niche: "tea", platform: "youtube" })).toEqual({ influencers: [] }));

  test("generate-development-plan answers { plan } with its phases", async () =>
    expect(
      await call("generate-development-plan", { category: "habits", goal: "Sleep more", userId: "x" }),
    ).toMatchObject({
      plan: {
        title: "Sleep more",
        overview: expect.any(String),
        phases: [
          {
            phase: expect.any(String),
            duration: expect.any(String),
            goals: expect.any(Array),
            actions: expect.any(Array),
            milestones: expect.any(Array),
          },
          {},
          {},
          {},
        ],
      },
    }));
});
