import { setTimeout as sleep } from "node:timers/promises";
import type { WebsiteBuilderOutput } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { website } from "../../app/test-website.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";

const { tool, input } = website;
const copy = JSON.stringify({ headline: "Paid on time, every time.", lead: "Reminders go out by themselves." });
const friday = {
  hero: { label: "", headline: "Paid on Friday.", lead: "Reminders go out by themselves.", action: "Write to us" },
};

let app: TestApp;
let alone: TestApp;
let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel({ tokens: [], firstTokenMs: 1, betweenMs: 2 });
  app = await startTestApp({ model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }) });
  alone = await startTestApp();
  return () => model.close();
});

async function run(member: TestMember, more: object = {}) {
  const runId = newId();
  await member.api.tools.start({ tool, runId, input: { ...input, ...more } });
  for (;;) {
    const { run: now } = await member.api.tools.get({ runId });
    if (now.status !== "running") return { ...now, output: now.output as WebsiteBuilderOutput };
    await sleep(20);
  }
}

async function made(name: string) {
  const member = await app.signUp(name);
  model.answerStreamed = () => copy;
  return { member, first: await run(member) };
}

const following = (runId: string, instruction = "Say Friday in the headline") => ({ follows: { runId, instruction } });

describe("a website that a model words", () => {
  test("is streamed as it is written", async () => {
    const ada = await app.signUp("Ada");
    model.answerStreamed = () => ({ pieces: copy.match(/.{1,5}/g) ?? [] });
    const { id, madeBy, output } = await run(ada);
    expect(madeBy).toBe("model");
    expect(output.site.sections[0]).toMatchObject({ headline: "Paid on time, every time." });
    const events = await (await ada.fetch(`/api/tools/runs/${id}/events`)).text();
    const deltas = [...events.matchAll(/event: text\ndata: (.*)/g)].map(([, data = "{}"]) => JSON.parse(data));
    expect(deltas.map(({ delta }: { delta: string }) => delta).join("")).toBe(copy);
  });
});

describe("a change in words", () => {
  test("changes the sections that the model names; the rest and the earlier version stay", async () => {
    const { member, first } = await made("Ben");
    model.answerStreamed = () => JSON.stringify(friday);
    const second = await run(member, following(first.id));
    expect(second).toMatchObject({ status: "done", madeBy: "model", cost: 3, title: "Say Friday in the headline" });
    expect(second.output.site.sections[0]).toMatchObject({ kind: "hero", headline: "Paid on Friday." });
    expect(second.output.site.sections.slice(1)).toEqual(first.output.site.sections.slice(1));
    expect(second.output.code.html).toContain("Paid on Friday.");
    expect((await member.api.tools.get({ runId: first.id })).run.output).toEqual(first.output);
    const asked = model.requests.at(-1)?.messages.at(-1)?.content ?? "";
    expect(asked).toContain("Say Friday in the headline");
    const { versions } = await member.api.tools.versions({ runId: second.id });
    expect(versions.map(({ asked: words }) => words)).toEqual([input.description, "Say Friday in the headline"]);
  });

  test("begins with what the member edited by hand", async () => {
    const { member, first } = await made("Cem");
    const { site } = (await member.api.sites.get({ siteId: first.id })).site;
    const sections = site.sections.filter(({ kind }) => kind !== "faq");
    await member.api.sites.save({ siteId: first.id, site: { ...site, businessName: "Tally", sections } });
    model.answerStreamed = () => JSON.stringify(friday);
    const { output } = await run(member, following(first.id));
    expect(output.site.businessName).toBe("Tally");
    expect(output.site.sections.map(({ kind }) => kind)).toEqual(sections.map(({ kind }) => kind));
  });

  test("is asked for once more where the answer does not fit, and refused, free, where it then does not either", async () => {
    const { member, first } = await made("Dee");
    model.answerStreamed = () => JSON.stringify({ hero: { headline: "" } });
    model.answerWhole = () => JSON.stringify(friday);
    expect((await run(member, following(first.id))).output.site.sections[0]).toMatchObject({
      headline: "Paid on Friday.",
    });
    model.answerWhole = () => "no";
    const before = (await member.api.wallet.get()).balance;
    const refused = await run(member, following(first.id));
    expect(refused).toMatchObject({ status: "failed", output: null, notices: [{ code: "edit_unanswered" }] });
    model.answerStreamed = () => "{}";
    expect(await run(member, following(first.id))).toMatchObject({ notices: [{ code: "edit_unanswered" }] });
    expect((await member.api.wallet.get()).balance).toBe(before);
  });

  test("needs a model, a member, and a website of that member", async () => {
    const { member, first } = await made("Eve");
    const fay = await app.signUp("Fay");
    const start = (who: TestMember, runId = first.id) =>
      refusalOf(who.api.tools.start({ tool, runId: newId(), input: { ...input, ...following(runId) } }));
    expect(await start(fay)).toBe("tool.run_not_found");
    expect(await start(app.stranger)).toBe("unauthenticated");
    expect(await start(member, newId())).toBe("tool.run_not_found");
    const gil = await alone.signUp("Gil");
    const { id } = await run(gil);
    expect(await start(gil, id)).toBe("app.cannot_edit");
  });
});

