import { beforeAll, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../../e2e/fixtures/scripted-model.ts";
import { startTestApp, type TestApp } from "../../../app/test-app.ts";
import { newId } from "../../../platform/db/columns.ts";
import { openAiCompatible } from "../../../platform/model/openai-compatible.ts";

const description =
  'When someone sends the form (name, email), post to Slack #sales and add a row to Google Sheets "Leads".';

let alone: TestApp;
let app: TestApp;
let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel();
  alone = await startTestApp();
  app = await startTestApp({ model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }) });
  return () => model.close();
});

test("the function takes a description and answers with a workflow", async () => {
  const ada = await alone.signUp("Ada");
  const response = await ada.fetch("/api/functions/generate-automation", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ description, userId: "somebody" }),
  });
  const { workflow } = (await response.json()) as {
    workflow: { trigger: { type: string }; steps: { type: string }[] };
  };
  expect(workflow.trigger.type).toBe("form");
  expect(workflow.steps.map(({ type }) => type)).toEqual(["slack", "sheets"]);
  expect((await ada.api.wallet.get()).balance).toBe(8);
});

test("a model words messages and the name, and nothing else", async () => {
  model.answerWhole = () =>
    JSON.stringify({
      name: "New lead",
      messages: [
        { step: "s1", text: "{{name}} asked for you" },
        { step: "s2", text: "no" },
      ],
      steps: [],
      trigger: null,
    });
  const ben = await app.signUp("Ben");
  const { workflow } = await ben.api.functions.generateAutomation({ description });
  expect(workflow.name).toBe("New lead");
  expect(workflow.steps[0]?.config["message"]).toBe("{{name}} asked for you");
  expect(workflow.steps[1]?.config).toEqual({ operation: "append", document: "Leads" });
});

test.each([
  ["wrong types", { name: 7, messages: "all" }],
  ["a secret", { messages: [{ step: "s1", text: "sk-abcdefghijklmnop" }] }],
  ["ten megabytes", { name: "x", messages: [{ step: "s1", text: "a".repeat(10_000_000) }] }],
  ["steps that are not there", { messages: [{ step: "../s9", text: "hello" }] }],
])("a model's hostile words are harmless: %s", async (_, answer) => {
  model.answerWhole = () => JSON.stringify(answer);
  const cem = await app.signUp(`Cem${newId()}`);
  const { workflow } = await cem.api.functions.generateAutomation({ description });
  expect(workflow.steps.map(({ type }) => type)).toEqual(["slack", "sheets"]);
  expect(JSON.stringify(workflow)).not.toMatch(/sk-abc|hello|aaaa/);
});
