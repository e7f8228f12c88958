import { runInNewContext } from "node:vm";
import { publicV1 } from "@cofounder/contract";
import { openApiDocument } from "@cofounder/contract/openapi";
import { expect, test } from "vitest";
import { apiDocumentation } from "../../../content/api-documentation.ts";
import { type Endpoint, samplesOf } from "./samples.ts";

test("the page has a valid example of each call of the contract, and a line for each refusal", async () => {
  const document = await openApiDocument("");
  expect(Object.keys(apiDocumentation.examples)).toEqual(Object.keys(document.paths ?? {}));
  for (const { "~orpc": call } of Object.values(publicV1)) {
    const example = apiDocumentation.examples[call.route.path ?? ""];
    expect(call.inputSchema?.safeParse(example).success).toBe(true);
  }
  const [first] = Object.values(document.paths ?? {}).flatMap((item) =>
    Object.values<{ responses: object }>(item as never),
  );
  const statuses = Object.keys(first?.responses ?? {}).filter((status) => status >= "400");
  expect(apiDocumentation.errors.rows.map(([status]) => String(status)).toSorted()).toEqual(statuses);
});

test("the example answer of each call has fields of the contract only", () => {
  for (const { "~orpc": call } of Object.values(publicV1)) {
    const answer = apiDocumentation.answers[call.route.path ?? ""];
    const strange = call.outputSchema
      ?.safeParse(answer)
      .error?.issues.filter(({ path, code }) => code !== "too_small" && !isLeftOut(answer, path));
    expect(strange ?? []).toEqual([]);
    expect(answer).toBeDefined();
  }
});

/** A shortened answer leaves fields and entries out; what is there has to be valid. */
const isLeftOut = (answer: unknown, path: readonly PropertyKey[]): boolean =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], answer) === undefined;

const endpoints = Object.values(publicV1).map(({ "~orpc": { route } }): Endpoint => {
  const { path = "" } = route;
  return { method: route.method === "GET" ? "GET" : "POST", path, example: apiDocumentation.examples[path] ?? {} };
});

test.each(endpoints)("$path is shown in three languages, with its path, its key and its fields", (endpoint) => {
  const samples = samplesOf(endpoint);
  expect(samples.map(({ language }) => language)).toEqual(["curl", "TypeScript", "Python"]);
  for (const { code } of samples) {
    expect(code).toContain(`/v1${endpoint.path}`);
    expect(code).toContain("COFOUNDER_API_KEY");
    for (const name of Object.keys(endpoint.example)) expect(code).toContain(name);
  }
});

interface Call {
  url: URL;
  method: string | undefined;
  key: string | null;
  body: unknown;
}

/** Runs an example against a server with an empty answer; returns the request that it received. */
async function callOf(code: string): Promise<Call> {
  const calls: Call[] = [];
  const fetch = (url: string, { method, headers, body }: { method?: string; headers: HeadersInit; body?: string }) => {
    const key = new Headers(headers).get("authorization");
    calls.push({ url: new URL(url), method, key, body: body === undefined ? null : JSON.parse(body) });
    return Promise.resolve(Response.json({}));
  };
  const process = { env: { COFOUNDER_URL: "https://here.example", COFOUNDER_API_KEY: "k" } };
  await runInNewContext(`(async () => { ${code} })()`, { fetch, process, URLSearchParams, Error });
  const [call] = calls;
  if (!call) throw new Error("nothing was called");
  return call;
}

test.each(endpoints)("the TypeScript example of $path sends the request that the page shows", async (endpoint) => {
  const code = samplesOf(endpoint).find(({ language }) => language === "TypeScript")?.code ?? "";
  const { url, method = "GET", key, body } = await callOf(code);
  expect({ method, path: url.pathname, key }).toEqual({
    method: endpoint.method,
    path: `/v1${endpoint.path}`,
    key: "Bearer k",
  });
  expect(body ?? Object.fromEntries(url.searchParams)).toEqual(endpoint.example);
});

test("the request body is quoted for the shell", () => {
  const [first] = endpoints;
  if (!first) throw new Error("no endpoint");
  const code = samplesOf({ ...first, example: { description: "It's ours" } })[0]?.code ?? "";
  expect(code).toContain(String.raw`It'\''s ours`);
});
