import type { VentureScenario } from "@cofounder/contract";
import type { ScenarioRow } from "./store.ts";

export function serializeScenario({ userId: _owner, createdAt, updatedAt, ...row }: ScenarioRow): VentureScenario {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
