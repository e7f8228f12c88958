import type { AutomationWorkflow } from "@cofounder/contract/tools/automation-builder";

export interface RunCost {
  how: "per step" | "per execution";
  tools: string[];
  /** Units that one run uses: tasks or operations, or executions. */
  perRun: number;
  unit: string;
}

export const runCostSource =
  "How these tools count: wondtech.com.sd, 2026. Prices change; look at your plan for what a unit costs.";

/**
 * Units of one run, as each tool counts: n8n per execution, Zapier and Make per step. The longest path through the
 * steps counts, without the trigger and conditions; each tool's own rules for those differ.
 */
export function runCosts(workflow: AutomationWorkflow): RunCost[] {
  const steps = longestWay(workflow, "trigger");
  return [
    { how: "per step", tools: ["Zapier", "Make"], perRun: steps, unit: "tasks or operations" },
    { how: "per execution", tools: ["n8n"], perRun: 1, unit: "execution" },
  ];
}

function longestWay(workflow: AutomationWorkflow, from: string): number {
  const next = workflow.steps.filter(({ after }) => after.step === from);
  const length = (id: string, counts: boolean): number => (counts ? 1 : 0) + longestWay(workflow, id);
  const lengths = next.map(({ id, type, after }) => ({
    when: after.when,
    steps: length(id, type !== "condition" && type !== "filter"),
  }));
  const of = (when: string): number =>
    lengths.filter((each) => each.when === when).reduce((sum, { steps }) => sum + steps, 0);
  return of("always") + Math.max(of("yes"), of("no"));
}
