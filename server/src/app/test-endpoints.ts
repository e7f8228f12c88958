import { makeSite } from "@cofounder/generators/sites/make-site";
import type { Access, ApiScope, EndpointMeta, ProblemCode } from "@cofounder/contract";
import { vi } from "vitest";
import { z } from "zod";
import { newId } from "../platform/db/columns.ts";
import { password, type Started, type TestApp, type TestMember } from "./test-app.ts";
import type { Shape } from "./test-samples.ts";

/** An endpoint as its contract describes it. */
export interface Endpoint {
  name: string;
  access: Access;
  requiresMfa: boolean;
  scope?: ApiScope;
  /** What a caller who is not an admin is told, where it differs from the common refusal. */
  forbidden?: ProblemCode;
  /** The access that guests of a venture need; without it they are not let in. */
  venture?: "view" | "edit";
  method: string;
  path: string;
  /** Its input, path and query included. */
  takes: Shape;
}

interface Described {
  meta: EndpointMeta;
  route: { method: string; path: string };
  inputSchema?: z.ZodType;
}

/** Every endpoint of a contract, in its order, with its full path. */
export function endpointsOf(node: unknown, prefix: "/api" | "/v1", name = ""): Endpoint[] {
  if (typeof node !== "object" || node === null) return [];
  if ("~orpc" in node) {
    const { meta, route, inputSchema } = node["~orpc"] as Described;
    const takes = inputSchema ? z.toJSONSchema(inputSchema, { io: "input", unrepresentable: "any" }) : {};
    return [{ name, ...meta, method: route.method, path: prefix + route.path, takes: takes as Shape }];
  }
  return Object.entries(node).flatMap(([key, value]) => endpointsOf(value, prefix, name ? `${name}.${key}` : key));
}

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Shape }[];
  requestBody?: { content: Record<string, { schema: Shape }> };
}

interface Document {
  paths?: unknown;
  components?: unknown;
}

/** Every operation of an OpenAPI document of the public API. */
export function operationsOf({ paths, components }: Document): Endpoint[] {
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, parameters = [], requestBody }]) => {
      const asked = parameters.filter((parameter) => parameter.in === "query");
      const ofQuery: Shape = {
        type: "object",
        properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
        required: asked.filter(({ required }) => required).map(({ name }) => name),
      };
      const takes = { ...(requestBody?.content["application/json"]?.schema ?? ofQuery), components };
      return {
        name: operationId,
        access: "key",
        requiresMfa: false,
        method: method.toUpperCase(),
        path: `/v1${path}`,
        takes,
      };
    }),
  );
}

/** Two members, of whom one owns one of everything. */
export interface Scene {
  owner: TestMember;
  other: TestMember;
  started: Started;
  /** The owner's objects, by their names in paths. */
  ids: Record<string, string>;
}

const said = "A tutoring marketplace, 20% of each lesson of $30";
const [settledAt, share] = [said.indexOf("20%"), "20%".length];

const notes = new File(["Ann pays"], "notes.txt");

const idea = { title: "Lamps", text: "Lamps" };
const everyone = { description: "everyone", seekingAmount: "everyone", traction: "everyone" } as const;
const pitch = {
  companyName: "Lamps",
  industry: "saas",
  stage: "seed",
  description: "Lamps",
  seekingAmount: 1,
  traction: null,
  visibility: everyone,
  opensAt: null,
  closesAt: null,
  status: "draft",
} as const;

const figure = { value: 29, meaning: "price", flow: "in", unit: "EUR/customer/month" } as const;

/** The rule of a test. */
export const rule = {
  assumption: "willingness_to_pay",
  statement: "They pay $30",
  how: "Ask twenty",
  counted: "who pays",
  comparison: "at_least",
  threshold: 2,
  sample: 20,
  costMax: 100,
  currency: "USD",
  stopRule: "Stop below two",
  endsOn: "2999-12-31",
} as const;

const decision = { decided: "Sell to salons first", because: "They answer", lookAgainOn: "2999-12-31" };

const asking = { name: "Ida", organisation: "", chequeMin: 1, chequeMax: 2, message: "Hello" };
const site = { businessName: "Lamp", description: "Lamps", industry: "", colorScheme: "modern" } as const;

