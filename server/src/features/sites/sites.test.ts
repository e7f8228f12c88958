import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { website } from "../../app/test-website.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";

const { tool, input } = website;

let app: TestApp;
let withModel: TestApp;
let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel();
  app = await startTestApp();
  withModel = await startTestApp({
    model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }),
  });
  return () => model.close();
});

beforeEach(() => {
  model.answerWhole = () => JSON.stringify({ headline: "Paid on time, every time." });
});

async function make(member: TestMember) {
  const runId = newId();
  const { run } = await member.api.tools.start({ tool, runId, input });
  for (let now = run; ; now = (await member.api.tools.get({ runId })).run) {
    if (now.status !== "running") return now;
    await sleep(20);
  }
}

const rowsOf = async (id: string) =>
  (await app.built.parts.ctx.database.pool.query("select * from generated_websites where id = $1", [id])).rows;

describe("a made website", () => {
  test("costs three tokens and is stored with its code, for members", async () => {
    const ada = await app.signUp("Ada");
    const run = await make(ada);
    expect(run).toMatchObject({ status: "done", cost: 3, title: "Tallyho" });
    // It is stored right after the run's end.
    await expect.poll(async () => (await rowsOf(run.id)).length).toBe(1);
    expect(await rowsOf(run.id)).toMatchObject([
      {
        business_name: "Tallyho",
        description: input.description,
        industry: "fintech",
        color_scheme: "modern",
        html_code: expect.stringContaining("<main"),
        css_code: expect.stringContaining("--accent"),
        js_code: expect.stringContaining("aria-expanded"),
        address: null,
      },
    ]);
  });

  test("is returned by its function as html, css and js code", async () => {
    const ben = await app.signUp("Ben");
    const { code } = await ben.api.functions.generateWebsite({ ...input, description: "Bikes for hire" });
    expect(Object.keys(code).toSorted()).toEqual(["css", "html", "js"]);
  });

  test("can be edited, and its run shows the edited site", async () => {
    const cem = await app.signUp("Cem");
    const { id } = await make(cem);
    const { site } = await cem.api.sites.get({ siteId: id });
    const sections = site.site.sections.toReversed();
    await cem.api.sites.save({ siteId: id, site: { ...site.site, sections, businessName: "Tally" } });
    const { run } = await cem.api.tools.get({ runId: id });
    expect(run.output).toMatchObject({ site: { businessName: "Tally", sections } });
    expect(run.markdown).toContain("# Tally");
    const { run: copy } = await cem.api.tools.duplicate({ runId: id });
    expect((await cem.api.sites.get({ siteId: copy.id })).site.site.businessName).toBe("Tally");
  });

  test("belongs to its member alone", async () => {
    const [dee, eve] = [await app.signUp("Dee"), await app.signUp("Eve")];
    const { id } = await make(dee);
    expect(await refusalOf(eve.api.sites.get({ siteId: id }))).toBe("site.not_found");
    expect(await refusalOf(eve.api.sites.publish({ siteId: id, address: "mine" }))).toBe("site.not_found");
    expect(await refusalOf(eve.api.sites.unpublish({ siteId: id }))).toBe("site.not_found");
  });
});

