import type { Decision, DecisionVersion } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { dayOf } from "../../platform/days.ts";
import type { DecisionRow, VersionRow } from "./store.ts";

export function serializeDecision(ctx: MemberCtx, { decision, latest }: DecisionRow): Decision {
  const { id, ventureId, lookAgainOn, createdAt } = decision;
  const isDue = lookAgainOn !== null && lookAgainOn <= dayOf(ctx.now());
  return { id, ventureId, ...serializeVersion(latest), isDue, createdAt: createdAt.toISOString() };
}

export const serializeVersion = ({ version, decided, because, lookAgainOn, at }: VersionRow): DecisionVersion => ({
  version,
  decided,
  because,
  lookAgainOn,
  at: at.toISOString(),
});
