import type {
  AutomationActionType,
  AutomationStep,
  AutomationTriggerType,
  AutomationWorkflow,
} from "@cofounder/contract/tools/automation-builder";
import { automationStepsMax } from "@cofounder/contract/tools/automation-limits";
import { actionServices, openQuestions, triggerServices } from "./services.ts";

type Place = AutomationStep["after"];

/**
 * The places where a step of this kind can be inserted after another: as its continuation, or on a branch of a
 * condition.
 */
export function placesAfter(workflow: AutomationWorkflow, id: string): Place[] {
  const isCondition = workflow.steps.some((step) => step.id === id && step.type === "condition");
  const sides = isCondition ? (["yes", "no"] as const) : (["always"] as const);
  return sides.map((when) => ({ step: id, when }));
}

/** A new step at a place; the following steps come after it, on the yes branch if the new one is a condition. */
export function addStep(workflow: AutomationWorkflow, place: Place, type: AutomationActionType): AutomationWorkflow {
  if (workflow.steps.length >= automationStepsMax) return workflow;
  const id = freeId(workflow);
  const { label } = actionServices[type];
  const step: AutomationStep = {
    id,
    type,
    action: label,
    config: {},
    questions: openQuestions(actionServices[type], {}),
    after: place,
  };
  const when = type === "condition" ? "yes" : "always";
  const moved = workflow.steps.map((each) =>
    isAt(each, place) ? { ...each, after: { step: id, when } as Place } : each,
  );
  return inOrder({ ...workflow, steps: [step, ...moved] });
}

/** Removes a step. Its continuation follows the previous step; both branches of a condition are kept. */
export function removeStep(workflow: AutomationWorkflow, id: string): AutomationWorkflow {
  const gone = workflow.steps.find((step) => step.id === id);
  if (!gone) return workflow;
  const steps = workflow.steps.filter((step) => step.id !== id);
  return { ...workflow, steps: steps.map((step) => (step.after.step === id ? { ...step, after: gone.after } : step)) };
}

/** Changes a step's kind or settings; its open questions are updated. */
export function changeStep(
  workflow: AutomationWorkflow,
  id: string,
  change: Partial<Pick<AutomationStep, "type" | "action" | "config">>,
): AutomationWorkflow {
  const before = workflow.steps.find((step) => step.id === id);
  if (!before) return workflow;
  const type = change.type ?? before.type;
  const config =
    type === before.type ? (change.config ?? before.config) : keptConfig(type, change.config ?? before.config);
  const changed = { ...before, ...change, type, config, questions: questionsOf(type, config, before) };
  const steps = workflow.steps.map((step) => (step.id === id ? changed : step));
  return { ...workflow, steps: withSides(steps, changed) };
}

export function changeTrigger(
  workflow: AutomationWorkflow,
  change: { type?: AutomationTriggerType; config?: Record<string, string> },
): AutomationWorkflow {
  const type = change.type ?? workflow.trigger.type;
  const config = change.config ?? (type === workflow.trigger.type ? workflow.trigger.config : {});
  const trigger = { ...workflow.trigger, type, config, questions: openQuestions(triggerServices[type], config) };
  return { ...workflow, trigger };
}

/** Why a step cannot change places with its neighbour in this direction; null if it can. */
export function whyNotMovable(
  workflow: AutomationWorkflow,
  id: string,
  by: "earlier" | "later",
): "end" | "condition" | null {
  const pair = neighbours(workflow, id, by);
  if (!pair) return "end";
  return pair.some(({ type }) => type === "condition") ? "condition" : null;
}

/** Two neighbours change places: their contents are swapped, their links stay. */
export function moveStep(workflow: AutomationWorkflow, id: string, by: "earlier" | "later"): AutomationWorkflow {
  const pair = neighbours(workflow, id, by);
  if (!pair || whyNotMovable(workflow, id, by)) return workflow;
  const [first, second] = pair;
  const swapped = new Map([
    [first.id, { ...second, after: first.after }],
    [second.id, { ...first, after: { step: second.id, when: "always" } as Place }],
  ]);
  const following = (step: AutomationStep): AutomationStep =>
    step.after.step === second.id ? { ...step, after: { ...step.after, step: first.id } } : step;
  const beside = (step: AutomationStep): AutomationStep =>
    step.after.step === first.id && step.id !== second.id
      ? { ...step, after: { ...step.after, step: second.id } }
      : step;
  return { ...workflow, steps: workflow.steps.map((step) => swapped.get(step.id) ?? beside(following(step))) };
}

function neighbours(
  workflow: AutomationWorkflow,
  id: string,
  by: "earlier" | "later",
): [AutomationStep, AutomationStep] | null {
  const step = workflow.steps.find((each) => each.id === id);
  const other =
    by === "earlier"
      ? workflow.steps.find((each) => each.id === step?.after.step)
      : workflow.steps.find((each) => each.after.step === id);
  if (!step || !other) return null;
  return by === "earlier" ? [other, step] : [step, other];
}

const isAt = ({ after }: AutomationStep, place: Place): boolean =>
  after.step === place.step && after.when === place.when;

function freeId({ steps }: AutomationWorkflow): string {
  const taken = new Set(steps.map(({ id }) => id));
  let number = 1;
  while (taken.has(`s${number}`)) number++;
  return `s${number}`;
}

/** Every step after its predecessor. */
function inOrder(workflow: AutomationWorkflow): AutomationWorkflow {
  const ordered = (from: string): AutomationStep[] =>
    workflow.steps.filter(({ after }) => after.step === from).flatMap((step) => [step, ...ordered(step.id)]);
  return { ...workflow, steps: ordered("trigger") };
}

/** Settings that the other kind of step has as well. */
function keptConfig(type: AutomationActionType, config: Record<string, string>): Record<string, string> {
  const names = new Set(actionServices[type].fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(config).filter(([name]) => names.has(name)));
}

/** An undecided step stays so until it gets another kind. */
function questionsOf(type: AutomationActionType, config: Record<string, string>, before: AutomationStep): string[] {
  const open = openQuestions(actionServices[type], config);
  return type === "to-decide" && open.length === 0 ? before.questions : open;
}

/**
 * After a step becomes a condition, its continuation is on the yes branch; after it stops being one, there are no
 * branches.
 */
function withSides(steps: AutomationStep[], { id, type }: AutomationStep): AutomationStep[] {
  return steps.map((step) => {
    if (step.after.step !== id) return step;
    if (type !== "condition") return { ...step, after: { step: id, when: "always" } };
    return step.after.when === "always" ? { ...step, after: { step: id, when: "yes" } } : step;
  });
}
