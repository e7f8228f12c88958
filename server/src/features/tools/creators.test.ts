import { beforeAll, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

let app: TestApp;
let admin: TestMember;

beforeAll(async () => {
  app = await startTestApp({ ownerEmail: "operator@example.com" });
  admin = await app.signUp("Operator");
});

const csv = `Name;Handle;Platform;Category;Followers;Engagement;Country
Ana Bakes;@anabakes;Instagram;vegan cakes;"12,300";2.1%;Spain
Bo;bo;X;cars;4.5k;;
Cy;;instagram;tea;;;
Di;di;tiktok;tea;;;`;

test("creators are imported from a CSV with errors reported by line, and found by the finder", async () => {
  const xia = await app.signUp("Xia");
  expect(await xia.api.tools.importCreators({ csv })).toEqual({
    imported: 2,
    skipped: [
      { line: 4, because: expect.stringContaining("handle") },
      { line: 5, because: expect.stringContaining("platform") },
    ],
  });
  await xia.api.tools.importCreators({ csv: "name,handle,platform,followers\nAna,anabakes,ig,15000" });
  const { creators } = await xia.api.tools.creators();
  expect(creators.map(({ name, handle, followers }) => [name, handle, followers])).toEqual([
    ["Ana", "anabakes", 15_000],
    ["Bo", "bo", 4500],
  ]);
  const response = await xia.fetch("/api/functions/find-influencers", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ niche: "cars", platform: "twitter" }),
  });
  expect(await response.json()).toMatchObject({ influencers: [{ handle: "@bo", origin: "imported" }] });
  const yan = await app.signUp("Yan");
  expect(await yan.api.tools.creators()).toEqual({ creators: [] });
  expect(await xia.api.tools.forgetCreators()).toEqual({ deleted: 2 });
});

test("a text that is not CSV is refused", async () => {
  const zoe = await app.signUp("Zoe");
  expect(await refusalOf(zoe.api.tools.importCreators({ csv: 'a,"b\nc' }))).toBe("invalid_input");
});

test("a long file with invalid lines is read to its end", async () => {
  const wrong = Array.from({ length: 2_000 }, (_, at) => `w${at},tiktok,chess`);
  const val = await app.signUp("Val");
  const long = ["handle,platform,category", ...wrong, "last,youtube,chess", "other,youtube,chess"].join("\n");
  expect(await val.api.tools.importCreators({ csv: long })).toMatchObject({ imported: 2 });
});

const rows = (prefix: string, count: number) =>
  ["handle,platform,category", ...Array.from({ length: count }, (_, at) => `${prefix}${at},youtube,chess`)].join("\n");

test("a list holds 2,000 creators, and concurrent imports do not exceed that", async () => {
  const ada = await app.signUp("Ada");
  const { api } = ada;
  const answers = await Promise.all(
    ["a", "b", "c"].map((prefix) => refusalOf(api.tools.importCreators({ csv: rows(prefix, 900) }))),
  );
  expect(answers.filter((answer) => answer === "creators.limit_reached")).toHaveLength(1);
  expect((await api.tools.creators()).creators).toHaveLength(1_800);
  expect(await refusalOf(api.tools.importCreators({ csv: rows("d", 201) }))).toBe("creators.limit_reached");
  expect((await api.tools.creators()).creators).toHaveLength(1_800);
  await api.tools.importCreators({ csv: rows("d", 200) });
  expect(await refusalOf(api.tools.importCreators({ csv: rows("e", 2_001) }))).toBe("creators.limit_reached");
  expect(await api.tools.importCreators({ csv: rows("d", 200) })).toMatchObject({ imported: 200 });
});

test("the operator's list has the same limit, also when two admins import at once", async () => {
  const answers = await Promise.all(
    ["a", "b", "c"].map((prefix) => refusalOf(admin.api.tools.importOperatorCreators({ csv: rows(prefix, 900) }))),
  );
  expect(answers.filter((answer) => answer === "creators.limit_reached")).toHaveLength(1);
  const first = await admin.api.tools.operatorCreators({});
  expect(first).toMatchObject({ count: 1_800, next: 50 });
  const last = await admin.api.tools.operatorCreators({ from: 1_750 });
  expect([last.creators.length, last.next]).toEqual([50, null]);
  expect(await admin.api.tools.forgetOperatorCreators()).toEqual({ deleted: 1_800 });
});

const find = async (who: { fetch: TestMember["fetch"] }, niche: string) => {
  const response = await who.fetch("/api/functions/find-influencers", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ niche, platform: "youtube" }),
  });
  const { influencers } = (await response.json()) as { influencers: { handle: string; origin: string }[] };
  return influencers.map(({ handle, origin }) => [handle, origin]);
};

test("the operator's creators are found by members and visitors, behind their own list, and labelled as the operator's", async () => {
  const bea = await app.signUp("Bea");
  await bea.api.tools.importCreators({ csv: "handle,platform,category\nrook,youtube,chess" });
  await admin.api.tools.importOperatorCreators({
    csv: "handle,platform,category,engagement\nRook,youtube,chess,9\nbishop,youtube,chess,\nknight,instagram,chess,",
  });
  expect(await find(bea, "chess")).toEqual([
    ["@rook", "imported"],
    ["@bishop", "operator"],
  ]);
  expect(await find(app.stranger, "chess")).toEqual([
    ["@Rook", "operator"],
    ["@bishop", "operator"],
  ]);
  expect((await bea.api.tools.creators()).creators).toHaveLength(1);
  const runId = newId();
  const input = { niche: "chess", platform: "youtube" } as const;
  const { run } = await bea.api.tools.start({ tool: "influencer-finder", runId, input });
  const done = run.status === "running" ? (await bea.api.tools.get({ runId })).run : run;
  expect(done.markdown).toContain("the list of this site");
  const { deleted } = await admin.api.tools.forgetOperatorCreators();
  expect(deleted).toBe(3);
  expect(await find(app.stranger, "chess")).toEqual([]);
});

test("each import and deletion of the operator's list is in the audit log with its admin", async () => {
  await admin.api.tools.importOperatorCreators({ csv });
  await admin.api.tools.forgetOperatorCreators();
  const { entries } = await admin.api.admin.audit({ action: "creators." });
  expect(entries.slice(0, 2).map(({ action, actorEmail, details }) => [action, actorEmail, details])).toEqual([
    ["creators.deleted", admin.email, { creators: 2 }],
    ["creators.imported", admin.email, { creators: 2 }],
  ]);
});
