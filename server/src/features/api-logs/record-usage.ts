import type { Ctx } from "../../platform/ctx.ts";
import type { ModelUse } from "../../platform/model/model-meter.ts";
import type { apiUsageLogs } from "./table.ts";

export type UsageStatus = (typeof apiUsageLogs.$inferSelect)["status"];

export interface UsageRow {
  userId: string;
  apiName: string;
  tokensUsed: number;
  status: UsageStatus;
  /** The language model that answered, and what it counted. */
  model?: string;
  inputTokens?: number;
  outputTokens?: number;
}

/** A call that a reply made, before it is known whose. */
export type Usage = Omit<UsageRow, "userId" | "status"> & { status: "success" | "error" };

/** A row in the log of calls. A refusal costs its caller nothing: a limited number is written per account and day. */
export async function recordUsage(ctx: Ctx, row: UsageRow): Promise<void> {
  const { userId, apiName, tokensUsed, status, model, inputTokens, outputTokens } = row;
  if (status !== "success" && !(await ctx.limits.allows("refused_call", userId))) return;
  await ctx.database.pool.query(
    `insert into api_usage_logs
       (id, user_id, api_name, tokens_used, status, model, input_tokens, output_tokens, created_at)
     values (new_id(), $1, $2, $3, $4, $5, $6, $7, $8)`,
    [userId, apiName, tokensUsed, status, model, inputTokens, outputTokens, ctx.now()],
  );
}

/**
 * The calls of a piece of work with the models that answered in it: the first in the row of the work itself, each other
 * one in a row that costs nothing.
 */
export function withModels(usage: readonly Usage[], used: readonly ModelUse[], apiName: string): Usage[] {
  const at = usage.findIndex((row) => row.apiName === apiName);
  const isPlaced = at >= 0 ? used.slice(0, 1) : [];
  const rows = usage.map((row, index) => ({ ...row, ...(index === at && isPlaced[0]) }));
  const others = used
    .slice(isPlaced.length)
    .map((use) => ({ apiName, tokensUsed: 0, status: "success" as const, ...use }));
  return [...rows, ...others];
}
