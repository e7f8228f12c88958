import type { ToolRun, ToolRunSummary } from "@cofounder/contract";
import type { RunRow, SummaryRow } from "./run-store.ts";

export function serializeSummary(row: SummaryRow): ToolRunSummary {
  const { id, tool, title, ventureId, status, stage, madeBy, cost, createdAt, updatedAt } = row;
  return {
    id,
    tool,
    title,
    ventureId,
    status,
    stage,
    madeBy,
    cost,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function serializeRun(row: RunRow): ToolRun {
  const { input, output, markdown, notices, sources, marks } = row;
  return { ...serializeSummary(row), input, output, markdown, notices, sources, marks };
}
