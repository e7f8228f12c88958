import type { AutomationStep, AutomationWorkflow } from "@cofounder/contract/tools/automation-builder";

export interface Place {
  /** The number of steps before it. */
  depth: number;
  /** Beside the main path: the other branch of a condition and every further branch. */
  lane: number;
}

/** The positions of the trigger and each step in the drawing of the workflow. */
export function layoutOf({ steps }: Pick<AutomationWorkflow, "steps">): Map<string, Place> {
  const places = new Map<string, Place>();
  let lanes = 0;
  const place = (id: string, { depth, lane }: Place): void => {
    places.set(id, { depth, lane });
    const next = steps.filter(({ after }) => after.step === id).sort((a, b) => sideOf(a) - sideOf(b));
    for (const [index, step] of next.entries()) {
      const isOther = index > 0 || step.after.when === "no";
      if (isOther) lanes += 1;
      place(step.id, { depth: depth + 1, lane: isOther ? lanes : lane });
    }
  };
  place("trigger", { depth: 0, lane: 0 });
  return places;
}

const sideOf = ({ after }: AutomationStep): number => (after.when === "no" ? 1 : 0);
