import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { ToolName, ToolRun } from "@cofounder/contract";
import type { Ctx, MemberCtx } from "../../platform/ctx.ts";
import { isUniqueViolation } from "../../platform/db/database.ts";
import type { ModelRequest } from "../../platform/model/model.ts";
import { Problem } from "../../platform/problem.ts";
import { recordUsage } from "../api-logs/index.ts";
import { ownerOfShared } from "../ventures/index.ts";
import { countTokens } from "../wallet/index.ts";
import { catalog } from "./catalog/catalog.ts";
import { type AnyTool, changeIn, chargeOf } from "./definition.ts";
import { requireResult } from "./earlier-result.ts";
import { makeResult } from "./make-result.ts";
import type { StartParams } from "./run-statements.ts";
import { serializeRun } from "./serialize.ts";
import { findRun, insertKept, insertRun, type RunRow } from "./run-store.ts";
import type { ToolRunner } from "./tool-runner.ts";

export interface RunInput {
  tool: ToolName;
  runId: string;
  input: unknown;
  /** The venture that the result is about and is filed under; left out: it is about that of the latest chat. */
  ventureId?: string | null | undefined;
  /** The caller limits the calls: the public API by day and plan, the chat its visits. */
  counted?: boolean;
  /** The caller's prompt for the model, which is not stored. */
  prompt?: ModelRequest;
}

export interface StartedRun {
  run: ToolRun;
  tokens: number | null;
}

/** Long enough for the engine's results; for longer work the client polls. */
const waitMs = 1_500;
/** Longer than any run; an older reservation is from a crash. */
const reservationMs = 30 * 60_000;

/** Reserves the tokens, starts the run and waits a moment for its result. The same run sent twice is one run. */
export async function startRun(ctx: MemberCtx, wanted: RunInput, runner: ToolRunner): Promise<StartedRun> {
  const { ended } = await beginRun(ctx, wanted, runner);
  const isFollowed = catalog[wanted.tool].streams && ctx.model !== null;
  if (!isFollowed) await Promise.race([ended, sleep(waitMs, undefined, { ref: false })]);
  return { run: serializeRun(await requireRun(ctx, wanted.runId)), tokens: await countTokens(ctx, ctx.userId) };
}

/** The same, until it has ended: for callers that cannot poll. */
export async function runToEnd(ctx: MemberCtx, wanted: RunInput, runner: ToolRunner): Promise<RunRow> {
  const { ended } = await beginRun(ctx, wanted, runner);
  await ended;
  return requireRun(ctx, wanted.runId);
}

async function beginRun(
  ctx: MemberCtx,
  { tool: name, runId, input: raw, ventureId, counted = false, prompt }: RunInput,
  runner: ToolRunner,
): Promise<{ ended: Promise<void> }> {
  const tool = catalog[name];
  const input = await inputOf(ctx, tool, raw);
  ctx.workers.require(ctx.userId);
  if (!counted) await ctx.limits.take("tool_run", ctx.userId);
  await allow(ctx, tool, input);
  const sharedBy = ventureId ? await ownerOfShared(ctx, ventureId) : null;
  const params = paramsOf(ctx, tool, { runId, input, ventureId: ventureId ?? null, sharedBy });
  try {
    const row = await insertRun(ctx, params);
    if (!row) throw new Problem("unauthenticated");
    if (row.tokens === null) await refuseUnpaid(ctx, tool, row.before);
    return {
      ended: runner.start(ctx, runId, {
        tool,
        input,
        ventureId,
        reachOut: true,
        member: ctx,
        caller: ctx.userId,
        prompt,
      }),
    };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await requireSame(ctx, { runId, tool: name, input });
    return { ended: Promise.resolve() };
  }
}

/** The id is taken: only by the same run, sent before. */
async function requireSame(
  ctx: MemberCtx,
  { runId, tool, input }: { runId: string; tool: ToolName; input: unknown },
): Promise<void> {
  const earlier = await findRun(ctx, runId);
  if (!earlier || earlier.tool !== tool || !isDeepStrictEqual(earlier.input, input)) throw new Problem("tool.id_taken");
}

