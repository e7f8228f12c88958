import type { AutomationWorkflow } from "@cofounder/contract";
import { layoutOf } from "@cofounder/generators/automations/layout";
import { actionServices, triggerServices } from "@cofounder/generators/automations/services";
import { Background, Controls, type Edge, Handle, type Node, type NodeProps, Position, ReactFlow } from "@xyflow/react";
import "@xyflow/react/dist/style.css";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../../ui/cn.ts";

interface FlowDrawingProps {
  workflow: AutomationWorkflow;
  selected: string;
  onSelect: (id: string) => void;
}

type StepNode = Node<{ label: string; said: string; isOpen: boolean; isTrigger: boolean }, "step">;

const across = 250;
const down = 124;

/** The workflow from top to bottom. A step is selected by pointer or, with Tab and Enter, by keyboard. */
export function FlowDrawing({ workflow, selected, onSelect }: FlowDrawingProps) {
  const { t } = useTranslation("automation");
  const nodes = useMemo(() => nodesOf(workflow, selected), [workflow, selected]);
  const edges = useMemo(() => edgesOf(workflow, { yes: t("yes"), no: t("no") }), [workflow, t]);
  return (
    <div className="h-[28rem] bg-sunken sm:h-[34rem]">
      <ReactFlow
        key={workflow.steps.length}
        aria-label={t("flow")}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        fitView
        fitViewOptions={{ padding: 0.15, maxZoom: 1 }}
        minZoom={0.2}
        nodesDraggable={false}
        nodesConnectable={false}
        edgesFocusable={false}
        preventScrolling={false}
        colorMode={colorMode()}
        onNodesChange={(changes) => {
          for (const change of changes) if (change.type === "select" && change.selected) onSelect(change.id);
        }}
      >
        <Background gap={20} />
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  );
}

function colorMode(): "light" | "dark" | "system" {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

function StepBox({ data, selected }: NodeProps<StepNode>) {
  return (
    <div
      className={cn(
        "flex h-20 w-52 flex-col justify-center rounded-card border border-line-strong bg-surface px-3.5 text-left shadow-raised",
        data.isTrigger && "border-solid bg-solid text-on-solid",
        data.isOpen && !data.isTrigger && "border-dashed border-warn",
        selected && "outline-2 outline-offset-2 outline-accent",
      )}
    >
      {!data.isTrigger && <Handle type="target" position={Position.Top} className="invisible" />}
      <span className="truncate text-sm font-medium">{data.label}</span>
      <span className={cn("line-clamp-2 text-xs", data.isTrigger ? "opacity-80" : "text-muted")}>{data.said}</span>
      <Handle type="source" position={Position.Bottom} className="invisible" />
    </div>
  );
}

const nodeTypes = { step: StepBox };

function nodesOf({ trigger, steps }: AutomationWorkflow, selected: string): StepNode[] {
  const places = layoutOf({ steps });
  const all = [
    { id: "trigger", label: triggerServices[trigger.type].label, ...trigger },
    ...steps.map((step) => ({ ...step, label: actionServices[step.type].label })),
  ];
  return all.map(({ id, label, action, questions }) => {
    const { depth, lane } = places.get(id) ?? { depth: 0, lane: 0 };
    return {
      id,
      type: "step",
      position: { x: lane * across, y: depth * down },
      selected: id === selected,
      ariaLabel: `${label}. ${action}. ${questions.join(" ")}`,
      data: { label, said: action === label ? "" : action, isOpen: questions.length > 0, isTrigger: id === "trigger" },
    };
  });
}

function edgesOf({ steps }: AutomationWorkflow, labels: { yes: string; no: string }): Edge[] {
  return steps.map(({ id, after: { step, when } }) => ({
    id: `${step}-${id}`,
    source: step,
    target: id,
    type: "smoothstep",
    ...(when !== "always" && { label: labels[when] }),
  }));
}