export async function openScene(app: TestApp, names = ["Owner", "Other", "Asker"]): Promise<Scene> {
  const [owner, other, asker] = (await inTurn(names, app.signUp)) as [TestMember, TestMember, TestMember];
  const { api } = owner;
  const started = await owner.send(said);
  await owner.finish(started.turnId);
  const [runId, siteId] = [newId(), newId()];
  await api.tools.start({ tool: "enhance-prompt", runId, input: { prompt: "a lamp" } });
  await api.tools.start({ tool: "website-builder", runId: siteId, input: site });
  await vi.waitUntil(async () => (await api.tools.get({ runId: siteId })).run.status === "done", { timeout: 10_000 });
  const { id: planId } = (await api.savedPlans.save({ source: { kind: "run", runId } })).plan;
  const { id: listing } = (await api.pitches.submit({ ...pitch, status: "active" })).pitch;
  const ventureId = (await api.ventures.create({ name: "Lamps" })).venture.id;
  const testId = (await api.killTests.lock({ ventureId, rule })).test.id;
  const ids = {
    chatId: started.chat.id,
    turnId: started.turnId,
    messageId: started.reply.id,
    sessionId: (await api.accounts.sessions()).sessions[0]?.id ?? "",
    userId: (await api.accounts.session()).member?.id ?? "",
    tool: "enhance-prompt",
    runId,
    siteId,
    planId,
    shareId: (await api.savedPlans.share({ planId, days: 2, password: null })).share.id,
    pitchId: (await api.pitches.submit(pitch)).pitch.id,
    listing,
    requestId: (await asker.api.pitches.request({ listing, ...asking })).request.id,
    ventureId,
    figureId: (await api.ventures.addFigure({ ventureId, ...figure })).figure.id,
    scenarioId: (await api.scenarios.create({ ventureId, name: "Dearer" })).scenario.id,
    ventureMemberId: (await api.ventureMembers.invite({ ventureId, email: "mia@example.com", access: "view" })).member
      .id,
    ventureShareId: (await api.ventureShares.make({ ventureId })).share.id,
    testId,
    fileId: (await api.testFiles.add({ ventureId, testId, file: notes })).file.id,
    decisionId: (await api.decisions.add({ ventureId, ...decision })).decision.id,
    ideaId: (await api.ideas.add(idea)).idea.id,
    purpose: "text",
    keyId: (await api.apiKeys.make({ name: "Mine", scopes: ["tools:run"], validHours: null })).key.id,
  };
  return { owner, other, started, ids };
}

async function inTurn<In, Out>(all: In[], work: (one: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = [];
  for (const one of all) done.push(await work(one));
  return done;
}

/** The path with the owner's ids; a parameter that the scene does not have gets an id that does not exist. */
export const filledPath = (path: string, { ids }: Scene): string =>
  path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => ids[ofVersions(path) && name === "runId" ? "siteId" : name] ?? newId(),
  );

/** Only what a tool with versions has made can be restored. */
const ofVersions = (path: string): boolean => path.endsWith("/restore");

const queryOf = (path: string, { started }: Scene): string => {
  if (path.endsWith("/search")) return "?query=tutoring";
  if (path.endsWith("/messages")) return `?before=${started.reply.id}`;
  if (path.endsWith("/diff")) return "?from=1&to=1";
  if (path.endsWith("/export")) return "?format=md";
  return path.endsWith("/match") ? "?stage=seed&industry=saas" : "";
};

const lateness = ({ method, path }: Endpoint): number => (method === "DELETE" ? 1_000 - path.length : 0);

/** An order in which nothing is deleted before its last use: deletes come last, parts before their wholes. */
export const partsFirst = (one: Endpoint, next: Endpoint): number => lateness(one) - lateness(next);

/** A request that is valid for the owner: real ids in the path and the body. */
export function requestOf({ method, path }: Endpoint, scene: Scene): [string, RequestInit] {
  const url = filledPath(path, scene) + queryOf(path, scene);
  if (method === "GET") return [url, { method }];
  if (path.endsWith("/files")) return [url, { method, body: formOf(notes) }];
  const headers = { "content-type": "application/json" };
  return [url, { method, headers, body: JSON.stringify({ ...ofPeople, ...ofMade(scene) }) }];
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set("file", file);
  return form;
}

const ofPeople = {
  newEmail: "elsewhere@example.com",
  email: "nobody@example.com",
  password,
  operation: "add",
  amount: 5,
  reason: "because",
  code: "SOMECODE",
  description: "Some code",
  isActive: false,
  skills: ["lamps"],
  interests: ["light"],
  budget: 1,
  hoursPerWeek: 5,
  name: "Me",
  tier: "pro",
  when: "now",
  organisation: "",
  access: "view",
  token: "x".repeat(43),
  chequeMin: 1,
  chequeMax: 2,
  hiddenBecause: "spam",
  handled: true,
  scopes: ["tools:run"],
  validHours: null,
};

const ofMade = ({ started }: Scene) => ({
  title: "Mine now",
  ventureId: null,
  version: 1,
  ...figure,
  rule,
  ...decision,
  count: 2,
  of: 20,
  requestId: newId(),
  messageId: started.message.id,
  runId: newId(),
  input: { prompt: "a lamp" },
  markdown: "# Mine now",
  text: "Mine now",
  ticked: ["1.1"],
  days: 3,
  status: "active",
  decision: "accepted",
  message: "Hello",
  source: { kind: "message", chatId: started.chat.id, messageId: started.reply.id },
  site: makeSite(site),
  address: "lamp",
  csv: "handle,platform\nada,youtube",
  type: "solo-founder",
  industry: "saas",
  businessIdea: "Lamps at $30",
  content: "Lamps at $30",
  settlements: [
    {
      span: { message: 0, start: settledAt, end: settledAt + share },
      reading: {
        meaning: "fee",
        unit: { "%": 1 },
        flow: "in",
        party: "venture",
        status: "actual",
        basis: "once",
        shareOf: "price",
      },
    },
  ],
  request: {
    kind: "message",
    text: "x",
    messageId: newId(),
    parentId: started.reply.id,
    startupType: null,
    webSearch: false,
  },
});
