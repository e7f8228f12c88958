import type { ApiScope } from "@cofounder/contract";
import type { z } from "zod";
import type { MemberCtx } from "../../platform/ctx.ts";
import type { TurnRunner } from "../turns/index.ts";
import type { ToolRunner } from "../tools/index.ts";

/** Runs the work that an agent requests. */
export interface Runners {
  turns: TurnRunner;
  tools: ToolRunner;
}

/** An agent's call, in its member's name. */
export interface AgentCtx extends MemberCtx, Runners {}

export interface Answered<Output> {
  /** For a model to read: Markdown. */
  text: string;
  /** For a program: in the form of the output's schema. */
  output: Output;
  /** What the call cost, in tokens of the wallet. */
  cost: number;
}

/** A tool for agents. */
export interface AgentTool {
  name: string;
  title: string;
  description: string;
  /** The scope that its key needs; null: any key will do. */
  scope: ApiScope | null;
  /** Changes nothing and costs nothing. */
  readOnly: boolean;
  /** May call external services: the language model and the web search, where they are set up. */
  reachesOut: boolean;
  input: z.ZodObject;
  output: z.ZodObject;
  run(ctx: AgentCtx, input: unknown): Promise<Answered<object>>;
}

interface Described<Input extends z.ZodObject, Output extends z.ZodObject> extends Omit<
  AgentTool,
  "input" | "output" | "run"
> {
  input: Input;
  output: Output;
  run(ctx: AgentCtx, input: z.infer<Input>): Promise<Answered<z.infer<Output>>>;
}

/** Its input is checked against its schema before it runs. */
export const agentTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Described<Input, Output>,
): AgentTool => ({ ...tool, run: (ctx, input) => tool.run(ctx, input as z.infer<Input>) });
