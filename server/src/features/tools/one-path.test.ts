import { setTimeout as sleep } from "node:timers/promises";
import type { ToolInputs, ToolName, ToolRun } from "@cofounder/contract";
import { brandArt } from "@cofounder/generators/brand-art/brand-art";
import { beforeAll, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { inTransaction } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { activatePlan } from "../subscriptions/index.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date("2026-11-20T10:00:00Z") });
});

type Output = Record<string, unknown>;

interface Path<Name extends ToolName> {
  input: ToolInputs[Name];
  /** The server function's name and its request. */
  name: string;
  body: unknown;
  /** The function's answer for this result of the page's run. */
  answer(run: ToolRun, output: Output): unknown;
}

const idea = "a booking tool for dentists in Berlin that fills empty chairs";
const deck = "We fill empty chairs at dentists.\n---\nThe price is €49 per month.";
const goal = "Delegate sales to Ana by March";
const site = { businessName: "Studio Nord", description: "We repair bicycles on the same day.", industry: "Repair" };
const automation = "When a form is submitted, send an e-mail to sales@example.com";
const app_ = "Track invoices with customer, amount and due date; mark as paid";
const asText = ({ markdown }: ToolRun) => ({ response: markdown, marketOverview: null });

/** Every tool, as called by a page and by other clients: a missing tool does not compile. */
const paths: { [Name in ToolName]: Path<Name> } = {
  "pitch-analyzer": {
    input: { content: deck },
    name: "functions/chat-with-ai",
    body: { message: `Analyze this pitch deck:\n${deck}`, requiresSearch: false },
    answer: asText,
  },
  "competitor-analysis": {
    input: { industry: "dental software", idea },
    name: "functions/chat-with-ai",
    body: { message: `Analyze competitors in the dental software industry: ${idea}`, requiresSearch: true },
    answer: ({ markdown }, { marketOverview }) => ({ response: markdown, marketOverview }),
  },
  "resource-finder": {
    input: { role: "Frontend developer", skills: "React, CSS", budget: "high" },
    name: "functions/chat-with-ai",
    body: {
      message: "Find hiring resources. Role: Frontend developer\nSkills: React, CSS\nBudget: high",
      requiresSearch: true,
    },
    answer: asText,
  },
  "investor-guide": {
    input: { stage: "seed", industry: "saas" },
    name: "functions/chat-with-ai",
    body: { message: "Provide investor guidance for a seed stage SaaS startup", requiresSearch: true },
    answer: asText,
  },
  "enhance-prompt": {
    input: { prompt: "a bakery on wheels" },
    name: "functions/enhance-prompt",
    body: { prompt: "a bakery on wheels" },
    answer: (_, output) => output,
  },
  "image-generator": {
    input: { prompt: "a bakery on wheels", kind: "mark" },
    name: "functions/generate-image",
    body: { prompt: "a bakery on wheels", kind: "mark" },
    answer: () => ({ imageUrl: expect.stringMatching(/^\/files\//) }),
  },
  "website-builder": {
    input: { ...site, colorScheme: "modern" },
    name: "functions/generate-website",
    body: { ...site, colorScheme: "modern" },
    answer: (_, { code }) => ({ code }),
  },
  "automation-builder": {
    input: { description: automation },
    name: "functions/generate-automation",
    body: { description: automation, userId: "somebody else" },
    answer: (_, output) => output,
  },
  "influencer-finder": {
    input: { niche: "dental care", platform: "instagram" },
    name: "functions/find-influencers",
    body: { niche: "dental care", platform: "instagram" },
    answer: (_, { influencers }) => ({ influencers }),
  },
  "self-development": {
    input: { category: "leadership", goal },
    name: "functions/generate-development-plan",
    body: { category: "leadership", goal, userId: "somebody else" },
    answer: (_, output) => ({ plan: output }),
  },
  "app-generator": {
    input: { description: app_ },
    name: "kimi",
    body: {
      model: "kimi",
      messages: [
        { role: "system", content: "Files as JSON" },
        { role: "user", content: app_ },
      ],
      temperature: 0.7,
      max_tokens: 12_000,
      stream: false,
    },
    answer: (_, { files, description }) =>
      expect.objectContaining({
        choices: [
          {
            index: 0,
            message: { role: "assistant", content: JSON.stringify({ files, description }) },
            finish_reason: "stop",
          },
        ],
      }),
  },
};
const names = Object.keys(paths) as ToolName[];

async function paying(name: string): Promise<TestMember & { id: string }> {
  const member = await app.signUp(name);
  const id = (await member.api.accounts.session()).member?.id ?? "";
  const plan = { userId: id, tier: "starter", source: "admin", because: "test" } as const;
  await inTransaction(app.built.parts.ctx, (tx) => activatePlan(tx, plan));
  return { ...member, id };
}

async function ended(member: TestMember, runId: string): Promise<ToolRun> {
  for (;;) {
    const { run } = await member.api.tools.get({ runId });
    if (run.status !== "running") return run;
    await sleep(20);
  }
}

const callFunction = (member: TestMember, { name, body }: Pick<Path<ToolName>, "name" | "body">) =>
  member.fetch(`/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const usageOf = async (userId: string) => {
  const { rows } = await app.built.parts.ctx.database.pool.query(
    "select api_name, tokens_used, status from api_usage_logs where user_id = $1",
    [userId],
  );
  return rows;
};

describe.each(names)("%s", (tool) => {
  const path = paths[tool] as Path<ToolName>;

  test("gives the same answer on a page and by a function, for the same price, and logs both the same", async () => {
    const [ann, bob] = [await paying(`ann-${tool}`), await paying(`bob-${tool}`)];
    if (tool === "influencer-finder")
      for (const { api } of [ann, bob])
        await api.tools.importCreators({ csv: "name,handle,platform,category\nAda,ada.teeth,instagram,dental care\n" });
    const { run: started } = await ann.api.tools.start({ tool, runId: newId(), input: path.input });
    const page = await ended(ann, started.id);
    const response = await callFunction(bob, path);
    expect([page.status, response.status]).toEqual(["done", 200]);
    const answer = await response.json();
    const [kept] = (await bob.api.tools.list({ tool })).runs;
    const made = await ended(bob, kept?.id ?? "");
    expect(answer).toEqual(path.answer(page, page.output as Output));
    expect(made.input).toEqual(page.input);
    if (tool !== "image-generator") expect([made.output, made.markdown]).toEqual([page.output, page.markdown]);
    const { tokens, most } = (await ann.api.tools.terms()).prices[tool];
    expect([page.cost, most]).toEqual([tokens, false]);
    expect([made.cost, made.madeBy, made.notices]).toEqual([page.cost, page.madeBy, page.notices]);
    expect(await usageOf(bob.id)).toEqual(await usageOf(ann.id));
    expect(await usageOf(bob.id)).toMatchObject([{ tokens_used: 0, status: "success" }]);
  });
});

test("a visitor's picture is the one that the page draws", async () => {
  const response = await callFunction(app.stranger, paths["image-generator"]);
  const { imageUrl } = (await response.json()) as { imageUrl: string };
  const [, code = ""] = imageUrl.split("base64,");
  expect(Buffer.from(code, "base64").toString()).toBe(brandArt("a bakery on wheels", "mark", 0));
});

test("an account without a plan is refused by page and function, and both refusals are logged", async () => {
  const cem = await app.signUp("Cem");
  const id = (await cem.api.accounts.session()).member?.id ?? "";
  const { input } = paths["app-generator"];
  expect(await refusalOf(cem.api.tools.start({ tool: "app-generator", runId: newId(), input }))).toBe("plan.required");
  expect((await callFunction(cem, paths["app-generator"])).status).toBe(403);
  expect(await usageOf(id)).toEqual([
    { api_name: "kimi", tokens_used: 0, status: "blocked_free_user" },
    { api_name: "kimi", tokens_used: 0, status: "blocked_free_user" },
  ]);
});
