import type { AccountOverview } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { findOverview } from "./store.ts";

const dayMs = 86_400_000;

export async function readOverview(ctx: MemberCtx): Promise<AccountOverview> {
  const row = await findOverview(ctx, ctx.userId);
  if (!row) throw new Problem("unauthenticated");
  const { totalChats, messagesSent, messages, available, used, emailVerified, createdAt } = row;
  return {
    totalChats,
    messagesSent,
    aiInteractions: Math.floor(messages / 2),
    tokens: { available, used },
    emailVerified,
    memberSince: createdAt.toISOString(),
    daysActive: Math.floor((ctx.now().getTime() - createdAt.getTime()) / dayMs) + 1,
  };
}
