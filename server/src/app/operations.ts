import { createHash, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type Next } from "hono";
import { requestId } from "hono/request-id";
import { routePath } from "hono/route";
import { newId } from "../platform/db/columns.ts";
import type { Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics.ts";
import { Problem } from "../platform/problem.ts";
import { answerProblem } from "./api-handler.ts";
import { refuseOtherHosts } from "./hosts.ts";
import type { Readiness } from "./readiness.ts";

export interface OperationParts {
  metrics: Metrics;
  /** Token for /metrics at the public address; null: no such endpoint. */
  metricsToken: string | null;
  readiness: Readiness;
}

/** What the application records about a request for its line in the log. */
export interface RequestVariables {
  requestId: string;
  /** The endpoint's path as in the contract, where the router knows only its prefix. */
  route?: string;
}

interface Env {
  Bindings: HttpBindings;
  Variables: RequestVariables;
}

type Call = Context<Env>;

const longestId = 128;
/** Requested every few seconds by machines. */
const quiet = new Set(["/healthz", "/readyz", "/metrics"]);

/** Every request gets an id, a line in the log and a place in the metrics; while stopping, new work is refused. */
export function watchRequests(app: Hono<Env>, log: Log, { metrics, readiness }: OperationParts): void {
  app.use(requestId({ generator: newId, limitLength: longestId, headerName: "X-Request-Id" }));
  app.use(async (c, next) => {
    const began = performance.now();
    await (readiness.stopping ? refuseWork(c, next) : next());
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const answered = { method: c.req.method, route: c.get("route") ?? routePath(c), status: c.res.status, ms };
    metrics.answered(answered);
    log[quiet.has(c.req.path) ? "debug" : "info"]({ requestId: c.get("requestId"), ...answered }, "request");
    // A stream has sent its headers already.
    if (!c.env.outgoing?.headersSent) c.res.headers.set("x-request-id", c.get("requestId"));
  });
}

/**
 * Reads are still answered while stopping; the client's next request opens a connection, which another process takes by
 * then.
 */
async function refuseWork(c: Call, next: Next): Promise<void> {
  const reads = (c.req.method === "GET" || c.req.method === "HEAD") && c.req.path !== "/api/live";
  if (reads) await next();
  else c.res = answerProblem(new Problem("unavailable", { retryAfterSeconds: 1 }));
  if (!c.env.outgoing?.headersSent) c.res.headers.set("connection", "close");
}

/** For monitoring: liveness, readiness and what the process is doing. */
export function operationRoutes(app: Hono<Env>, { metrics, metricsToken, readiness }: OperationParts): void {
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    const why = await readiness.whyNot();
    const headers = { "cache-control": "no-store" };
    return why === null ? c.text("ready", 200, headers) : c.text(`not ready: ${why}`, 503, headers);
  });
  if (metricsToken !== null) app.route("/", metricsRoute(metrics, metricsToken) as unknown as Hono<Env>);
}

/** The metrics on a port of their own; without a token only on a listener that is not reachable from outside. */
export function metricsApp(metrics: Metrics, { token, publicUrl }: { token: string | null; publicUrl: string }): Hono {
  const app = new Hono();
  // A bearer token alone keeps other sites' pages out, so the port may be reached by any internal name.
  if (token === null) app.use(refuseOtherHosts(publicUrl));
  return app.route("/", metricsRoute(metrics, token));
}

function metricsRoute({ registry }: Metrics, token: string | null): Hono {
  const app = new Hono();
  app.get("/metrics", async (c) => {
    const given = c.req.header("authorization") ?? "";
    if (token !== null && !same(given, `Bearer ${token}`)) {
      return c.text("The metrics are told to whoever has METRICS_TOKEN.", 401, { "www-authenticate": "Bearer" });
    }
    return c.body(await registry.metrics(), 200, { "content-type": registry.contentType, "cache-control": "no-store" });
  });
  return app;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
