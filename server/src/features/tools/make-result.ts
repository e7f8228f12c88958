import { cutText } from "@cofounder/contract/cut-text";
import { type ToolNotice, toolTitleMaxLength, type WebSource } from "@cofounder/contract";
import type { Ctx, MemberCtx } from "../../platform/ctx.ts";
import type { ModelRequest } from "../../platform/model/model.ts";
import { SearchFailure, type SearchResult } from "../../platform/search/web-search.ts";
import { type AnyTool, changeIn, type Material, type Produced, type Progress } from "./definition.ts";
import { requireResult } from "./earlier-result.ts";
import { engineJobs } from "./engine-jobs.ts";
import type { RunEnd } from "./run-store.ts";
import { writeWithModel } from "./write-with-model.ts";

export interface Making {
  tool: AnyTool;
  /** Checked against the tool's shape. */
  input: unknown;
  /** Use the web and the model too; visitors get the engine alone. */
  reachOut: boolean;
  /** The venture that the run is filed under; null: none; left out: it is not said, and the latest chat's is meant. */
  ventureId?: string | null | undefined;
  /** The run's member; null for a visitor. */
  member: MemberCtx | null;
  /** Whose computing time is used: a member's id or a visitor's address. */
  caller: string;
  prompt?: ModelRequest | undefined;
}

/** The maximum number of a tool's queries, and of found pages that are used. */
const queriesMax = 3;
const pagesMax = 10;
const snippetMax = 400;

/**
 * Makes a tool's result: the web is searched first, the engine computes, a model adds its words. Web and model may
 * fail: the result then does without them, says so, and costs nothing. An aborted signal throws its reason.
 */
export async function makeResult(ctx: Ctx, making: Making, progress: Progress): Promise<RunEnd> {
  const { tool, input, member } = making;
  if (tool.produce && member) {
    const asked = making.prompt ? { ...progress, prompt: making.prompt } : progress;
    return produced(tool, input, await tool.produce(member, input, asked));
  }
  const found = making.reachOut && tool.queries ? await search(ctx, tool.queries(input), progress) : nothingFound;
  progress.enterStage("computing");
  const creators = (await tool.creators?.(ctx, input)) ?? [];
  const material: Material = { now: ctx.now(), sources: found.sources, creators };
  const made = await beforeModel(ctx, making, material);
  const work = {
    tool,
    input,
    made,
    sources: found.sources,
    member,
    caller: making.caller,
    ventureId: making.ventureId,
  };
  const filled = making.reachOut ? await writeWithModel(ctx, work, progress) : byEngine(made);
  return {
    ...written(tool, input, filled.output),
    status: "done",
    madeBy: filled.by,
    notices: [...found.notices, ...filled.notices],
    sources: found.sources,
    marks: filled.marks,
    cost: filled.notices.length > 0 ? 0 : tool.price,
    usage: [...found.usage, ...filled.usage],
  };
}

/** What a model writes into: the engine's result or, for a change, the earlier one. */
async function beforeModel(ctx: Ctx, { tool, input, member, caller }: Making, material: Material): Promise<unknown> {
  const change = member && changeIn(tool, input);
  if (change) return requireResult(member, tool.name, change.runId);
  return ctx.workers.run(caller, engineJobs("makeByEngine"), tool.name, input, material);
}

function produced(tool: AnyTool, input: unknown, { output, madeBy, notices, cost }: Produced<unknown>): RunEnd {
  const status = notices.length ? ("error" as const) : ("success" as const);
  const usage = [{ apiName: tool.apiName, tokensUsed: madeBy === "model" ? cost : 0, status }];
  const checked = tool.output.parse(output);
  return { ...written(tool, input, checked), status: "done", madeBy, notices, sources: [], marks: null, cost, usage };
}

const byEngine = (output: unknown) => ({ output, by: "engine" as const, notices: [], usage: [], marks: null });

/** The result as text for search and reading. */
function written(tool: AnyTool, input: unknown, output: unknown): Pick<RunEnd, "title" | "output" | "markdown"> {
  const title = cutText(tool.title(input, output).replace(/\s+/g, " ").trim(), toolTitleMaxLength);
  return { title: title || tool.name, output, markdown: tool.toMarkdown(output, input) };
}

interface Found {
  sources: WebSource[];
  notices: ToolNotice[];
  usage: RunEnd["usage"];
}

const nothingFound: Found = { sources: [], notices: [], usage: [] };
const searchUsage = (status: "success" | "error") => [{ apiName: "web-search", tokensUsed: 0, status }];

async function search(ctx: Ctx, queries: string[], { signal, enterStage }: Progress): Promise<Found> {
  if (!ctx.search) return { ...nothingFound, notices: [{ code: "search_unavailable" }] };
  enterStage("searching");
  try {
    const { search: web } = ctx;
    const asked = queries.slice(0, queriesMax).map((query) => web.find({ query }, signal));
    const results = (await Promise.all(asked)).flat();
    return { ...nothingFound, sources: toSources(results), usage: searchUsage("success") };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof SearchFailure)) throw error;
    return { sources: [], notices: [{ code: "search_failed" }], usage: searchUsage("error") };
  }
}

/** Each page once. */
function toSources(results: SearchResult[]): WebSource[] {
  const byUrl = new Map(results.map((result) => [result.url, result]));
  return [...byUrl.values()].slice(0, pagesMax).map(({ url, title, content }) => ({
    url,
    title: cutText(title, 200),
    snippet: cutText(content.replace(/\s+/g, " ").trim(), snippetMax),
  }));
}
