import type { CallToolResult, McpServer } from "@modelcontextprotocol/server";
import type { Ctx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { type KeyHolder, requireScope } from "../api-keys/index.ts";
import { recordUsage } from "../api-logs/index.ts";
import { takeCall, usageStatusOf } from "../public-api/index.ts";
import type { AgentTool, Answered, Runners } from "./agent-tool.ts";
import { describedOnce } from "./described-once.ts";
import { engineTools } from "./engine-tools.ts";
import { registryTools } from "./registry-tools.ts";
import { ventureTools } from "./venture-tools.ts";

const agentTools = [...engineTools, ...registryTools, ...ventureTools].map((tool) => ({
  tool,
  inputSchema: describedOnce(tool.input),
  outputSchema: describedOnce(tool.output),
}));

/** The input of each tool. */
export const agentInputs = agentTools.map(({ tool }) => tool.input);

const instructions =
  "The co-founder computes or cites every figure and asks where it does not know. Read the venture " +
  "file before you advise, run the calculators instead of doing arithmetic, and keep figures as they " +
  "are given, with their source.";

/** Finds the caller anew for every call: a key that was revoked or whose account was blocked is refused. */
export type FindHolder = () => Promise<KeyHolder>;

/**
 * The co-founder as a server of the Model Context Protocol, for one request or one connection. The protocol's code comes
 * with the first.
 */
export async function agentServer(ctx: Ctx, runners: Runners, findHolder: FindHolder): Promise<McpServer> {
  const { McpServer } = await import("@modelcontextprotocol/server");
  const server = new McpServer({ name: "cofounder", title: "AI Co-Founder", version: "1.0.0" }, { instructions });
  for (const { tool, inputSchema, outputSchema } of agentTools) {
    const { name, title, description, readOnly, reachesOut } = tool;
    const annotations = {
      title,
      readOnlyHint: readOnly,
      destructiveHint: false,
      idempotentHint: readOnly,
      openWorldHint: reachesOut,
    };
    server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, async (given) =>
      answerCall(ctx, { tool, runners, findHolder, given }),
    );
  }
  return server;
}

interface Call {
  tool: AgentTool;
  runners: Runners;
  findHolder: FindHolder;
  given: unknown;
}

/** Refusals are the call's result, so that the model reads what to do; other errors are not disclosed. */
async function answerCall(ctx: Ctx, call: Call): Promise<CallToolResult> {
  try {
    const { text, output } = await runCounted(ctx, call);
    return { content: [{ type: "text", text }], structuredContent: { ...output } };
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem("unexpected");
    if (problem.code === "unexpected") ctx.log.error({ tool: call.tool.name, error }, "API call failed");
    const { code, message, data } = problem;
    return { isError: true, content: [{ type: "text", text: JSON.stringify({ code, message, ...data }) }] };
  }
}

/** A call counts as one of the public API: in the daily allowance, and in the log of calls. */
async function runCounted(ctx: Ctx, { tool, runners, findHolder, given }: Call): Promise<Answered<object>> {
  const holder = await findHolder();
  const usage = { userId: holder.userId, apiName: `/mcp/${tool.name}` };
  try {
    if (holder.isBlocked) throw new Problem("account.blocked");
    const { allowed, resetSeconds } = await takeCall(ctx, holder.userId);
    if (!allowed) throw new Problem("api.day_limit", { retryAfterSeconds: resetSeconds });
    if (tool.scope) requireScope(holder, tool.scope);
    const answered = await tool.run({ ...ctx, ...runners, userId: holder.userId }, given);
    await recordUsage(ctx, { ...usage, tokensUsed: answered.cost, status: "success" });
    return answered;
  } catch (error) {
    await recordUsage(ctx, { ...usage, tokensUsed: 0, status: usageStatusOf(error) });
    throw error;
  }
}