describe("the versions of a published website", () => {
  test("leave public what was published, until another version takes its place at the same address", async () => {
    const { member, first } = await made("Hal");
    const shown = async () => (await app.stranger.fetch("/sites/hal")).text();
    await member.api.sites.publish({ siteId: first.id, address: "hal" });
    model.answerStreamed = () => JSON.stringify(friday);
    const second = await run(member, following(first.id));
    expect(await shown()).toContain("Paid on time, every time.");
    expect((await member.api.sites.get({ siteId: second.id })).site).toMatchObject({ address: "hal", isAhead: true });
    await member.api.sites.publish({ siteId: second.id, address: "hal" });
    expect(await shown()).toContain("Paid on Friday.");
    expect((await member.api.sites.get({ siteId: first.id })).site).toMatchObject({ address: "hal", isAhead: true });
    const { run: back } = await member.api.tools.restore({ runId: first.id });
    expect(await shown()).toContain("Paid on Friday.");
    await member.api.sites.publish({ siteId: back.id, address: "hal-again" });
    expect((await app.stranger.fetch("/sites/hal")).status).toBe(404);
    expect(await (await app.stranger.fetch("/sites/hal-again")).text()).toContain("Paid on time, every time.");
    await member.api.sites.unpublish({ siteId: second.id });
    expect((await app.stranger.fetch("/sites/hal-again")).status).toBe(404);
    expect((await member.api.sites.get({ siteId: back.id })).site).toMatchObject({ address: null, isAhead: false });
  });

  test("are those of a tool that changes earlier results: no other result is restored", async () => {
    const jil = await alone.signUp("Jil");
    const runId = newId();
    await jil.api.tools.start({ tool: "enhance-prompt", runId, input: { prompt: "A lamp that warns of frost" } });
    await expect.poll(async () => (await jil.api.tools.get({ runId })).run.status).toBe("done");
    expect(await refusalOf(jil.api.tools.restore({ runId }))).toBe("tool.run_not_found");
  });

  test("of which two are published at once have one public version", async () => {
    const { member, first } = await made("Ivo");
    model.answerStreamed = () => JSON.stringify(friday);
    const second = await run(member, following(first.id));
    const { pool } = app.built.parts.ctx.database;
    const other = await pool.connect();
    await other.query("begin");
    const { rows } = await other.query<{ pid: number }>("select pg_backend_pid() as pid");
    await other.query("select 1 from generated_websites where id = $1 for update", [first.id]);
    const one = member.api.sites.publish({ siteId: first.id, address: "ivo-one" });
    const waiting = "select 1 from pg_stat_activity where $1 = any (pg_blocking_pids(pid))";
    await expect.poll(async () => (await pool.query(waiting, [rows[0]?.pid])).rowCount).toBe(1);
    const two = member.api.sites.publish({ siteId: second.id, address: "ivo-two" });
    await Promise.race([two, sleep(300)]);
    await other.query("commit");
    other.release();
    await Promise.all([one, two]);
    const seen = await Promise.all(["ivo-one", "ivo-two"].map((at) => app.stranger.fetch(`/sites/${at}`)));
    expect(seen.map(({ status }) => status)).toEqual([404, 200]);
  });
});
