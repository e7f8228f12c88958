import { z } from "zod";
import { webSource } from "../chat.ts";
import { forAnyone, forMembers } from "../endpoint.ts";
import { figureMeanings } from "../figures.ts";
import { id, timestamp } from "../ids.ts";
import { refusals } from "../problems.ts";
import { besideRuns } from "./beside-runs.ts";
import { type ToolName, toolShapes } from "./shapes.ts";
import { oneLine } from "../one-line.ts";

export const toolTitleMaxLength = 120;
export const runsPerPage = 20;
/** Runs of a visitor, on the engine alone, in a day and from one address. */
export const visitorRunsPerDay = 5;

export const toolName = z.enum(Object.keys(toolShapes) as [ToolName, ...ToolName[]]);
/** What a run is doing, for the person who waits. */
export const toolStage = z.enum(["computing", "searching", "writing", "checking", "drawing"]);
export const toolRunStatus = z.enum(["running", "done", "failed", "stopped"]);

/** Something did not work and the result does without it. */
export const toolNotice = z.object({ code: z.enum(["search_unavailable", "search_failed", "model_failed"]) });

const summary = {
  id,
  tool: toolName,
  title: z.string(),
  status: toolRunStatus,
  /** Set while it runs. */
  stage: toolStage.nullable(),
  /** Whose words the result holds; its figures are the engine's in any case. Null until it is done. */
  madeBy: z.enum(["engine", "model"]).nullable(),
  /** In tokens of the wallet; null while it runs and for visitors. */
  cost: z.int().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
};

export const toolRunSummary = z.object(summary);
export const toolRun = z.object({
  ...summary,
  /** By the tool's own shapes, see `toolShapes`. The output is null until the run is done. */
  input: z.unknown(),
  output: z.unknown(),
  /** The whole result as a document. */
  markdown: z.string(),
  notices: z.array(toolNotice),
  sources: z.array(webSource),
});

/** What the tools' forms may begin with: what the member told in the latest chat. */
export const venture = z.object({
  /** All that the founder wrote there, at most 4,000 characters. */
  told: z.string(),
  /** What is built, who buys it and what hurts them: the founder's own words where they said so. */
  idea: z.string().nullable(),
  buyer: z.string().nullable(),
  problem: z.string().nullable(),
  competitors: z.array(z.string()),
  /** The startup type's id. */
  type: z.string().nullable(),
  stage: z.enum(["idea", "prototype", "live", "revenue"]),
  currency: z.string(),
  /** What the founder's figures mean, and their units as they are written: "EUR/customer/month", "%/month". */
  figures: z.array(z.object({ meaning: z.enum(figureMeanings), value: z.number(), unit: z.string() })),
});

const ofRun = z.object({ runId: id });

/** What a run is charged in this installation; with `most` it may be less. */
export const runPrice = z.object({ tokens: z.int(), most: z.boolean() });

export const tools = {
  ...besideRuns,
  terms: forAnyone
    .route({ method: "GET", path: "/tools/terms", summary: "What a member's run of each tool is charged here" })
    .output(z.object({ prices: z.record(toolName, runPrice) })),
  start: forAnyone
    .route({
      method: "POST",
      path: "/tools/{tool}/runs",
      summary: "Run a tool; visitors get the engine's result, unsaved",
    })
    .errors(refusals("insufficient_tokens", "unauthenticated", "tool.visitor_limit", "tool.id_taken"))
    .input(
      z.object({
        tool: toolName,
        /** Made by the client (UUID v7): the same run sent twice runs and costs once. */
        runId: id,
        input: z.unknown(),
      }),
    )
    .output(z.object({ run: toolRun, tokens: z.int().nullable() })),
  keep: forMembers
    .route({ method: "POST", path: "/tools/{tool}/kept", summary: "Keep what a visitor made before signing in; free" })
    .errors(refusals("tool.id_taken"))
    .input(z.object({ tool: toolName, runId: id, input: z.unknown() }))
    .output(z.object({ run: toolRun })),
  list: forMembers
    .route({ method: "GET", path: "/tools/{tool}/runs", summary: "A tool's results, newest first" })
    .input(z.object({ tool: toolName, cursor: z.string().max(200).optional() }))
    .output(z.object({ runs: z.array(toolRunSummary), next: z.string().nullable() })),
  get: forMembers
    .route({ method: "GET", path: "/tools/runs/{runId}", summary: "A run and its result" })
    .errors(refusals("tool.run_not_found"))
    .input(ofRun)
    .output(z.object({ run: toolRun })),
  stop: forMembers
    .route({ method: "POST", path: "/tools/runs/{runId}/stop", summary: "Stop a run; it costs nothing" })
    .errors(refusals("tool.run_not_found"))
    .input(ofRun)
    .output(z.object({ run: toolRun, tokens: z.int() })),
  rename: forMembers
    .route({ method: "PATCH", path: "/tools/runs/{runId}", summary: "Rename a result" })
    .errors(refusals("tool.run_not_found"))
    .input(ofRun.extend({ title: oneLine(toolTitleMaxLength).min(1) }))
    .output(z.object({ run: toolRunSummary })),
  duplicate: forMembers
    .route({ method: "POST", path: "/tools/runs/{runId}/duplicate", summary: "A copy of a result, free" })
    .errors(refusals("tool.run_not_found"))
    .input(ofRun)
    .output(z.object({ run: toolRunSummary })),
  delete: forMembers
    .route({ method: "DELETE", path: "/tools/runs/{runId}", summary: "Delete a result" })
    .errors(refusals("tool.run_not_found"))
    .input(ofRun)
    .output(z.object({ deleted: z.literal(true) })),
  discuss: forMembers
    .route({ method: "POST", path: "/tools/runs/{runId}/discuss", summary: "Open a chat that knows this result" })
    .errors(refusals("tool.run_not_found"))
    .input(ofRun)
    .output(z.object({ chatId: id })),
  venture: forMembers
    .route({ method: "GET", path: "/tools/venture", summary: "What the latest chat told of the venture" })
    .output(z.object({ venture: venture.nullable() })),
};

export type RunPrice = z.infer<typeof runPrice>;
export type ToolStage = z.infer<typeof toolStage>;
export type ToolRun = z.infer<typeof toolRun>;
export type ToolRunSummary = z.infer<typeof toolRunSummary>;
export type ToolNotice = z.infer<typeof toolNotice>;
export type VentureProfile = z.infer<typeof venture>;
