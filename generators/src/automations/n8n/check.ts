import type { N8nNode, N8nWorkflow } from "./workflow.ts";

const isNote = ({ type }: N8nNode): boolean => type.endsWith(".stickyNote");
const isTrigger = ({ type }: N8nNode): boolean => /(?:Trigger|\.webhook|\.emailReadImap)$/.test(type);

/**
 * Why n8n would not run this: no or several triggers, a duplicate name, a connection to a missing node, a cycle, an
 * unreachable node.
 */
export function faultsOf(workflow: N8nWorkflow): string[] {
  const nodes = workflow.nodes.filter((node) => !isNote(node));
  const names = new Set(workflow.nodes.map(({ name }) => name));
  const triggers = nodes.filter(isTrigger);
  const faults: string[] = [];
  if (triggers.length !== 1) faults.push(`${triggers.length} triggers instead of one`);
  if (names.size !== workflow.nodes.length) faults.push("a name stands twice");
  for (const { from, to } of edgesOf(workflow))
    if (!names.has(from) || !names.has(to)) faults.push(`a connection from ${from} to ${to} leads nowhere`);
  const start = triggers[0]?.name;
  if (start === undefined) return faults;
  const reached = reachedFrom(workflow, start);
  faults.push(...nodes.filter(({ name }) => !reached.has(name)).map(({ name }) => `${name} is never reached`));
  if (hasCircle(workflow)) faults.push("the steps go in a circle");
  return faults;
}

const edgesOf = ({ connections }: N8nWorkflow): { from: string; to: string }[] =>
  Object.entries(connections).flatMap(([from, { main }]) => main.flat().map(({ node }) => ({ from, to: node })));

function reachedFrom(workflow: N8nWorkflow, start: string): Set<string> {
  const edges = edgesOf(workflow);
  const reached = new Set([start]);
  for (const name of reached) for (const { from, to } of edges) if (from === name) reached.add(to);
  return reached;
}

/** Removes nodes without predecessors until none is left; the remaining ones form a cycle. */
function hasCircle(workflow: N8nWorkflow): boolean {
  let edges = edgesOf(workflow);
  for (;;) {
    const targets = new Set(edges.map(({ to }) => to));
    const rest = edges.filter(({ from }) => targets.has(from));
    if (rest.length === edges.length) return edges.length > 0;
    edges = rest;
  }
}
