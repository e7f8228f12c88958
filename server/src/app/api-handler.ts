import { type ProblemCode, problems } from "@cofounder/contract";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { type AnyRouter, ORPCError } from "@orpc/server";
import { databaseErrorOf, fullStorageIn, isBlockedRefusal, isDatabaseAway } from "../platform/db/database.ts";
import { missingIn } from "../platform/db/missing-reference.ts";
import { asProblem } from "../features/accounts/index.ts";
import type { Log } from "../platform/log.ts";
import { Problem } from "../platform/problem.ts";
import { boundsByEndpoint, withinBounds } from "./body-bounds.ts";
import type { Ctx } from "../platform/ctx.ts";

/** The body of every refusal. */
const bodyOf = ({ code, status, message, data }: Problem) => ({ defined: true, code, status, message, data });

/** The answer to a refusal outside the contract's endpoints, in the same form. */
export function answerProblem(problem: Problem): Response {
  const seconds = problem.data.retryAfterSeconds;
  const headers = { "cache-control": "no-store", ...(seconds !== undefined && { "retry-after": String(seconds) }) };
  return Response.json(bodyOf(problem), { status: problem.status, headers });
}

/** Seconds after which a client may retry when the database is away. */
const awaySeconds = 5;

/** Converts any error to a refusal of the contract; `unexpected` when the fault is ours. */
function toProblem(thrown: unknown): Problem {
  const error = asProblem(thrown);
  if (error instanceof Problem) return error;
  if (error instanceof ORPCError) {
    if (error.code === "BAD_REQUEST") return new Problem("invalid_input", { issues: issuesOf(error.data) });
    if (error.code in problems) return new Problem(error.code as ProblemCode, error.data ?? {});
  }
  return ofDatabase(error) ?? new Problem(isDiskFull(error) ? "unavailable" : "unexpected");
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

/** The refusal for a database error that the caller can understand. */
function ofDatabase(error: unknown): Problem | null {
  if (isBlockedRefusal(error)) return new Problem("account.blocked");
  const full = fullStorageIn(error);
  if (full !== null) return new Problem(full === "pitches" ? "pitch.limit_reached" : "storage.full");
  const missing = missingIn(error);
  if (missing !== null) return new Problem(missing);
  if (isDatabaseAway(error)) return new Problem("unavailable", { retryAfterSeconds: awaySeconds });
  // Class 22, a value that PostgreSQL cannot hold: a NUL character, a number or a day beyond the last one.
  return databaseErrorOf(error)?.code?.startsWith("22") ? new Problem("invalid_input") : null;
}

/** The same, and logs what is not an expected refusal. */
export function problemFrom(error: unknown, log: Log, where: Record<string, unknown>): Problem {
  const problem = toProblem(error);
  if (problem.code === "unexpected") {
    log.error({ ...where, error }, "request failed");
  } else if (problem.code === "unavailable" && !(error instanceof Problem)) {
    log.warn({ ...where, error }, "request refused: database unavailable or storage full");
  }
  return problem;
}

/** More issues than this help nobody. */
const issuesMax = 50;

interface Issue {
  message?: unknown;
  path?: unknown;
}

function issuesOf(data: unknown): { path: string; message: string }[] {
  const issues =
    typeof data === "object" && data !== null && "issues" in data && Array.isArray(data.issues) ? data.issues : [];
  return issues.slice(0, issuesMax).map(({ message, path }: Issue) => ({
    path: Array.isArray(path) ? path.map(String).join(".") : "",
    message: typeof message === "string" ? message : "",
  }));
}

/** What members see is not cached. A file is downloaded, not displayed, because members wrote its content. */
function asPrivate(response: Response): Response {
  response.headers.set("cache-control", "no-store");
  const shown = response.headers.get("content-disposition");
  if (shown?.startsWith("inline")) response.headers.set("content-disposition", shown.replace("inline", "attachment"));
  return response;
}

interface Told extends Ctx {
  /** Receives the path pattern of the endpoint that answers, with parameter names instead of ids. */
  told?(route: string): void;
}

/** Answers a contract's endpoints below the prefix; null when no endpoint has this path. */
export function apiHandler<C extends Ctx>(prefix: "/api" | "/v1", contract: object, router: AnyRouter) {
  const boundsFor = boundsByEndpoint(contract, prefix);
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: [
      async ({ next, context, path, procedure }) => {
        const { told, log } = context as Told;
        told?.(prefix + (procedure["~orpc"].route.path ?? ""));
        try {
          return await next();
        } catch (error) {
          const problem = problemFrom(error, log, { endpoint: path.join(".") });
          throw new ORPCError(problem.code, {
            status: problem.status,
            message: problem.message,
            data: problem.data,
            cause: error,
          });
        }
      },
    ],
    customErrorResponseBodyEncoder: (error) => bodyOf(toProblem(error)),
  });
  return async (request: Request, context: C, told?: (route: string) => void): Promise<Response | null> => {
    const asked = await withinBounds(request, boundsFor);
    const { matched, response } = await handler.handle(asked, { prefix, context: { ...context, told } });
    return matched ? asPrivate(response) : null;
  };
}
