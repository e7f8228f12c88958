import type { ScenarioVersion, VentureScenario } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { type Authored, authorFor } from "../accounts/name-statements.ts";
import type { ScenarioRow, ScenarioVersionRow } from "./store.ts";

export function serializeScenario({ userId: _owner, createdAt, updatedAt, ...row }: ScenarioRow): VentureScenario {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

export function serializeVersion(ctx: MemberCtx, row: Authored<ScenarioVersionRow>): ScenarioVersion {
  const { name, values, months, seed, version, at } = row;
  return { name, values, months, seed, version, at: at.toISOString(), author: authorFor(ctx, row) };
}