describe("publishing", () => {
  const open = (path: string) => app.stranger.fetch(path);

  test("shows the site to everyone, in an origin of its own and without network", async () => {
    const fay = await app.signUp("Fay");
    const { id } = await make(fay);
    const { site } = await fay.api.sites.publish({ siteId: id, address: "tallyho" });
    expect(site).toMatchObject({ address: "tallyho", isAhead: false });
    const response = await open("/sites/tallyho");
    expect(response.status).toBe(200);
    const rules = response.headers.get("content-security-policy") ?? "";
    expect(rules).toContain("sandbox allow-scripts");
    expect(rules).not.toContain("allow-same-origin");
    expect(rules).toContain("default-src 'none'");
    expect(rules).not.toContain("unsafe-inline");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("x-robots-tag")).toBeNull();
    expect(await response.text()).toContain("Get paid on time.");
    expect(await (await open("/sites/tallyho/privacy")).text()).toContain("sets no cookies");
  });

  test("keeps the public version unchanged until it is published again, and ends at once", async () => {
    const gil = await app.signUp("Gil");
    const { id } = await make(gil);
    const { site } = await gil.api.sites.publish({ siteId: id, address: "gil" });
    const edited = { ...site.site, businessName: "Renamed" };
    expect((await gil.api.sites.save({ siteId: id, site: edited })).site.isAhead).toBe(true);
    expect(await (await open("/sites/gil")).text()).not.toContain("Renamed");
    await gil.api.sites.publish({ siteId: id, address: "gil" });
    expect(await (await open("/sites/gil")).text()).toContain("Renamed");
    await gil.api.sites.unpublish({ siteId: id });
    expect((await open("/sites/gil")).status).toBe(404);
    expect((await open("/sites/gil/privacy")).status).toBe(404);
  });

  test("gives an address to one site only, even to concurrent requests", async () => {
    const [hal, ida] = [await app.signUp("Hal"), await app.signUp("Ida")];
    const [one, other] = [await make(hal), await make(ida)];
    const answers = await Promise.allSettled([
      hal.api.sites.publish({ siteId: one.id, address: "same" }),
      ida.api.sites.publish({ siteId: other.id, address: "same" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("ends when the result or the account is deleted", async () => {
    const jon = await app.signUp("Jon");
    const [one, other] = [await make(jon), await make(jon)];
    await jon.api.sites.publish({ siteId: one.id, address: "jon-one" });
    await jon.api.sites.publish({ siteId: other.id, address: "jon-two" });
    await jon.api.tools.delete({ runId: one.id });
    expect((await open("/sites/jon-one")).status).toBe(404);
    await app.built.parts.ctx.database.pool.query("delete from users where id = $1", [
      (await jon.api.accounts.session()).member?.id,
    ]);
    expect((await open("/sites/jon-two")).status).toBe(404);
  });

  let refused = 0;
  test.each(["../admin", "A b", "-x", "x".repeat(49), "", "x/y"])("refuses the address %j", async (address) => {
    const kim = await app.signUp(`Kim${refused++}`);
    const { id } = await make(kim);
    expect(await refusalOf(kim.api.sites.publish({ siteId: id, address }))).toBe("invalid_input");
  });
});

describe("with a model", () => {
  test("its words are used where they fit, and confirmed by the founder", async () => {
    model.answerWhole = () =>
      JSON.stringify({
        headline: "Get paid, without asking twice.",
        lead: "Over 90,000 freelancers trust us. Reminders go out before an invoice is late.",
        questions: [{ question: "<script>alert(document.cookie)</script>", answer: "Yes." }],
      });
    const run = await make(await withModel.signUp("Lou"));
    expect(run.madeBy).toBe("model");
    const { site, code } = run.output as { site: { sections: unknown[] }; code: { html: string } };
    expect(site.sections[0]).toMatchObject({
      headline: "Get paid, without asking twice.",
      lead: "Over 90,000 freelancers trust us. Reminders go out before an invoice is late.",
      check: expect.stringContaining("language model"),
    });
    expect(code.html).not.toContain("<script>alert");
    expect(code.html).toContain("&lt;script&gt;");
  });

  test.each([
    ["Types", { headline: 7, questions: "no" }],
    ["List", []],
    ["Text", "<script>alert(1)</script>"],
  ])("%s that do not fit, twice: the engine's site stands, labelled and free", async (name, answer) => {
    model.answerWhole = () => JSON.stringify(answer);
    const run = await make(await withModel.signUp(name));
    expect(run).toMatchObject({ status: "done", madeBy: "engine", cost: 0, notices: [{ code: "model_failed" }] });
  });
});
