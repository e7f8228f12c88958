import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { agentInputs, agentServer, type Runners } from "../features/mcp/index.ts";
import { identifyHolder } from "../features/api-keys/index.ts";
import type { Ctx } from "../platform/ctx.ts";
import { Problem } from "../platform/problem.ts";
import { answerProblem } from "./api-handler.ts";
import { type BodyBounds, bodyMaxBytes, boundsOf, most, requireWithin } from "./body-bounds.ts";

type Call = Context<{ Bindings: HttpBindings }>;

interface Parts extends Runners {
  ctx: Ctx;
  /** Origins whose pages may call. */
  origins: string[];
}

/** The MCP endpoint at /mcp: streamable HTTP without state between requests, so that any process can answer. */
export function mcpHttp({ ctx, origins, ...runners }: Parts): Hono<{ Bindings: HttpBindings }> {
  const onerror = (error: Error) => ctx.log.warn({ error: error.message }, "MCP request refused");
  const bounds = { ...most(agentInputs.map(boundsOf)), bytes: bodyMaxBytes };
  const door = new Hono<{ Bindings: HttpBindings }>();
  door.use(bodyLimit({ maxSize: bodyMaxBytes, onError: () => answerProblem(new Problem("payload_too_large")) }));
  door.all("/", async (c: Call) => {
    const origin = c.req.header("origin");
    if (origin !== undefined && !origins.includes(origin)) return answerProblem(new Problem("untrusted_origin"));
    const findHolder = () => identifyHolder(ctx, c.req.raw.headers);
    const refusal = await whyRefused(ctx, findHolder);
    if (refusal) return refusal;
    const request = await oneRequest(c.req.raw, bounds);
    if (!request) return answerProblem(new Problem("invalid_input", { issues: [oneAtATime] }));
    const { createMcpHandler } = await import("@modelcontextprotocol/server");
    const { fetch } = createMcpHandler(() => agentServer(ctx, runners, findHolder), {
      maxRequestBodySize: bodyMaxBytes,
      onerror,
    });
    return fetch(request);
  });
  return door;
}

const oneAtATime = { path: "", message: "Send one request at a time: batches are not taken." };

/** The request, unless it is a batch: a hundred lists of tools in one body blocked the process for seconds. */
async function oneRequest(request: Request, bounds: BodyBounds): Promise<Request | null> {
  if (request.method !== "POST") return request;
  const body = await request.text();
  if (body.trimStart().startsWith("[")) return null;
  requireWithin(body, bounds);
  return new Request(request.url, { method: "POST", headers: request.headers, body, signal: request.signal });
}

type Holder = Awaited<ReturnType<typeof identifyHolder>>;

/** Every request is counted, including lists of tools; tool runs are also counted by the day. */
async function whyRefused({ limits }: Ctx, findHolder: () => Promise<Holder>): Promise<Response | null> {
  try {
    const { userId, isBlocked } = await findHolder();
    await limits.take("api_request", userId);
    return isBlocked ? answerProblem(new Problem("account.blocked")) : null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const response = answerProblem(error);
    if (error.status === 401) response.headers.set("www-authenticate", "Bearer");
    return response;
  }
}
