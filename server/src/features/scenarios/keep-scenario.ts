import { scenariosMax } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import type { Authored } from "../accounts/name-statements.ts";
import { requireVenture } from "../ventures/index.ts";
import {
  findScenario,
  insertScenario,
  listScenarios,
  listScenarioVersions,
  type NewScenario,
  type ScenarioChange,
  type ScenarioPlace,
  type ScenarioRow,
  type ScenarioVersionRow,
  updateScenario,
} from "./store.ts";

export async function readScenarios(ctx: MemberCtx, ventureId: string): Promise<ScenarioRow[]> {
  await requireVenture(ctx, ventureId);
  return listScenarios(ctx, ventureId);
}

export async function addScenario(ctx: MemberCtx, scenario: NewScenario): Promise<ScenarioRow> {
  await requireVenture(ctx, scenario.ventureId);
  const made = await insertScenario(ctx, scenario, scenariosMax);
  if (!made) throw new Problem("scenario.limit_reached");
  return made;
}

/** Newest first. */
export async function readVersions(ctx: MemberCtx, place: ScenarioPlace): Promise<Authored<ScenarioVersionRow>[]> {
  if (!(await findScenario(ctx, place))) throw new Problem("scenario.not_found");
  return listScenarioVersions(ctx, place.scenarioId);
}

/** Refused with both values where somebody changed the scenario meanwhile. */
export async function changeScenario(ctx: MemberCtx, change: ScenarioChange): Promise<ScenarioRow> {
  const changed = await updateScenario(ctx, change);
  if (changed) return changed;
  const stored = await findScenario(ctx, change);
  if (!stored) throw new Problem("scenario.not_found");
  const fields = Object.entries(change.said).filter(([, value]) => value !== undefined);
  throw new Problem("scenario.changed_meanwhile", {
    conflict: {
      yours: Object.fromEntries(fields),
      theirs: Object.fromEntries(fields.map(([field]) => [field, stored[field as keyof typeof change.said]])),
      version: stored.version,
    },
  });
}
