import type { HttpBindings } from "@hono/node-server";
import { idempotencyHours, problemDocument, publicV1 } from "@cofounder/contract";
import { openApiDocument } from "@cofounder/contract/openapi";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { answerCall, publicApiRoutes } from "../features/public-api/index.ts";
import type { ToolRunner } from "../features/tools/index.ts";
import type { Ctx } from "../platform/ctx.ts";
import { Problem } from "../platform/problem.ts";
import { apiHandler, problemFrom } from "./api-handler.ts";
import { bodyMaxBytes } from "./body-bounds.ts";
import type { RequestVariables } from "./operations.ts";
import { hasForm } from "./request-bodies.ts";

interface Env {
  Bindings: HttpBindings;
  Variables: RequestVariables;
}

/** Any page may call: a call carries its key in a header, never in a cookie that a browser adds by itself. */
const crossOrigin = cors({
  origin: "*",
  allowMethods: ["GET", "POST"],
  allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "X-Request-Id"],
  exposeHeaders: [
    "X-Request-Id",
    "RateLimit-Policy",
    "RateLimit-Limit",
    "RateLimit-Remaining",
    "RateLimit-Reset",
    "Retry-After",
    "Idempotency-Replayed",
  ],
  maxAge: idempotencyHours * 60 * 60,
});

/** The public API, below /v1: for programs, with keys instead of sessions. */
export async function publicApiHttp(ctx: Ctx, runner: ToolRunner): Promise<Hono<Env>> {
  const door = new Hono<Env>();
  const handle = apiHandler("/v1", publicV1, publicApiRoutes(runner));
  const document = JSON.stringify(await openApiDocument(ctx.publicUrl));
  door.use(crossOrigin);
  door.use(bodyLimit({ maxSize: bodyMaxBytes, onError: (c) => refuse(c as Call, new Problem("payload_too_large")) }));
  door.use((c, next) => (hasForm(c) ? Promise.resolve(refuse(c, new Problem("invalid_input"))) : next()));
  door.get("/openapi.json", (c) => c.body(document, 200, { "content-type": "application/json" }));
  door.all("*", async (c) => {
    const { outcome, headers } = await answerCall(ctx, c.req.raw, async (request, context) => {
      return (
        (await handle(request, context, (route) => c.set("route", route))) ?? Promise.reject(new Problem("not_found"))
      );
    });
    const answer = outcome instanceof Problem ? refuse(c, outcome) : outcome;
    const response = new Response(answer.body, answer);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    response.headers.set("cache-control", "no-store");
    return response;
  });
  door.onError((error, c) => refuse(c, problemFrom(error, ctx.log, { requestId: c.get("requestId") })));
  return door;
}

type Call = Context<Env>;

function refuse(c: Call, { code, data, status }: Problem): Response {
  const seconds = data.retryAfterSeconds ?? (status === 503 ? 5 : undefined);
  const headers = {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    ...(status === 401 && { "www-authenticate": "Bearer" }),
    ...(seconds !== undefined && { "retry-after": String(seconds) }),
  };
  return c.body(JSON.stringify(problemDocument(code, data, c.get("requestId"))), status as 400, headers);
}
