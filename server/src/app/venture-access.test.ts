import { contract } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "./test-app.ts";
import { type Endpoint, endpointsOf, openScene, partsFirst, requestOf, rule, type Scene } from "./test-endpoints.ts";
import { bringIn } from "./test-invitations.ts";

const endpoints = endpointsOf(contract, "/api");
const ofVentures = endpoints.filter(({ venture }) => venture !== undefined).toSorted(partsFirst);
const forEditors = ofVentures.filter(({ venture }) => venture === "edit");
const forReaders = ofVentures.filter(({ venture }) => venture === "view");
/** Of a caller's own things about a venture, which may be somebody else's. */
const besideIt: ReadonlySet<string> = new Set(["tools.listInVenture"]);
/** They name a venture, and only its owner may call them. */
const forOwners = endpoints.filter(
  ({ name, venture, path }) => venture === undefined && path.includes("{ventureId}") && !besideIt.has(name),
);

let app: TestApp;
let scene: Scene;
let viewer: TestMember;
let editor: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  scene = await openScene(app);
  [viewer, editor] = [await app.signUp("Viewer"), await app.signUp("Editor")];
  const ventureId = scene.ids["ventureId"] ?? "";
  await bringIn(app, { owner: scene.owner, ventureId, guest: viewer, access: "view" });
  await bringIn(app, { owner: scene.owner, ventureId, guest: editor, access: "edit" });
});

/** The owner's request, with the venture named in the query or the body. */
function requestIn(endpoint: Endpoint): [string, RequestInit] {
  const [path, init] = requestOf(endpoint, scene);
  const ventureId = scene.ids["ventureId"] ?? "";
  if (typeof init.body !== "string") return [`${path}${path.includes("?") ? "&" : "?"}ventureId=${ventureId}`, init];
  const body = { ...(JSON.parse(init.body) as object), ventureId, messageId: null };
  return [path, { ...init, body: JSON.stringify(body) }];
}

const call = async (member: TestMember, endpoint: Endpoint) => {
  const response = await member.fetch(...requestIn(endpoint));
  const body: unknown = response.headers.get("content-type")?.includes("json") ? await response.json() : null;
  return { status: response.status, code: (body as { code?: unknown } | null)?.code };
};

test("these endpoints are open to the guests of a venture", () => {
  expect(forReaders.map(({ name }) => name).toSorted()).toEqual([
    "decisions.calendar",
    "decisions.list",
    "decisions.versions",
    "killTests.calendar",
    "killTests.get",
    "killTests.list",
    "killTests.versions",
    "scenarios.list",
    "scenarios.versions",
    "testFiles.download",
    "testFiles.list",
    "ventureFiles.export",
    "ventureMembers.leave",
    "ventureMembers.list",
    "ventures.figureVersions",
    "ventures.figures",
    "ventures.get",
    "ventures.versions",
  ]);
  expect(forEditors.map(({ name }) => name).toSorted()).toEqual([
    "decisions.add",
    "decisions.change",
    "killTests.change",
    "killTests.enterResult",
    "killTests.lock",
    "scenarios.change",
    "scenarios.create",
    "scenarios.delete",
    "testFiles.add",
    "testFiles.remove",
    "ventures.addFigure",
    "ventures.change",
    "ventures.changeFigure",
  ]);
  expect(forOwners.length).toBeGreaterThan(6);
});

describe("whoever was not invited", () => {
  test.each(ofVentures)("does not find the venture at $name", async (endpoint) => {
    expect(await call(scene.other, endpoint)).toEqual({ status: 404, code: "venture.not_found" });
  });
});

describe("a guest", () => {
  test.each(forOwners)("does not find the venture at $name, which is the owner's", async (endpoint) => {
    for (const guest of [viewer, editor]) expect((await call(guest, endpoint)).status).toBe(404);
  });

  test("who may edit one venture reaches nothing of the owner's others", async () => {
    const { api } = scene.owner;
    const { ventureId = "" } = scene.ids;
    const other = (await api.ventures.create({ name: "Secret" })).venture.id;
    const own = await api.killTests.lock({ ventureId: other, rule });
    const decided = await api.decisions.add({ ventureId: other, decided: "Secret", because: "", lookAgainOn: null });
    const loose = await api.killTests.lock({ rule });
    for (const { id: testId } of [own.test, loose.test]) {
      expect(await refusalOf(editor.api.killTests.get({ testId, ventureId }))).toBe("kill_test.not_found");
      expect(await refusalOf(editor.api.killTests.get({ testId }))).toBe("kill_test.not_found");
      expect(await refusalOf(editor.api.killTests.versions({ testId, ventureId }))).toBe("kill_test.not_found");
      const change = editor.api.killTests.change({ testId, ventureId, version: 1, rule });
      expect(await refusalOf(change)).toBe("kill_test.not_found");
      const counted = { testId, ventureId, version: 1, count: 1, of: 20 };
      expect(await refusalOf(editor.api.killTests.enterResult(counted))).toBe("kill_test.not_found");
    }
    const { id: decisionId } = decided.decision;
    expect(await refusalOf(editor.api.decisions.versions({ decisionId, ventureId }))).toBe("decision.not_found");
    const said = { decided: "Mine", because: "", lookAgainOn: null };
    const change = editor.api.decisions.change({ decisionId, ventureId, version: 1, ...said });
    expect(await refusalOf(change)).toBe("decision.not_found");
    const { tests } = await editor.api.killTests.list({ ventureId });
    expect(tests.map((each) => each.ventureId)).toEqual(tests.map(() => ventureId));
    expect((await editor.api.killTests.list({})).tests).toEqual([]);
    const { decisions } = await editor.api.decisions.list({ ventureId });
    expect(decisions.map((each) => each.ventureId)).toEqual(decisions.map(() => ventureId));
  });

  test("takes no test on from a reply of the owner's", async () => {
    const { ventureId = "" } = scene.ids;
    const attempt = editor.api.killTests.lock({ ventureId, messageId: scene.started.reply.id, rule });
    expect(await refusalOf(attempt)).toBe("message.not_found");
  });
});

describe("a guest who may read", () => {
  test.each(forEditors)("is refused at $name", async (endpoint) => {
    expect(await call(viewer, endpoint)).toEqual({ status: 403, code: "venture.view_only" });
  });

  test.each(forReaders.filter(({ name }) => name !== "ventureMembers.leave"))("reads $name", async (endpoint) => {
    expect((await call(viewer, endpoint)).status).toBe(200);
  });
});

describe("a guest who may edit", () => {
  test.each(ofVentures.filter(({ name }) => name !== "ventureMembers.leave"))(
    "is let in at $name",
    async (endpoint) => {
      expect([401, 403, 404]).not.toContain((await call(editor, endpoint)).status);
    },
  );
});
