import { setTimeout as sleep } from "node:timers/promises";
import type { AppGeneratorOutput } from "@cofounder/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { inTransaction } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";
import { activatePlan } from "../subscriptions/index.ts";
import { findDifferences } from "../wallet/index.ts";

const tool = "app-generator" as const;
const description = "Track invoices with customer, amount and due date; mark as paid";
const page = [{ path: "public/index.html", content: "<h1>Invoices</h1>" }];

let alone: TestApp;
let withModel: TestApp;
let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel();
  alone = await startTestApp();
  withModel = await startTestApp({ model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }) });
  return () => model.close();
});

beforeEach(() => {
  model.answerStreamed = () => JSON.stringify({ files: page, description: "Invoices of a studio" });
});

async function paying(app: TestApp, name: string): Promise<TestMember> {
  const member = await app.signUp(name);
  const userId = (await member.api.accounts.session()).member?.id ?? "";
  await inTransaction(app.built.parts.ctx, (tx) =>
    activatePlan(tx, { userId, tier: "starter", source: "admin", because: "test" }),
  );
  return member;
}

async function run(member: TestMember, input: object) {
  const runId = newId();
  await member.api.tools.start({ tool, runId, input });
  for (;;) {
    const { run: now } = await member.api.tools.get({ runId });
    if (now.status !== "running") return { ...now, output: now.output as AppGeneratorOutput };
    await sleep(20);
  }
}

const planTokens = async (member: TestMember) => (await member.api.wallet.get()).plan;
const pathsOf = ({ files }: AppGeneratorOutput) => files.map(({ path }) => path);

describe("access", () => {
  test("only members with an active plan may run it; otherwise nothing is stored or charged", async () => {
    const ada = await alone.signUp("Ada");
    const input = { description };
    expect(await refusalOf(ada.api.tools.start({ tool, runId: newId(), input }))).toBe("plan.required");
    expect(await refusalOf(ada.api.tools.keep({ tool, runId: newId(), input }))).toBe("plan.required");
    expect(await refusalOf(ada.api.functions.kimi({ messages: [{ role: "user", content: description }] }))).toBe(
      "plan.required",
    );
    expect(await refusalOf(alone.stranger.api.tools.start({ tool, runId: newId(), input }))).toBe("unauthenticated");
    expect((await ada.api.tools.list({ tool })).runs).toEqual([]);
  });
});

describe("without a model", () => {
  test("a whole project is made from the description, free", async () => {
    const ben = await paying(alone, "Ben");
    const made = await run(ben, { description });
    expect(made).toMatchObject({
      status: "done",
      madeBy: "engine",
      cost: 0,
      title: "Invoices",
      output: { tokensUsed: 0 },
    });
    expect(pathsOf(made.output)).toEqual(
      expect.arrayContaining(["README.md", "package.json", "server.js", "public/index.html"]),
    );
    expect(await planTokens(ben)).toBe(20_000);
    expect((await ben.api.tools.terms()).prices[tool]).toEqual({ tokens: 0, most: false });
  });

  test("a supported change is made, an unsupported one is refused with the list of supported ones", async () => {
    const cem = await paying(alone, "Cem");
    const { id } = await run(cem, { description });
    const follows = { runId: id, instruction: "add phone to invoices" };
    const { output } = await run(cem, { description, follows });
    expect(output.edits).toEqual([{ instruction: follows.instruction, said: "Added Phone to Invoices." }]);
    const vague = { description, follows: { runId: id, instruction: "make it pop" } };
    expect(await refusalOf(cem.api.tools.start({ tool, runId: newId(), input: vague }))).toBe("app.cannot_edit");
    const dee = await paying(alone, "Dee");
    expect(await refusalOf(dee.api.tools.start({ tool, runId: newId(), input: { description, follows } }))).toBe(
      "tool.run_not_found",
    );
  });
});

