import { type ToolName, toolName, toolShapes } from "@cofounder/contract";
import { makeSite } from "@cofounder/generators/sites/make-site";
import { z } from "zod";
import { newId } from "../platform/db/columns.ts";
import { type Endpoint, requestOf, type Scene } from "./test-endpoints.ts";
import { creatorsCsv } from "./test-full-scene.ts";
import { founderText, largestOf } from "./test-largest.ts";
import type { Shape } from "./test-samples.ts";

/** What is sent: the path with its query, and the body. */
export interface Largest {
  path: string;
  body: unknown;
  file?: { name: string; type: string; bytes: Uint8Array };
}

const shown = { description: "everyone", seekingAmount: "everyone", traction: "everyone" };
const listing = { visibility: shown, opensAt: null, closesAt: null };
const chat = (messages: number, length: number) =>
  Array.from({ length: messages }, () => ({ role: "user", content: founderText(length) }));

/** Values for endpoints that refuse the largest input their schema allows. */
const inPlaceOf: Record<string, object> = {
  "functions.kimi": { messages: chat(4, 200_000), temperature: 1, max_tokens: 100 },
  // Of a version that is not there: the rating is computed all the same, and nothing is decided for what comes after.
  "killTests.enterResult": { version: 1_000, ventureId: null },
  "killTests.lock": { ventureId: null },
  "killTests.change": { ventureId: null },
  "decisions.change": { ventureId: null },
  "pitches.submit": listing,
  "pitches.update": listing,
  "sites.save": { site: makeSite(largestInput("website-builder") as never) },
  "tools.start": { ventureId: null },
  "tools.importCreators": { csv: creatorsCsv(2_000) },
  "tools.importOperatorCreators": { csv: creatorsCsv(2_000) },
};

const queries: Record<string, (scene: Scene) => string> = {
  "savedPlans.diff": () => "?from=2&to=3",
  "chats.earlier": ({ ids }) => `?before=${ids["leafId"]}`,
  "chats.search": () => `?query=${encodeURIComponent(founderText(200))}`,
};

const noise = (length: number): Uint8Array => Buffer.from(founderText(length));
export const files: Record<string, Largest["file"]> = {
  "accounts.uploadAvatar": { name: "a.png", type: "image/png", bytes: noise(4_900_000) },
  "tools.readDocument": {
    name: "a.pdf",
    type: "application/pdf",
    bytes: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(19_900_000)]),
  },
  "testFiles.add": { name: "a.csv", type: "text/csv", bytes: noise(4_900_000) },
  "ventureFiles.import": {
    name: "a.json",
    type: "application/json",
    bytes: Buffer.from(
      JSON.stringify({ version: 2, figures: Array.from({ length: 120_000 }, () => ({ quote: "29 euros a month" })) }),
    ),
  },
};

export function largestInput(tool: ToolName): unknown {
  const shape = z.toJSONSchema(toolShapes[tool].input, { io: "input", unrepresentable: "any" }) as Shape;
  const right = { creators: [{ platform: "youtube", handle: "ada" }] };
  const { follows: _, ...input } = largestOf(shape, right) as Record<string, unknown>;
  return input;
}

/** The largest request that an endpoint of the contract admits. */
export function largestRequest(endpoint: Endpoint, scene: Scene): Largest {
  const [right, { body }] = requestOf(endpoint, scene);
  const query = queries[endpoint.name]?.(scene);
  const path = query === undefined ? right : `${right.split("?")[0]}${query}`;
  const file = files[endpoint.name];
  if (file) return { path, body: null, file };
  if (typeof body !== "string") return { path, body: null };
  return { path, body: largestBody(endpoint, JSON.parse(body) as Record<string, unknown>) };
}

function largestBody({ name, path, takes }: Endpoint, right: Record<string, unknown>): object {
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part));
  const { properties = {}, ...shape } = takes;
  const own = Object.fromEntries(Object.entries(properties).filter(([part]) => !inPath.has(part)));
  const made = largestOf({ ...shape, properties: own }, right) as Record<string, unknown>;
  // What follows an earlier run is a change, which is refused without a model.
  const { follows: _, ...alone } = made;
  return { ...alone, ...("runId" in made && { runId: newId() }), ...inPlaceOf[name] };
}

/** A run of each tool with its largest input. */
export const largestRuns = (): [ToolName, object][] =>
  toolName.options.map((tool) => [tool, { runId: newId(), input: largestInput(tool) }]);
