import type { Ctx } from "../../platform/ctx.ts";
import type { apiUsageLogs } from "./table.ts";

export type UsageStatus = (typeof apiUsageLogs.$inferSelect)["status"];

export interface UsageRow {
  userId: string;
  apiName: string;
  tokensUsed: number;
  status: UsageStatus;
}

/** A call that a reply made, before it is known whose. */
export type Usage = Pick<UsageRow, "apiName" | "tokensUsed"> & { status: "success" | "error" };

/** A row in the log of calls. A refusal costs its caller nothing: a limited number is written per account and day. */
export async function recordUsage(ctx: Ctx, { userId, apiName, tokensUsed, status }: UsageRow): Promise<void> {
  if (status !== "success" && !(await ctx.limits.allows("refused_call", userId))) return;
  await ctx.database.pool.query(
    "insert into api_usage_logs (id, user_id, api_name, tokens_used, status, created_at) values (new_id(), $1, $2, $3, $4, $5)",
    [userId, apiName, tokensUsed, status, ctx.now()],
  );
}