describe("with a model", () => {
  test("its files are stored, its estimate is charged to the plan's tokens, and it was prompted as agreed", async () => {
    const eve = await paying(withModel, "Eve");
    const made = await run(eve, { description });
    expect(made).toMatchObject({
      madeBy: "model",
      output: { files: page, description: "Invoices of a studio", spec: null },
    });
    expect(made.output.tokensUsed).toBeGreaterThan(100);
    expect(made.cost).toBe(made.output.tokensUsed);
    expect((await eve.api.tools.terms()).prices[tool]).toEqual({ tokens: 16_000, most: true });
    expect(await planTokens(eve)).toBe(20_000 - made.output.tokensUsed);
    expect(model.requests.at(-1)).toMatchObject({ temperature: 0.7, max_tokens: 12_000 });
    expect(await findDifferences(withModel.built.parts.ctx)).toEqual([]);
  });

  test("an answer without files ends in the engine's app, labelled and free, for the page and for /api/kimi", async () => {
    const fay = await paying(withModel, "Fay");
    model.answerStreamed = () => "I would rather not.";
    const made = await run(fay, { description });
    expect(made).toMatchObject({ madeBy: "engine", cost: 0, notices: [{ code: "model_failed" }] });
    expect(pathsOf(made.output)).toEqual(expect.arrayContaining(["README.md", "server.js", "public/index.html"]));
    const answer = await fay.api.functions.kimi({ messages: [{ role: "user", content: description }] });
    expect(answer).toMatchObject({ model: "engine", usage: { total_tokens: 0 } });
    expect(JSON.parse(answer.choices[0]?.message.content ?? "")).toMatchObject({ files: made.output.files });
    expect(await planTokens(fay)).toBe(20_000);
    const { rows } = await withModel.built.parts.ctx.database.pool.query(
      "select api_name, tokens_used, status from api_usage_logs where user_id = $1",
      [(await fay.api.accounts.session()).member?.id],
    );
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ api_name: "kimi", tokens_used: 0, status: "error" })));
  });

  test("hostile file names are left out", async () => {
    const ivo = await paying(withModel, "Ivo");
    model.answerStreamed = () =>
      `\`\`\`json\n${JSON.stringify({
        files: [
          { path: "../../etc/passwd", content: "x" },
          { path: "C:\\x", content: "x" },
          { path: "a.js", content: 7 },
          ...page,
        ],
      })}\n\`\`\``;
    expect((await run(ivo, { description })).output.files).toEqual(page);
  });

  test("a follow-up changes the files it names; the same error twice is refused and free", async () => {
    const gil = await paying(withModel, "Gil");
    const { id } = await run(gil, { description });
    model.answerStreamed = () =>
      JSON.stringify({ files: [{ path: "public/app.js", content: "let a = 1;" }], description: "Mended" });
    const follows = { runId: id, instruction: "Mend this", error: "TypeError: x is undefined (12:3)" };
    const mended = await run(gil, { description, follows });
    expect(pathsOf(mended.output)).toEqual(["public/app.js", "public/index.html"]);
    const before = await planTokens(gil);
    const again = { description, follows: { ...follows, runId: mended.id, error: "TypeError: x is undefined (99:1)" } };
    expect(await refusalOf(gil.api.tools.start({ tool, runId: newId(), input: again }))).toBe("app.same_error");
    expect(await planTokens(gil)).toBe(before);
  });

  test("an empty answer costs nothing: the engine's app is used, labelled", async () => {
    const hal = await paying(withModel, "Hal");
    model.answerStreamed = () => " ";
    const made = await run(hal, { description });
    expect(made).toMatchObject({ madeBy: "engine", cost: 0, notices: [{ code: "model_failed" }] });
    expect(await planTokens(hal)).toBe(20_000);
  });
});

describe("POST /api/kimi", () => {
  const messages = [
    { role: "system" as const, content: "Files as JSON" },
    { role: "user" as const, content: description },
  ];
  const post = (member: TestMember, body: object) =>
    member.fetch("/api/kimi", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  test("answers in the form of a chat completion, with files as JSON in the first choice", async () => {
    const ida = await paying(alone, "Ida");
    const response = await post(ida, { model: "kimi", messages, temperature: 0.7, max_tokens: 12_000, stream: false });
    expect(response.status).toBe(200);
    const { choices } = (await response.json()) as { choices: { message: { content: string } }[] };
    const { files } = JSON.parse(choices[0]?.message.content ?? "") as AppGeneratorOutput;
    expect(files.length).toBeGreaterThan(10);
  });

  test("passes the caller's prompt to the model, and charges the estimate", async () => {
    const jon = await paying(withModel, "Jon");
    const answer = await jon.api.functions.kimi({ messages });
    expect(answer.choices[0]?.message.content).toContain("public/index.html");
    expect(model.requests.at(-1)?.messages).toEqual(messages);
    expect(await planTokens(jon)).toBe(20_000 - answer.usage.total_tokens);
    expect(await findDifferences(withModel.built.parts.ctx)).toEqual([]);
  });
});
