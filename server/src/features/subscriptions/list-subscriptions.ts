import { type ListedSubscription, subscriptionsPerPage } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { pageOf, readCursor } from "../../platform/db/cursor.ts";
import { type ListedRow, listPlanRows, readFigures } from "./list-store.ts";
import { whatComesNext } from "./rules.ts";

interface Asked {
  status?: "active" | "inactive" | undefined;
  query?: string | undefined;
  cursor?: string | undefined;
}

/** All subscriptions for admins, newest first, with figures that are counted anew each time. */
export async function listSubscriptions(ctx: DbCtx, { status, query = "", cursor }: Asked) {
  const isActive = status === undefined ? null : status === "active";
  const filter = { isActive, query, after: readCursor(cursor), limit: subscriptionsPerPage + 1 };
  const [rows, figures] = await Promise.all([listPlanRows(ctx, filter), readFigures(ctx)]);
  const { page, next } = pageOf(rows, subscriptionsPerPage, ({ createdAt }) => createdAt);
  return { subscriptions: page.map(present), figures, next };
}

function present(row: ListedRow): ListedSubscription {
  const { kind, tier: nextTier } = whatComesNext(row);
  const { isActive, tokenLimit } = row;
  return {
    id: row.id,
    userId: row.userId,
    email: row.email,
    displayName: row.displayName,
    isBlocked: row.isBlocked,
    tier: row.tier,
    planName: row.planName,
    tokenLimit,
    priceMonthly: row.priceMonthly,
    tokensRemaining: isActive ? row.tokensRemaining : null,
    tokensUsed: isActive ? row.tokensUsed : null,
    isActive,
    source: row.source,
    startedAt: row.startedAt.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    next: isActive ? { kind, tier: nextTier } : null,
  };
}
