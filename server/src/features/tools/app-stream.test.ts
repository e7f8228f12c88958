import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { AppGeneratorOutput } from "@cofounder/contract";
import { readBlocks } from "@cofounder/generators/apps/file-stream";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { beforeAll, describe, expect, test } from "vitest";
import { type Pieces, type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { memberOf, refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { inTransaction } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";
import { activatePlan } from "../subscriptions/index.ts";
import { findDifferences } from "../wallet/index.ts";

const tool = "app-generator" as const;
const description = "A list of bikes for hire";
const recorded = (name: string) =>
  readFileSync(new URL(`recordings/app-generator-${name}.txt`, import.meta.url), "utf8");
const [bikes, sticky, wrong] = [recorded("bikes"), recorded("sticky"), recorded("sticky-wrong")];
/** As tokens come: a few characters each. */
const inPieces = (text: string) => text.match(/[\s\S]{1,40}/g) ?? [];

let app: TestApp;
let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel({ tokens: [], firstTokenMs: 1, betweenMs: 3 });
  app = await startTestApp({ model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }) });
  return () => model.close();
});

async function paying(name: string): Promise<TestMember> {
  const member = await app.signUp(name);
  const userId = (await member.api.accounts.session()).member?.id ?? "";
  await inTransaction(app.built.parts.ctx, (tx) =>
    activatePlan(tx, { userId, tier: "starter", source: "admin", because: "test" }),
  );
  return member;
}

interface Seen {
  seq: number;
  type: string;
  delta?: string;
  status?: string;
}

async function* follow(member: TestMember, runId: string, after = 0): AsyncGenerator<Seen> {
  const response = await member.fetch(`/api/tools/runs/${runId}/events?after=${after}`);
  expect(response.status).toBe(200);
  const events = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { id, event, data } of events ?? [])
    yield { seq: Number(id), type: event ?? "", ...(JSON.parse(data) as object) };
}

