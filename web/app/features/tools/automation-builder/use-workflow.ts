import type { AutomationWorkflow } from "@cofounder/contract";
import { whyNotATree } from "@cofounder/generators/automations/rules";
import { useState } from "react";
import { keep, readKept } from "../../../components/browser-storage.ts";

const keyOf = (runId: string) => `automation:${runId}`;

/** The edited workflow stored in this browser, if it is still valid. */
function kept(runId: string, original: AutomationWorkflow): AutomationWorkflow {
  try {
    const found = JSON.parse(readKept(keyOf(runId)) ?? "null") as AutomationWorkflow | null;
    return found && whyNotATree(found) === null
      ? { ...original, trigger: found.trigger, steps: found.steps }
      : original;
  } catch {
    return original;
  }
}

/** The workflow being edited: stored in the browser, with undo for each change. */
export function useWorkflow(runId: string, original: AutomationWorkflow) {
  const [versions, setVersions] = useState(() => [kept(runId, original)]);
  const workflow = versions.at(-1) ?? original;
  const write = (next: AutomationWorkflow[]) => {
    setVersions(next);
    keep(keyOf(runId), JSON.stringify(next.at(-1) ?? original));
  };
  return {
    workflow,
    change: (next: AutomationWorkflow) => next !== workflow && write([...versions.slice(-50), next]),
    undo: versions.length > 1 ? () => write(versions.slice(0, -1)) : null,
  };
}