function paramsOf(
  ctx: MemberCtx,
  tool: AnyTool,
  { runId, input, ...venture }: { runId: string; input: unknown } & Pick<StartParams, "ventureId" | "sharedBy">,
): StartParams {
  const now = ctx.now();
  return {
    userId: ctx.userId,
    runId,
    tool: tool.name,
    title: "",
    price: chargeOf(ctx, tool).tokens,
    input: JSON.stringify(input),
    now,
    expiresAt: new Date(now.getTime() + reservationMs),
    follows: tool.follows?.(input) ?? null,
    ...venture,
  };
}

/** A refusal for want of a plan is logged. */
async function allow(ctx: MemberCtx, tool: AnyTool, input: unknown): Promise<void> {
  const change = changeIn(tool, input);
  if (change && !ctx.model) throw new Problem("app.cannot_edit");
  if (change) await requireResult(ctx, tool.name, change.runId);
  try {
    await tool.allow?.(ctx, input);
  } catch (error) {
    if (error instanceof Problem && error.code === "plan.required") {
      const usage = { userId: ctx.userId, apiName: tool.apiName, tokensUsed: 0 };
      await recordUsage(ctx, { ...usage, status: "blocked_free_user" });
    }
    throw error;
  }
}

async function refuseUnpaid(ctx: MemberCtx, tool: AnyTool, balance: number): Promise<never> {
  await recordUsage(ctx, { userId: ctx.userId, apiName: tool.apiName, tokensUsed: 0, status: "insufficient_tokens" });
  throw new Problem("insufficient_tokens", { balance, cost: chargeOf(ctx, tool).tokens });
}

/** The tool's validated input; refuses with `invalid_input` and the paths of invalid fields. */
function readInput(tool: AnyTool, raw: unknown): unknown {
  const parsed = tool.input.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new Problem("invalid_input", { issues });
}

/** The same, with the member's stored data. */
async function inputOf(ctx: MemberCtx, tool: AnyTool, raw: unknown): Promise<unknown> {
  const input = readInput(tool, raw);
  return tool.complete ? tool.complete(ctx, input) : input;
}

export async function requireRun(ctx: MemberCtx, runId: string): Promise<RunRow> {
  const row = await findRun(ctx, runId);
  if (!row) throw new Problem("tool.run_not_found");
  return row;
}

const alone = { signal: new AbortController().signal, enterStage: () => undefined, write: () => undefined };

/** A visitor's run: the engine alone, nothing stored, a few a day from one address. */
export async function visitTool(
  ctx: Ctx & { address: string },
  { tool: name, runId, input: raw, counted = false }: RunInput,
): Promise<StartedRun> {
  const tool = catalog[name];
  const input = readInput(tool, raw);
  if (tool.allow || changeIn(tool, input)) throw new Problem("unauthenticated");
  ctx.workers.require(ctx.address);
  if (!counted) await takeVisit(ctx);
  const end = await makeResult(ctx, { tool, input, reachOut: false, member: null, caller: ctx.address }, alone);
  const now = ctx.now();
  const row = {
    ...end,
    id: runId,
    tool: name,
    title: end.title ?? "",
    ventureId: null,
    stage: null,
    input,
    createdAt: now,
    updatedAt: now,
  };
  return { run: { ...serializeRun(row), cost: null }, tokens: null };
}

export async function takeVisit(ctx: Ctx & { address: string }): Promise<void> {
  try {
    await ctx.limits.take("visitor_tool", ctx.address);
  } catch (error) {
    if (error instanceof Problem && error.code === "too_many_requests")
      throw new Problem("tool.visitor_limit", error.data);
    throw error;
  }
}

/** A visitor's result, recomputed from its input and stored: a result is never accepted from a client. */
export async function keepRun(ctx: MemberCtx, { tool: name, runId, input: raw }: RunInput): Promise<ToolRun> {
  const tool = catalog[name];
  const input = await inputOf(ctx, tool, raw);
  if (changeIn(tool, input)) throw new Problem("invalid_input");
  await ctx.limits.take("kept_tool", ctx.userId);
  await allow(ctx, tool, input);
  const end = await makeResult(ctx, { tool, input, reachOut: false, member: null, caller: ctx.userId }, alone);
  if (!(await insertKept(ctx, { runId, tool: name, input, end }))) await requireSame(ctx, { runId, tool: name, input });
  await tool.keep?.(ctx, runId);
  return serializeRun(await requireRun(ctx, runId));
}
