import type { AutomationStep, AutomationWorkflow } from "@cofounder/contract/tools/automation-builder";
import { layoutOf, type Place } from "../layout.ts";
import { actionServices, triggerServices } from "../services.ts";
import { actionNode } from "./action-node.ts";
import type { Origin } from "./expressions.ts";
import { noteOf } from "./note.ts";
import { type NodeParts, triggerNode } from "./trigger-node.ts";
import { typeOf, versionOf } from "./versions.ts";
import { type N8nNode, type N8nWorkflow, plainName, stableId } from "./workflow.ts";

interface Names {
  trigger: string;
  steps: Map<string, string>;
}

/**
 * A workflow as n8n imports it: versions of 2026, or with `compatible` those that an n8n of 2024 knows. Credentials are
 * named and empty, and the sticky note lists what to fill in.
 */
export function toN8n(
  workflow: AutomationWorkflow,
  { compatible = false }: { compatible?: boolean } = {},
): N8nWorkflow {
  const names = nameNodes(workflow);
  const places = layoutOf(workflow);
  const setting = { compatible, name: plainName(workflow.name) || "Automation" };
  const node = (id: string, name: string, parts: NodeParts): N8nNode => ({
    id: stableId(`${setting.name}:${id}`),
    name,
    type: typeOf(parts.node),
    typeVersion: versionOf(parts.node, compatible),
    position: positionOf(places.get(id)),
    parameters: parts.parameters,
    ...(parts.executeOnce && { executeOnce: true }),
    ...(parts.credential && { credentials: { [parts.credential]: { id: "", name: "" } } }),
    ...(needsAddress.has(parts.node) && { webhookId: stableId(`${setting.name}:${id}:address`) }),
  });
  const nodes = [
    node("trigger", names.trigger, triggerNode(workflow.trigger, setting)),
    ...workflow.steps.map((step) =>
      node(
        step.id,
        nameIn(names, step.id),
        actionNode(step, { ...setting, origin: originOf(workflow, step, names), seed: step.id }),
      ),
    ),
  ];
  return {
    name: setting.name,
    nodes: [...nodes, noteNode(workflow, compatible)],
    connections: connectionsOf(workflow, names),
    settings: { executionOrder: "v1" },
    active: false,
    pinData: {},
    meta: { templateCredsSetupCompleted: false },
    tags: [],
  };
}

const positionOf = ({ depth, lane }: Place = { depth: 0, lane: 0 }): [number, number] => [depth * across, lane * down];
const needsAddress = new Set<string>(["webhook", "formTrigger", "telegramTrigger", "wait"]);
const nameIn = ({ trigger, steps }: Names, id: string): string => (id === "trigger" ? trigger : (steps.get(id) ?? id));

/** Connections refer to names, so every name is unique. */
function nameNodes({ trigger, steps }: AutomationWorkflow): Names {
  const taken = new Set<string>(["What to fill in"]);
  const unique = (wanted: string): string => {
    let name = wanted;
    for (let count = 2; taken.has(name); count++) name = `${wanted} ${count}`;
    taken.add(name);
    return name;
  };
  const first = unique(plainName(triggerServices[trigger.type].label));
  return { trigger: first, steps: new Map(steps.map((step) => [step.id, unique(nameOf(step))])) };
}

function nameOf(step: AutomationStep): string {
  const { label } = actionServices[step.type];
  if (step.type === "condition" || step.type === "filter") return plainName(`If ${step.action}`) || label;
  return plainName(step.type === "to-decide" ? `To decide: ${step.action}` : `${label}: ${step.action}`) || label;
}

/** The last step before this one with data of its own, otherwise the trigger. */
function originOf(workflow: AutomationWorkflow, step: AutomationStep, names: Names): Origin {
  let model: string | null = null;
  for (let id = step.after.step; id !== "trigger";) {
    const before = workflow.steps.find((each) => each.id === id);
    if (!before) break;
    if (before.type === "ai-text") model ??= nameIn(names, before.id);
    const rows = before.config["operation"] === "read";
    if (rows || before.type === "http") return { node: nameIn(names, before.id), trigger: null, rows, model };
    id = before.after.step;
  }
  return { node: names.trigger, trigger: workflow.trigger.type, rows: false, model };
}

function connectionsOf({ steps }: AutomationWorkflow, names: Names): N8nWorkflow["connections"] {
  const connections: N8nWorkflow["connections"] = {};
  for (const step of steps) {
    const from = nameIn(names, step.after.step);
    const output = step.after.when === "no" ? 1 : 0;
    const { main } = (connections[from] ??= { main: [] });
    while (main.length <= output) main.push([]);
    main[output]?.push({ node: nameIn(names, step.id), type: "main", index: 0 });
  }
  return connections;
}

const across = 240;
const down = 200;

function noteNode(workflow: AutomationWorkflow, compatible: boolean): N8nNode {
  return {
    id: stableId(`${workflow.name}:note`),
    name: "What to fill in",
    type: typeOf("stickyNote"),
    typeVersion: versionOf("stickyNote", compatible),
    position: [-420, -80],
    parameters: { content: noteOf(workflow), width: 380, height: 420 },
  };
}
