import type { MemberCtx } from "../../platform/ctx.ts";
import { isDayOver } from "../../platform/days.ts";
import { Problem } from "../../platform/problem.ts";
import type { Authored } from "../accounts/name-statements.ts";
import { findVenture } from "../ventures/index.ts";
import {
  type DecisionRow,
  type DecisionUpdate,
  findDecision,
  insertDecision,
  listVersions,
  type Said,
  updateDecision,
  type VersionRow,
} from "./store.ts";

export async function addDecision(ctx: MemberCtx, ventureId: string | null, said: Said): Promise<DecisionRow> {
  if (said.lookAgainOn !== null && isDayOver(said.lookAgainOn, ctx.now())) throw new Problem("decision.past");
  if (ventureId !== null && !(await findVenture(ctx, ventureId))) throw new Problem("venture.not_found");
  return insertDecision(ctx, ventureId, said);
}

/** A new version; refused with both where somebody changed the decision meanwhile. */
export async function changeDecision(ctx: MemberCtx, update: DecisionUpdate): Promise<DecisionRow> {
  const stored = await requireDecision(ctx, update.decisionId);
  const { lookAgainOn } = update.said;
  const isMoved = lookAgainOn !== null && lookAgainOn !== stored.latest.lookAgainOn;
  if (isMoved && isDayOver(lookAgainOn, ctx.now())) throw new Problem("decision.past");
  const changed = await updateDecision(ctx, update);
  if (changed) return changed;
  const { decided, because, lookAgainOn: day, version } = (await requireDecision(ctx, update.decisionId)).latest;
  throw new Problem("decision.changed_meanwhile", {
    conflict: { yours: { ...update.said }, theirs: { decided, because, lookAgainOn: day }, version },
  });
}

export async function requireDecision(ctx: MemberCtx, decisionId: string): Promise<DecisionRow> {
  const found = await findDecision(ctx, decisionId);
  if (!found) throw new Problem("decision.not_found");
  return found;
}

/** Newest first. */
export async function readVersions(ctx: MemberCtx, decisionId: string): Promise<Authored<VersionRow>[]> {
  await requireDecision(ctx, decisionId);
  return listVersions(ctx, decisionId);
}
