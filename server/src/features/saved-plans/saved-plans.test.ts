import { beforeAll, describe, expect, test, vi } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

let now = new Date("2026-05-04T09:00:00Z");
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});

async function resultOf(member: TestMember, prompt: string) {
  const runId = newId();
  await member.api.tools.start({ tool: "enhance-prompt", runId, input: { prompt } });
  return vi.waitFor(async () => {
    const { run } = await member.api.tools.get({ runId });
    expect(run.status).toBe("done");
    return run;
  }, 30_000);
}

async function savedOf(member: TestMember, prompt: string) {
  const { id: runId } = await resultOf(member, prompt);
  return (await member.api.savedPlans.save({ source: { kind: "run", runId } })).plan;
}

describe("saving", () => {
  test("stores a tool's result and a reply, each once", async () => {
    const ada = await app.signUp("Ada");
    const run = await resultOf(ada, "a lamp");
    const { plan } = await ada.api.savedPlans.save({ source: { kind: "run", runId: run.id } });
    expect(plan).toMatchObject({ title: "a lamp", markdown: run.markdown, version: 1, folder: null, shares: [] });
    const again = await ada.api.savedPlans.save({ source: { kind: "run", runId: run.id } });
    expect(again.plan).toMatchObject({ id: plan.id, version: 1 });
    const turn = await ada.send("A bakery for dogs at $12 a cake");
    const reply = await ada.finish(turn.turnId);
    const source = { kind: "message", chatId: reply.chatId, messageId: reply.id } as const;
    expect((await ada.api.savedPlans.save({ source })).plan.markdown).toBe(reply.content);
    expect((await ada.api.savedPlans.list({})).plans).toHaveLength(2);
  });

  test("refuses a result that is not the member's own", async () => {
    const [ben, cem] = [await app.signUp("Ben"), await app.signUp("Cem")];
    const run = await resultOf(ben, "a chair");
    expect(await refusalOf(cem.api.savedPlans.save({ source: { kind: "run", runId: run.id } }))).toBe(
      "tool.run_not_found",
    );
  });

  test("survives the deletion of its source", async () => {
    const dee = await app.signUp("Dee");
    const plan = await savedOf(dee, "a table");
    if (plan.source.kind !== "run") throw new Error("not from a run");
    await dee.api.tools.delete({ runId: plan.source.runId });
    expect((await dee.api.savedPlans.get({ planId: plan.id })).plan.markdown).toBe(plan.markdown);
  });
});

