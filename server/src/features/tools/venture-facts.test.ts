import { setTimeout as sleep } from "node:timers/promises";
import type { ToolName, ToolRun } from "@cofounder/contract";
import { beforeAll, expect, test } from "vitest";
import {
  type ScriptedModel,
  type ScriptedRequest,
  startScriptedModel,
} from "../../../../e2e/fixtures/scripted-model.ts";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";

let app: TestApp;
let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel();
  app = await startTestApp({ model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }) });
  return () => model.close();
});

const idea = "A booking tool for dentists that fills empty chairs. We charge €49 per month, and 12 practices pay.";

/** A model reads the price and the customers, and the engine proves both. */
function readNumbers({ messages }: ScriptedRequest): unknown {
  const lines = messages[0]?.content.split("\n") ?? [];
  const idOf = (written: string) => lines.find((line) => line.includes(`| ${written} `))?.split(" | ")[0];
  return {
    kind: "idea",
    figures: [
      { id: idOf("€49"), quote: "We charge €49 per month", meaning: "price", unit: "EUR/customer/month", flow: "in" },
      { id: idOf("12"), quote: "12 practices pay", meaning: "paying", unit: "customer" },
    ],
    buyer: "dentists",
  };
}

async function told(name: string): Promise<TestMember> {
  model.answerReading = readNumbers;
  const member = await app.signUp(name);
  await member.finish((await member.send(idea)).turnId);
  return member;
}

async function asked(member: TestMember, tool: ToolName, input: unknown): Promise<{ prompt: string; run: ToolRun }> {
  const before = model.requests.length;
  const { run } = await member.api.tools.start({ tool, runId: newId(), input });
  for (let latest = run; ; latest = (await member.api.tools.get({ runId: run.id })).run) {
    if (latest.status !== "running")
      return { run: latest, prompt: model.requests[before]?.messages.map(({ content }) => content).join("\n") ?? "" };
    await sleep(20);
  }
}

const hiring = { role: "Frontend developer", budget: "medium", skills: "React" };
const jobPost = "12 practices pay us €49 a month, €588 a month in all.";

test("a tool that asks for no description has the proven figures of the latest chat", async () => {
  const ann = await told("Ann");
  model.answerWhole = () => JSON.stringify({ jobPost });
  const { prompt, run } = await asked(ann, "resource-finder", hiring);
  expect(prompt).toContain("PROVEN FIGURES");
  expect(prompt).toMatch(/price, actual, "€49" \| 49 EUR\/customer\/month/);
  expect(prompt).toContain(`CHAT (what the founder wrote elsewhere about the venture)\n${idea}`);
  expect(run.marks?.counts).toMatchObject({ founder: 2, computed: 1, own: 0, differs: 0 });
});

test("what contradicts a result of the chat goes back to the model", async () => {
  const bob = await told("Bob");
  let repair = "";
  model.answerWhole = ({ messages }) => {
    repair = messages.length > 2 ? (messages.at(-1)?.content ?? "") : "";
    return JSON.stringify(
      repair
        ? { sentences: [{ old: "Our MRR is €2,000.", new: "Our MRR is €588." }] }
        : { jobPost: "We fill empty chairs. Our MRR is €2,000." },
    );
  };
  const { run } = await asked(bob, "resource-finder", hiring);
  expect(repair).toContain('"€2,000" in "We fill empty chairs. Our MRR is €2,000."');
  expect(run.output).toMatchObject({ jobPost: { body: "We fill empty chairs. Our MRR is €588." } });
  expect(run.marks?.counts).toMatchObject({ computed: 1, differs: 0 });
});

test("a description of another venture stands alone, and one from the chat with its figures", async () => {
  const cem = await told("Cem");
  model.answerWhole = () => JSON.stringify({ overview: "Owners cook themselves today." });
  const other = await asked(cem, "competitor-analysis", {
    industry: "Pets",
    idea: "Fresh food for old dogs in Leeds.",
  });
  expect(other.prompt).not.toContain("€49");
  const same = await asked(cem, "competitor-analysis", { industry: "Dental", idea });
  expect(same.prompt).toMatch(/price, actual, "€49"/);
});

test("a result that a model wrote nothing of is the engine's, free of charge", async () => {
  const dee = await app.signUp("Dee");
  model.answerWhole = () => JSON.stringify({ jobPost: "", interview: [] });
  const { run } = await asked(dee, "resource-finder", hiring);
  expect(run).toMatchObject({ madeBy: "engine", cost: 0, marks: null, notices: [{ code: "model_failed" }] });
});

test("the language of the interface is told, for a text that is too short to show its own", async () => {
  const eva = await app.signUp("Eva");
  await eva.api.accounts.updateProfile({ language: "de" });
  model.answerWhole = () => JSON.stringify({ jobPost: "Wir suchen jemanden für unsere Buchungsseite." });
  const { prompt } = await asked(eva, "resource-finder", hiring);
  expect(prompt).toContain("INTERFACE LANGUAGE\nde");
});
