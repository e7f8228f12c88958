import {
  type Creator,
  type RunPrice,
  type ToolInputs,
  type ToolName,
  type ToolNotice,
  type ToolOutputs,
  type ToolStage,
  toolPrices,
  toolShapes,
  type WebSource,
} from "@cofounder/contract";
import type { z } from "zod";
import type { Ctx, DbCtx, MemberCtx } from "../../platform/ctx.ts";
import type { ModelMessage, ModelRequest } from "../../platform/model/model.ts";

/** What the engine may use beside the input. */
export interface Material {
  now: Date;
  /** Pages that the web search found; empty where nothing was searched. */
  sources: WebSource[];
  /** Of the list that the operator keeps for everybody; empty where the tool does not ask for it. */
  creators: Creator[];
}

export interface Progress {
  signal: AbortSignal;
  toMarkdown(stage: ToolStage): void;
  /** What a caller of `/api/kimi` asks the model in words of their own; else the tool asks. */
  prompt?: ModelRequest;
}

/** How a language model adds its words to what the engine made. */
export interface Filling<I, O, M> {
  /** The form of its answer. What does not fit is asked for once more; then the engine's result stands alone. */
  schema: z.ZodType<M>;
  ask(input: I, made: O, sources: WebSource[]): ModelMessage[];
  /**
   * The engine's result with the model's words in it. Sentences with figures or names that neither the founder nor
   * the engine wrote are gone by now, so a text may be empty: then the engine's own stays.
   */
  merge(made: O, filled: M, sources: WebSource[]): O;
  temperature?: number;
  maxTokens?: number;
}

/** What a tool made in a way of its own. */
export interface Produced<O> {
  output: O;
  madeBy: "engine" | "model";
  notices: ToolNotice[];
  /** In tokens of the wallet, at most the tool's price. */
  cost: number;
}

/** A tool as its file in `catalog` describes it. What the engine makes of its input stands in `engine.ts`. */
export interface Tool<I, O, M = never> {
  /** Under which its calls are logged: the function of that name. */
  apiName: string;
  /** Of the result in the history. */
  title(input: I, output: O): string;
  /** What the founder says with this input, as sentences: what a chat about the result begins with. */
  said(input: I): string;
  /** What to look for on the web, where that is asked for and configured. */
  queries?(input: I): string[];
  /** Which of the operator's creators may fit. */
  creators?(ctx: DbCtx, input: I): Promise<Creator[]>;
  model?: Filling<I, O, M>;
  /** What a run is charged in this installation, where that is not the tool's price. */
  charges?(ctx: Ctx): RunPrice;
  /** Adds to a member's input what is kept of them, before it is stored. */
  complete?(ctx: MemberCtx, input: I): Promise<I>;
  /** Refuses, before anything is set aside, whoever may not run it or what cannot be done. Visitors never may. */
  allow?(ctx: MemberCtx, input: I): Promise<void>;
  /** In place of the engine and `model`, for members: where a model writes more than words into typed gaps. */
  produce?(ctx: MemberCtx, input: I, progress: Progress): Promise<Produced<O>>;
  /** The result as a document in Markdown. */
  toMarkdown(output: O, input: I): string;
  /** What else is stored when a member's result is. May be called twice. */
  keep?(ctx: MemberCtx, runId: string): Promise<void>;
}

/** A tool whose input and output were checked against its shapes, whichever it is. */
export interface AnyTool {
  name: ToolName;
  apiName: string;
  price: number;
  input: z.ZodType;
  output: z.ZodType;
  title(input: unknown, output: unknown): string;
  said(input: unknown): string;
  queries?: (input: unknown) => string[];
  creators?: (ctx: DbCtx, input: unknown) => Promise<Creator[]>;
  model?: Filling<unknown, unknown, unknown>;
  toMarkdown(output: unknown, input: unknown): string;
  charges?: (ctx: Ctx) => RunPrice;
  complete?: (ctx: MemberCtx, input: unknown) => Promise<unknown>;
  allow?: (ctx: MemberCtx, input: unknown) => Promise<void>;
  produce?: (ctx: MemberCtx, input: unknown, progress: Progress) => Promise<Produced<unknown>>;
  keep?: (ctx: MemberCtx, runId: string) => Promise<void>;
}

/** Joins a tool to its shapes of the contract. What it makes has to fit them, or it is a fault of ours. */
export function defineTool<Name extends ToolName, M = never>(
  name: Name,
  tool: Tool<ToolInputs[Name], ToolOutputs[Name], M>,
): AnyTool {
  const checked = tool as unknown as Omit<AnyTool, "name" | "price" | "input" | "output">;
  return { ...checked, name, price: toolPrices[name], ...toolShapes[name] };
}

/** What a member's run is charged here, told before it runs and set aside when it begins. */
export const chargeOf = (ctx: Ctx, tool: AnyTool): RunPrice =>
  tool.charges?.(ctx) ?? { tokens: tool.price, most: false };