async function all(events: AsyncGenerator<Seen>): Promise<Seen[]> {
  const seen: Seen[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

const textIn = (seen: Seen[]) => seen.map(({ delta = "" }) => delta).join("");

async function start(member: TestMember, input: object): Promise<string> {
  const runId = newId();
  await member.api.tools.start({ tool, runId, input });
  return runId;
}

async function ended(member: TestMember, runId: string) {
  for (;;) {
    const { run } = await member.api.tools.get({ runId });
    if (run.status !== "running") return { ...run, output: run.output as AppGeneratorOutput };
    await sleep(20);
  }
}

const run = async (member: TestMember, input: object) => ended(member, await start(member, input));
const answer = (...answers: (string | Pieces)[]) => {
  let at = 0;
  model.answerStreamed = () => answers[Math.min(at++, answers.length - 1)] ?? "";
};
const contentOf = ({ files }: AppGeneratorOutput, path: string) =>
  files.find((file) => file.path === path)?.content ?? "";

async function first(name: string) {
  const member = await paying(name);
  answer(bikes);
  const made = await run(member, { description });
  const follows = { runId: made.id, instruction: "Make the header sticky" };
  return { member, made, input: { description, follows } };
}

describe("an app that a model writes", () => {
  test("is streamed as it is written, to any reader from any event on, in this process and in another", async () => {
    const ada = await paying("Ada");
    answer({ pieces: inPieces(bikes) });
    const runId = await start(ada, { description });
    const other = await startTestApp({ database: app.database });
    const elsewhere = memberOf(other.url, ada.email, ada.cookie);
    const [here, there] = await Promise.all([all(follow(ada, runId)), all(follow(elsewhere, runId))]);
    expect(textIn(here)).toBe(bikes);
    expect(textIn(there)).toBe(bikes);
    expect(here.length).toBeGreaterThan(3);
    expect(here.length).toBeLessThan(inPieces(bikes).length);
    expect(here.at(-1)).toMatchObject({ type: "end", status: "done" });
    const rest = await all(follow(ada, runId, here[1]?.seq));
    expect(rest.map(({ seq }) => seq)).toEqual(here.slice(2).map(({ seq }) => seq));
    const made = await ended(ada, runId);
    expect(made).toMatchObject({ madeBy: "model", output: { description: expect.stringContaining("of your shop") } });
    const { blocks } = readBlocks(bikes);
    expect(blocks).toHaveLength(5);
    expect(made.output.files).toHaveLength(blocks.length);
    for (const { path, body } of blocks) expect(contentOf(made.output, path)).toBe(body);
  });

  test("is streamed to its member alone", async () => {
    const [bea, cem] = [await paying("Bea"), await paying("Cem")];
    answer(bikes);
    const runId = await start(bea, { description });
    expect((await cem.fetch(`/api/tools/runs/${runId}/events`)).status).toBe(404);
    expect((await app.stranger.fetch(`/api/tools/runs/${runId}/events`)).status).toBe(401);
    expect((await bea.fetch("/api/tools/runs/not-an-id/events")).status).toBe(404);
    await ended(bea, runId);
  });

  test("can be stopped while it is written, free of charge", async () => {
    const dee = await paying("Dee");
    answer({ pieces: inPieces(bikes).slice(0, 10), ending: "hang" });
    const runId = await start(dee, { description });
    const events = follow(dee, runId);
    expect((await events.next()).value).toMatchObject({ type: "text" });
    await dee.api.tools.stop({ runId });
    expect((await all(events)).at(-1)).toMatchObject({ type: "end", status: "stopped" });
    expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  });

  test("that is cut within a file is not kept: the engine's app comes in its place, labelled and free", async () => {
    const eve = await paying("Eve");
    for (const ending of ["destroy", undefined] as const) {
      answer({ pieces: inPieces(bikes).slice(0, 30), ...(ending && { ending }) });
      expect(await run(eve, { description })).toMatchObject({
        madeBy: "engine",
        cost: 0,
        notices: [{ code: "model_failed" }],
      });
    }
  });

  test("has only files within the app, each once, and names those left out", async () => {
    const fay = await paying("Fay");
    const file = (path: string, content = "x") => `<file path="${path}">\n${content}\n</file>\n`;
    const long = "let a = 1;\n".repeat(20_000);
    answer(
      `${file("../x")}${file("/etc/x")}${file("public/index.html")}${file("PUBLIC/index.html")}${file("a.js", long)}`,
    );
    const { output } = await run(fay, { description });
    expect(output.files).toEqual([{ path: "public/index.html", content: "x\n" }]);
    expect(output.leftOut).toEqual([
      { path: "../x", why: "path" },
      { path: "/etc/x", why: "path" },
      { path: "PUBLIC/index.html", why: "twice" },
      { path: "a.js", why: "too_long" },
    ]);
    answer(Array.from({ length: 81 }, (_, at) => file(`f${at}.js`)).join(""));
    const many = await run(fay, { description });
    expect(many.output.files).toHaveLength(80);
    expect(many.output.leftOut).toEqual([{ path: "f80.js", why: "too_many" }]);
  });
});

describe("a change that a model makes", () => {
  test("edits the file that it names, and leaves every other byte as it was", async () => {
    const { member, made, input } = await first("Gil");
    answer({ pieces: inPieces(sticky) });
    const changed = await run(member, input);
    expect(contentOf(changed.output, "public/styles.css")).toBe(
      contentOf(made.output, "public/styles.css").replace(
        "header {\n",
        "header {\n  position: sticky;\n  top: 0;\n  background: var(--paper);\n",
      ),
    );
    const others = ({ files }: AppGeneratorOutput) => files.filter(({ path }) => path !== "public/styles.css");
    expect(others(changed.output)).toEqual(others(made.output));
    expect(changed.output.edits).toEqual([
      { instruction: "Make the header sticky", said: "The header stays at the top while the page scrolls." },
    ]);
    expect(changed.cost).toBe(changed.output.tokensUsed);
    const asked = model.requests.at(-1)?.messages.at(-1)?.content ?? "";
    expect(asked).toContain(`<file path="public/bikes.js">\n${contentOf(made.output, "public/bikes.js")}</file>`);
    expect(asked).toMatch(/Change it: Make the header sticky$/);
  });

  test("goes back to the model once where it cannot be applied, with what failed; the rest of it is kept", async () => {
    const { member, input } = await first("Hal");
    answer(wrong, sticky);
    const runId = await start(member, input);
    const seen = await all(follow(member, runId));
    expect(seen.map(({ type }) => type).filter((type, at, types) => type !== types[at - 1])).toEqual([
      "text",
      "repair",
      "text",
      "end",
    ]);
    const { output, cost } = await ended(member, runId);
    expect(contentOf(output, "public/styles.css")).toContain("position: sticky");
    expect(contentOf(output, "public/index.html")).toContain("Bikes for hire in town");
    const [, , said, failed] = model.requests.at(-1)?.messages ?? [];
    expect(said?.content).toBe(wrong);
    expect(failed?.content).toContain("public/styles.css: the text to be replaced is not in the file");
    expect(failed?.content).not.toContain("index.html");
    expect(cost).toBe(output.tokensUsed);
  });

  test.each<[string, (string | Pieces)[], object]>([
    [
      "twice cannot be applied",
      [wrong, wrong],
      { code: "edit_not_applied", detail: "public/styles.css, public/index.html" },
    ],
    ["is not corrected", [wrong, "Sorry."], { code: "edit_not_applied", detail: "public/styles.css" }],
    ["is only words", ["Which header do you mean?"], { code: "edit_unanswered" }],
    ["is cut", [{ pieces: [sticky.slice(0, 90)], ending: "destroy" }], { code: "edit_unanswered" }],
  ])("that %s is refused, free of charge, and the app stays as it is", async (title, answers, notice) => {
    const { member, made, input } = await first(`Ida${title.replaceAll(" ", "")}`);
    const before = (await member.api.wallet.get()).plan;
    answer(...answers);
    const refused = await run(member, input);
    expect(refused).toMatchObject({ status: "failed", cost: 0, output: null, notices: [notice] });
    expect((await member.api.wallet.get()).plan).toBe(before);
    expect((await ended(member, made.id)).output).toEqual(made.output);
    expect((await member.api.tools.list({ tool })).runs.map(({ id }) => id)).toEqual([made.id]);
  });

  test("of an app larger than the model reads is refused before the model is asked", async () => {
    const small = openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted", contextTokens: 13_000 });
    const { member, input } = await first("Jon");
    const other = await startTestApp({ database: app.database, model: small });
    const before = model.requests.length;
    expect(await run(memberOf(other.url, member.email, member.cookie), input)).toMatchObject({
      status: "failed",
      notices: [{ code: "app_too_large" }],
    });
    expect(model.requests).toHaveLength(before);
  });

  test("is refused for another member's app", async () => {
    const { input } = await first("Kai");
    const lou = await paying("Lou");
    expect(await refusalOf(lou.api.tools.start({ tool, runId: newId(), input }))).toBe("tool.run_not_found");
  });
});

describe("the versions of an app", () => {
  const versionsOf = async (member: TestMember, runId: string) => (await member.api.tools.versions({ runId })).versions;

  test("are listed with what was asked, from any of them; going back makes a new one and loses none", async () => {
    const { member, made, input } = await first("Mia");
    answer(sticky);
    const changed = await run(member, input);
    const { run: back } = await member.api.tools.restore({ runId: made.id });
    const versions = await versionsOf(member, changed.id);
    expect(versions).toMatchObject([
      { id: made.id, asked: description, status: "done", madeBy: "model", restores: null },
      { id: changed.id, asked: "Make the header sticky", restores: null },
      { id: back.id, asked: description, restores: made.id },
    ]);
    expect(await versionsOf(member, made.id)).toEqual(versions);
    const restored = await ended(member, back.id);
    expect(restored.output).toEqual(made.output);
    expect(restored.cost).toBe(0);
    answer(sticky);
    const next = await run(member, { ...input, follows: { ...input.follows, runId: back.id } });
    expect((await versionsOf(member, made.id)).map(({ id }) => id)).toEqual([made.id, changed.id, back.id, next.id]);
    expect((await ended(member, changed.id)).output).toEqual(changed.output);
  });

  test("include the one that is being made, leave out what failed, and outlive the first", async () => {
    const { member, made, input } = await first("Nel");
    answer("No.");
    await run(member, input);
    answer({ pieces: inPieces(sticky), ending: "hang" });
    const runId = await start(member, input);
    expect(await versionsOf(member, made.id)).toMatchObject([
      { id: made.id, status: "done" },
      { id: runId, status: "running" },
    ]);
    expect(await refusalOf(member.api.tools.restore({ runId }))).toBe("tool.run_not_found");
    await member.api.tools.stop({ runId });
    const { run: back } = await member.api.tools.restore({ runId: made.id });
    await member.api.tools.delete({ runId: made.id });
    expect(await versionsOf(member, back.id)).toMatchObject([{ id: back.id, restores: made.id }]);
  });

  test("are their member's alone", async () => {
    const { made } = await first("Oda");
    const pia = await paying("Pia");
    expect(await refusalOf(pia.api.tools.versions({ runId: made.id }))).toBe("tool.run_not_found");
    expect(await refusalOf(pia.api.tools.restore({ runId: made.id }))).toBe("tool.run_not_found");
  });
});