describe("a plan", () => {
  test("is found by its words and its folder", async () => {
    const eve = await app.signUp("Eve");
    const [lamp, chair] = [await savedOf(eve, "100% red lamp"), await savedOf(eve, "oak chair")];
    await eve.api.savedPlans.update({ planId: lamp.id, folder: "Shop", title: "The lamp" });
    const titles = async (input: object) => (await eve.api.savedPlans.list(input)).plans.map(({ title }) => title);
    expect(await titles({ query: "100% LAMP" })).toEqual(["The lamp"]);
    expect(await titles({ query: "oak lamp" })).toEqual([]);
    expect(await titles({ query: "1_0% lamp" })).toEqual([]);
    expect(await titles({ folder: "Shop" })).toEqual(["The lamp"]);
    expect(await titles({ folder: "" })).toEqual([chair.title]);
    expect((await eve.api.savedPlans.list({})).folders).toEqual([{ name: "Shop", count: 1 }]);
    await eve.api.savedPlans.update({ planId: lamp.id, folder: null });
    expect((await eve.api.savedPlans.list({})).folders).toEqual([]);
  });

  test("keeps every version, and shows the difference between two", async () => {
    const fay = await app.signUp("Fay");
    const { id: planId } = await savedOf(fay, "a lamp");
    await fay.api.savedPlans.write({ planId, markdown: "# Lamp\n\nRed.\n\nCheap." });
    const { plan } = await fay.api.savedPlans.write({ planId, markdown: "# Lamp\n\nBlue.\n\nCheap." });
    expect(plan).toMatchObject({ version: 3, markdown: "# Lamp\n\nBlue.\n\nCheap." });
    expect(plan.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect((await fay.api.savedPlans.get({ planId, version: 2 })).plan.markdown).toContain("Red.");
    const { lines } = await fay.api.savedPlans.diff({ planId, from: 2, to: 3 });
    expect(lines.filter(({ kind }) => kind !== "same")).toEqual([
      { kind: "removed", text: "Red." },
      { kind: "added", text: "Blue." },
    ]);
    expect(await refusalOf(fay.api.savedPlans.get({ planId, version: 9 }))).toBe("saved_plan.not_found");
  });

  test("shows the difference of two long texts with nothing in common at once", async () => {
    const gus = await app.signUp("Gus");
    const { id: planId } = await savedOf(gus, "a lamp");
    const lines = (text: string) => Array.from({ length: 20_000 }, (_, at) => `${text} ${at}`).join("\n");
    await gus.api.savedPlans.write({ planId, markdown: lines("old") });
    await gus.api.savedPlans.write({ planId, markdown: lines("new") });
    const { lines: told } = await gus.api.savedPlans.diff({ planId, from: 2, to: 3 });
    const linesOf = (wanted: string) => told.flatMap(({ kind, text }) => (kind === wanted ? text.split("\n") : []));
    expect(linesOf("removed")).toHaveLength(20_000);
    expect(linesOf("added")).toHaveLength(20_000);
    expect(told.length).toBeLessThan(2_000);
  });

  test("written in ten tabs at once keeps all ten texts", async () => {
    const gil = await app.signUp("Gil");
    const { id: planId } = await savedOf(gil, "a lamp");
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => gil.api.savedPlans.write({ planId, markdown: `Text ${at}` })),
    );
    const { plan } = await gil.api.savedPlans.get({ planId });
    expect(plan.versions.map(({ version }) => version)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test("has 100 versions at most, however many are written at once; an unchanged text is not a new one", async () => {
    const nat = await app.signUp("Nat");
    const { id: planId } = await savedOf(nat, "a lamp");
    const { pool } = app.built.parts.ctx.database;
    await pool.query("update saved_plans set version = 95 where id = $1", [planId]);
    await pool.query("update saved_plan_versions set version = 95 where plan_id = $1", [planId]);
    const texts = Array.from({ length: 12 }, (_, at) => `# Text ${at}`);
    const answers = await Promise.all(
      texts.map((markdown) => refusalOf(nat.api.savedPlans.write({ planId, markdown }))),
    );
    expect(answers.filter((answer) => answer === "saved_plan.version_limit")).toHaveLength(7);
    const { plan } = await nat.api.savedPlans.get({ planId });
    expect(plan.versions[0]?.version).toBe(100);
    expect((await nat.api.savedPlans.write({ planId, markdown: plan.markdown })).plan.version).toBe(100);
    if (plan.source.kind !== "run") throw new Error("not of a run");
    const { runId } = plan.source;
    expect(await refusalOf(nat.api.savedPlans.save({ source: { kind: "run", runId } }))).toBe(
      "saved_plan.version_limit",
    );
  });

  test.each([
    ["md", "text/markdown", "# "],
    ["pdf", "application/pdf", "%PDF-"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "PK"],
  ] as const)("is exported as %s", async (format, type, beginning) => {
    const hal = await app.signUp(`Hal${format}`);
    const { id: planId } = await savedOf(hal, "a lamp");
    const response = await hal.fetch(`/api/saved-plans/${planId}/export?format=${format}`);
    expect(response.headers.get("content-type")).toContain(type);
    expect(response.headers.get("content-disposition")).toMatch(new RegExp(`attachment.*a-lamp\\.${format}`));
    expect(Buffer.from(await response.arrayBuffer()).toString("latin1")).toMatch(new RegExp(`^${beginning}`));
  });
});

describe("a link", () => {
  const read = (url: string | null, password: string | null = null) =>
    app.stranger.api.savedPlans.read({ token: url?.split("/").at(-1) ?? "", password });

  test("shows the latest version to its holders, until it expires or is revoked", async () => {
    now = new Date("2026-05-04T09:00:00Z");
    const ida = await app.signUp("Ida");
    const { id: planId } = await savedOf(ida, "a lamp");
    const { share } = await ida.api.savedPlans.share({ planId, days: 2, password: null });
    await ida.api.savedPlans.write({ planId, markdown: "The newest text" });
    expect(await read(share.url)).toMatchObject({ title: "a lamp", markdown: "The newest text", version: 2 });
    const told = (await ida.api.savedPlans.get({ planId })).plan.shares;
    expect(told).toEqual([{ ...share, url: null }]);
    now = new Date("2026-05-06T09:00:01Z");
    expect(await refusalOf(read(share.url))).toBe("share.not_found");
    const { share: second } = await ida.api.savedPlans.share({ planId, days: 1, password: null });
    await ida.api.savedPlans.unshare({ planId, shareId: second.id });
    expect(await refusalOf(read(second.url))).toBe("share.not_found");
  });

  test("with a password asks for it, and limits guesses", async () => {
    const jo = await app.signUp("Jo");
    const { id: planId } = await savedOf(jo, "a lamp");
    const { share } = await jo.api.savedPlans.share({ planId, days: 2, password: "let me read" });
    expect(share.hasPassword).toBe(true);
    expect(await refusalOf(read(share.url))).toBe("share.password_required");
    expect(await refusalOf(read(share.url, "guess"))).toBe("share.password_wrong");
    expect(await read(share.url, "let me read")).toMatchObject({ title: "a lamp" });
    const guesses = await Promise.all(Array.from({ length: 25 }, () => refusalOf(read(share.url, "guess"))));
    expect(guesses).toContain("too_many_requests");
    const { rows } = await app.built.parts.ctx.database.pool.query("select * from saved_plan_shares");
    expect(JSON.stringify(rows)).not.toContain("let me read");
    expect(JSON.stringify(rows)).not.toContain(share.url?.split("/").at(-1));
  });

  test("stays open to its readers when one address uses up its attempts with wrong passwords", async () => {
    const behindProxy = await startTestApp({ trustProxy: true });
    const max = await behindProxy.signUp("Max");
    const { id: planId } = await savedOf(max, "a lamp");
    const { share } = await max.api.savedPlans.share({ planId, days: 2, password: "let me read" });
    const token = share.url?.split("/").at(-1) ?? "";
    const from = async (address: string, typed: string) =>
      (await behindProxy.post("/api/shared", { token, password: typed }, { "x-forwarded-for": address })).status;
    const guesses: number[] = [];
    for (let tried = 0; tried < 22; tried++) guesses.push(await from("203.0.113.1", "guess"));
    expect(guesses).toEqual([...Array(20).fill(403), 429, 429]);
    expect(await from("203.0.113.1", "let me read")).toBe(429);
    expect(await from("203.0.113.2", "let me read")).toBe(200);
  });

  test("is closed for a while when many addresses together guess its password", async () => {
    const behindProxy = await startTestApp({ trustProxy: true });
    const nia = await behindProxy.signUp("Nia");
    const { id: planId } = await savedOf(nia, "a lamp");
    const { share } = await nia.api.savedPlans.share({ planId, days: 2, password: "let me read" });
    const token = share.url?.split("/").at(-1) ?? "";
    await behindProxy.built.parts.ctx.database.pool.query(
      "insert into attempt_limits (key, points, expire) select 'share_password:' || token_hash, 200, $1 from saved_plan_shares",
      [Date.now() + 60_000],
    );
    const headers = { "x-forwarded-for": "203.0.113.3" };
    expect((await behindProxy.post("/api/shared", { token, password: "let me read" }, headers)).status).toBe(429);
  });

  test("is read-only: it gives no access to the plan's owner or to a change", async () => {
    const [kim, lee] = [await app.signUp("Kim"), await app.signUp("Lee")];
    const { id: planId } = await savedOf(kim, "a lamp");
    const { share } = await kim.api.savedPlans.share({ planId, days: 2, password: null });
    expect(Object.keys(await read(share.url)).toSorted()).toEqual([
      "expiresAt",
      "markdown",
      "title",
      "updatedAt",
      "version",
    ]);
    const mine = [
      lee.api.savedPlans.get({ planId }),
      lee.api.savedPlans.write({ planId, markdown: "Mine" }),
      lee.api.savedPlans.update({ planId, title: "Mine" }),
      lee.api.savedPlans.delete({ planId }),
      lee.api.savedPlans.share({ planId, days: 1, password: null }),
      lee.api.savedPlans.unshare({ planId, shareId: share.id }),
    ];
    expect(new Set(await Promise.all(mine.map(refusalOf)))).toEqual(new Set(["saved_plan.not_found"]));
  });

  test("is deleted with the plan", async () => {
    const mia = await app.signUp("Mia");
    const { id: planId } = await savedOf(mia, "a lamp");
    const { share } = await mia.api.savedPlans.share({ planId, days: 2, password: null });
    await mia.api.savedPlans.delete({ planId });
    expect(await refusalOf(read(share.url))).toBe("share.not_found");
  });
});
