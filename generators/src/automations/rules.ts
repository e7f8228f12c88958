import type { AutomationWorkflow } from "@cofounder/contract/tools/automation-builder";

/** Why an edited workflow, or one from a model, is not a tree of steps; null if it is. */
export function whyNotATree({ steps }: AutomationWorkflow): string | null {
  const before = new Map<string, boolean>([["trigger", false]]);
  for (const { id, type, after } of steps) {
    if (before.has(id)) return `${id} is there twice`;
    const isAfterCondition = before.get(after.step);
    if (isAfterCondition === undefined) return `${id} comes after ${after.step}, which does not come before it`;
    if (isAfterCondition !== (after.when !== "always")) return `${id} is on a side of a step that has none`;
    before.set(id, type === "condition");
  }
  return null;
}
