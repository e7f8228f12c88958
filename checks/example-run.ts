import { type ToolInputs, type ToolName, type ToolOutputs, toolShapes } from "../contract/src/index.ts";
import { makeByEngine } from "../server/src/features/tools/engine.ts";
import type { ToolExample } from "../web/app/content/tool-examples/example.ts";

/** The day of the examples: what a tool makes may depend on it. */
const now = new Date("2026-01-05");

export type Made = Pick<ToolExample, "input" | "result">;
type Block = Made["result"][number];

export const block = (title: string, ...items: string[]): Block => ({ title, items });

export function run<Name extends ToolName>(tool: Name, input: unknown): ToolOutputs[Name] {
  const read = toolShapes[tool].input.parse(input) as ToolInputs[Name];
  return makeByEngine(tool, read, { now, sources: [], creators: [] }) as ToolOutputs[Name];
}
