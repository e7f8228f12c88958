import { createHash } from "node:crypto";
import { type EndpointMeta, type ProblemCode, type ProblemData, publicV1 } from "@cofounder/contract";
import type { Ctx } from "../../platform/ctx.ts";
import { isDatabaseAway } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { identifyHolder, type KeyHolder, requireScope } from "../api-keys/index.ts";
import { recordUsage, type UsageStatus } from "../api-logs/index.ts";
import { allowanceHeaders, takeCall } from "./allowance.ts";
import type { CallCtx } from "./call.ts";
import { runOnce } from "./run-once.ts";

/** Runs an endpoint of the contract; answers its refusals in the form of the product's other endpoints. */
type Handle = (request: Request, context: CallCtx) => Promise<Response>;

/** The result of a call: an answer or a refusal, and the headers of either. */
interface Answered {
  outcome: Response | Problem;
  headers: Record<string, string>;
}

interface Call {
  request: Request;
  path: string;
  scope: EndpointMeta["scope"];
  holder: KeyHolder;
  handle: Handle;
  spent(tokens: number): void;
}

const scopes = new Map(
  Object.values(publicV1).map((endpoint) => {
    const { route, meta } = endpoint["~orpc"];
    return [`${route.method} /v1${route.path}`, meta.scope];
  }),
);

/**
 * One call of the public API: authenticates, limits the rate, checks the daily allowance and the scope, looks for a
 * stored answer, runs.
 */
export async function answerCall(ctx: Ctx, request: Request, handle: Handle): Promise<Answered> {
  const path = new URL(request.url).pathname;
  const endpoint = `${request.method} ${path}`;
  if (!scopes.has(endpoint)) return { outcome: new Problem("not_found"), headers: {} };
  const holder = await identifyHolder(ctx, request.headers);
  await ctx.limits.take("api_request", holder.userId);
  if (holder.isBlocked) return { outcome: await refuseBlocked(ctx, holder, path), headers: {} };
  const allowance = await takeCall(ctx, holder.userId);
  let tokensUsed = 0;
  const spent = (tokens: number) => void (tokensUsed = tokens);
  const outcome = allowance.allowed
    ? await outcomeOf(ctx, { request, path, scope: scopes.get(endpoint), holder, handle, spent })
    : new Problem("api.day_limit", { retryAfterSeconds: allowance.resetSeconds });
  await recordUsage(ctx, { userId: holder.userId, apiName: path, tokensUsed, status: statusOf(outcome) });
  return { outcome, headers: allowanceHeaders(allowance) };
}

async function refuseBlocked(ctx: Ctx, { userId }: KeyHolder, path: string): Promise<Problem> {
  await recordUsage(ctx, { userId, apiName: path, tokensUsed: 0, status: "blocked_free_user" });
  return new Problem("account.blocked");
}

async function outcomeOf(ctx: Ctx, call: Call): Promise<Response | Problem> {
  try {
    if (call.scope) requireScope(call.holder, call.scope);
    const idempotencyKey = call.request.method === "POST" ? call.request.headers.get("idempotency-key") : null;
    const response = idempotencyKey === null ? await run(ctx, call, newId()) : await once(ctx, call, idempotencyKey);
    return response.ok ? response : await problemIn(response);
  } catch (error) {
    if (error instanceof Problem) return error;
    // The route refuses the call; the log that would record it is away too.
    if (isDatabaseAway(error)) throw error;
    ctx.log.error({ path: call.path, error }, "API call failed");
    return new Problem("unexpected");
  }
}

const run = (ctx: Ctx, { request, holder, handle, spent }: Call, runId: string): Promise<Response> =>
  handle(request, { ...ctx, userId: holder.userId, runId, spent });

async function once(ctx: Ctx, call: Call, idempotencyKey: string): Promise<Response> {
  const { userId, keyId } = call.holder;
  const body = await call.request.clone().text();
  const requestHash = createHash("sha256").update(`${call.path}\n${body}`).digest("hex");
  return runOnce(ctx, { userId, keyId, idempotencyKey, requestHash }, (runId) => run(ctx, call, runId));
}

async function problemIn(response: Response): Promise<Problem> {
  const { code, data } = (await response.json()) as { code: ProblemCode; data?: ProblemData };
  return new Problem(code, data);
}

const statuses: Partial<Record<ProblemCode, UsageStatus>> = {
  "account.blocked": "blocked_free_user",
  insufficient_tokens: "insufficient_tokens",
  "api.day_limit": "rate_limited",
  too_many_requests: "rate_limited",
};

const statusOf = (outcome: Response | Problem): UsageStatus =>
  outcome instanceof Response ? "success" : usageStatusOf(outcome);

/** The failure of an API call, as the log of calls names it. */
export const usageStatusOf = (failure: unknown): UsageStatus =>
  (failure instanceof Problem && statuses[failure.code]) || "error";
