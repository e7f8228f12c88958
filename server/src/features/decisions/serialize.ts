import type { Decision, DecisionVersion } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { dayOf } from "../../platform/days.ts";
import { type Authored, authorFor } from "../accounts/name-statements.ts";
import type { DecisionRow, VersionRow } from "./store.ts";

export function serializeDecision(ctx: MemberCtx, { decision, latest }: DecisionRow): Decision {
  const { id, ventureId, lookAgainOn, createdAt } = decision;
  const isDue = lookAgainOn !== null && lookAgainOn <= dayOf(ctx.now());
  return { id, ventureId, ...serializeSaid(latest), isDue, createdAt: createdAt.toISOString() };
}

export const serializeVersion = (ctx: MemberCtx, row: Authored<VersionRow>): DecisionVersion => ({
  ...serializeSaid(row),
  author: authorFor(ctx, row),
});

const serializeSaid = ({ version, decided, because, lookAgainOn, at }: DecisionRow["latest"]) => ({
  version,
  decided,
  because,
  lookAgainOn,
  at: at.toISOString(),
});
