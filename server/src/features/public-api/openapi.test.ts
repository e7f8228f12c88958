import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { validate } from "@readme/openapi-parser";
import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../app/test-app.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../../..");

interface Operation {
  responses: Record<string, unknown>;
}

type Document = Exclude<Parameters<typeof validate>[0], string>;

let app: TestApp;
let document: Document & { paths: Record<string, Record<string, Operation>> };
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  document = (await (await fetch(`${app.url}/v1/openapi.json`)).json()) as typeof document;
  // Beside the packages that the client needs.
  folder = await mkdtemp(join(root, "node_modules/.generated-client-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("the document is OpenAPI 3.1 according to a public validator, which does find faults", async () => {
  expect(await validate(structuredClone(document))).toMatchObject({
    valid: true,
    warnings: [],
    specification: "OpenAPI",
  });
  const broken = structuredClone(document);
  Object.assign(broken.paths["/pitch/analyze"]?.["post"] ?? {}, { responses: "none" });
  expect((await validate(broken)).valid).toBe(false);
});

test("it lists the four documented calls, and the four documented errors for each of them", () => {
  expect(Object.entries(document.paths).map(([path, item]) => `${Object.keys(item).join()} ${path}`)).toEqual([
    "post /startup/generate",
    "post /competitor/analyze",
    "post /pitch/analyze",
    "get /investor/match",
  ]);
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values<Operation>(item)))
    expect(Object.entries(operation.responses)).toEqual(
      expect.arrayContaining([
        ["400", expect.objectContaining({ description: "Bad Request" })],
        ["401", expect.objectContaining({ description: "Unauthorized" })],
        ["429", expect.objectContaining({ description: "Rate Limit Exceeded" })],
        ["500", expect.objectContaining({ description: "Internal Server Error" })],
      ]),
    );
});

/** A customer's code with the generated client; a wrong stage has to be a compiler error. */
const program = `
import createClient from "openapi-fetch";
import type { paths } from "./paths.ts";

const { COFOUNDER_URL = "", COFOUNDER_API_KEY = "" } = process.env;
const headers = { Authorization: \`Bearer \${COFOUNDER_API_KEY}\` };
const client = createClient<paths>({ baseUrl: \`\${COFOUNDER_URL}/v1\`, headers });

const startup = await client.POST("/startup/generate", {
  body: { type: "ed-tech", industry: "Music", description: "Online guitar lessons at €30 a month" },
});
const rivals = await client.POST("/competitor/analyze", {
  body: { industry: "Music", businessIdea: "Online guitar lessons at €30 a month" },
});
const pitch = await client.POST("/pitch/analyze", {
  params: { header: { "Idempotency-Key": "once" } },
  body: { content: "Online guitar lessons" },
});
const investors = await client.GET("/investor/match", { params: { query: { stage: "seed", industry: "edtech" } } });
// @ts-expect-error There is no such stage.
const wrong = await client.GET("/investor/match", { params: { query: { stage: "series-z", industry: "edtech" } } });

const firstIdea: string | undefined = startup.data?.ideas[0]?.title;
const overview: string | undefined = rivals.data?.result.marketOverview;
const score: number | undefined = pitch.data?.result.score;
const kinds: string[] | undefined = investors.data?.result.investors.map(({ type }) => type);
const refusal: string | undefined = wrong.error?.code;
console.log(JSON.stringify({ firstIdea, overview, score, kinds, refusal }));
`;

const compilerOptions = {
  strict: true,
  noEmit: true,
  module: "nodenext",
  target: "es2024",
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: ["node"],
};

test("a client generated from it compiles, and calls the running server", async () => {
  const paths = astToString(await openapiTS(new URL(`${app.url}/v1/openapi.json`)));
  await writeFile(join(folder, "paths.ts"), paths);
  await writeFile(join(folder, "program.ts"), program);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  const compiler = join(root, "node_modules/typescript-7/bin/tsc");
  const compiled = await run(process.execPath, [compiler, "-p", folder]).catch((error: { stdout: string }) => error);
  expect(compiled.stdout).toBe("");
  const member = await app.signUp("Customer");
  const { secret } = await member.api.apiKeys.make({ name: "Generated", scopes: ["tools:run"], validHours: 1 });
  // Their file is below node_modules, where Node strips no types.
  const ts = await import("typescript");
  const script = ts.transpileModule(program, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2024 },
  });
  await writeFile(join(folder, "program.mjs"), script.outputText);
  const env = { COFOUNDER_URL: app.url, COFOUNDER_API_KEY: secret };
  const { stdout } = await run(process.execPath, [join(folder, "program.mjs")], { env });
  expect(JSON.parse(stdout)).toEqual({
    firstIdea: expect.stringMatching(/music/i),
    overview: expect.stringContaining("Music"),
    score: expect.any(Number),
    kinds: ["Angel investors", "Venture capital", "Accelerators"],
    refusal: "invalid_input",
  });
});
