import {
  type Creator,
  type RunEvent,
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
import type { ModelRequest } from "../../platform/model/model.ts";
import type { FormFigure } from "./form-figures.ts";

/** Additional inputs of the engine. */
export interface Material {
  now: Date;
  /** Pages that the web search found; empty without a search. */
  sources: WebSource[];
  /** Of the operator's list for everybody; empty where the tool does not ask for it. */
  creators: Creator[];
}

export interface Progress {
  signal: AbortSignal;
  enterStage(stage: ToolStage): void;
  /** For whoever follows the run: what a model writes, as it comes. */
  write(event: RunText): void;
  /** The prompt of a caller of `/api/kimi`; otherwise the tool's own. */
  prompt?: ModelRequest;
}

export type RunText = Exclude<RunEvent, { type: "end" }>;

/** Ends a run without a result and free of charge, with the reason for its member. */
export class RunRefused extends Error {
  readonly notice: ToolNotice;

  constructor(notice: ToolNotice) {
    super(notice.code);
    this.notice = notice;
  }
}

/** How a language model adds its words to the engine's result. Its prompt is `prompts/<tool>.md`. */
export interface Filling<I, O, M> {
  /** The form of its answer. An invalid answer is requested once more; then the engine's result is used alone. */
  schema: z.ZodObject<z.ZodRawShape, z.core.$strip> & z.ZodType<M>;
  /** What of the engine's result the model has to know. */
  draft(made: O, input: I): unknown;
  /** The engine's result with the model's words in it, unchanged; an empty text leaves the engine's own. */
  merge(made: O, filled: M, sources: WebSource[]): O;
  /** It may compute: derivations are part of its answer, and the engine computes them. */
  computes?: boolean;
  temperature?: number;
  maxTokens?: number;
}

/** What is changed is the result of an earlier run; everything that the model does not name stays as it is. */
export interface Change<I, O, M> extends Filling<I, O, M> {
  /** The name of its file in `prompts`. */
  prompt: string;
}

/** A change with the run whose result it changes. */
export interface ChangeOfRun extends Change<unknown, unknown, unknown> {
  runId: string;
}

/** The result of a tool's own way of making it. */
export interface Produced<O> {
  output: O;
  madeBy: "engine" | "model";
  notices: ToolNotice[];
  /** In tokens of the wallet, at most the tool's price. */
  cost: number;
}

/** A tool as its file in `catalog` describes it. The engine's function for it is in `engine.ts`. */
export interface Tool<I, O, M = never, C = never> {
  /** Calls are logged under the function of this name. */
  apiName: string;
  /** Of the result in the history. */
  title(input: I, output: O): string;
  /** The founder's input as sentences, with which a chat about the result begins. */
  said(input: I): string;
  /** The run whose result this one changes: both are versions of one thing. */
  follows?(input: I): string | undefined;
  /** Web queries, where a search is requested and configured. */
  queries?(input: I): string[];
  /** Which of the operator's creators may fit. */
  creators?(ctx: DbCtx, input: I): Promise<Creator[]>;
  model?: Filling<I, O, M>;
  /** How a model changes an earlier result, where the input follows one. */
  change?: Change<I, O, C>;
  /** What the input says of the venture, in the founder's words; a tool that asks for none has it from the chat. */
  venture?(input: I): string;
  /** The numbers that were typed into fields of their own, and what follows from them. */
  figures?(input: I, made: O): FormFigure[];
  /** The price of a run in this installation, where that is not the tool's price. */
  charges?(ctx: Ctx): RunPrice;
  /** Adds stored data to a member's input, before it is stored. */
  complete?(ctx: MemberCtx, input: I): Promise<I>;
  /**
   * Refuses, before tokens are reserved, a member who may not run it or an input that cannot be done. Visitors never
   * may.
   */
  allow?(ctx: MemberCtx, input: I): Promise<void>;
  /** Replaces the engine and `model`, for members: where a model writes more than words into typed gaps. */
  produce?(ctx: MemberCtx, input: I, progress: Progress): Promise<Produced<O>>;
  /** The result as a document in Markdown. */
  toMarkdown(output: O, input: I): string;
  /** With a model, its members follow the run while it is written: its start is answered at once. */
  streams?: boolean;
  /** Stored together with a member's result. May be called twice. */
  keep?(ctx: MemberCtx, runId: string): Promise<void>;
}

/** Any tool whose input and output were checked against its shapes. */
export interface AnyTool extends Tool<unknown, unknown, unknown, unknown> {
  name: ToolName;
  price: number;
  input: z.ZodType;
  output: z.ZodType;
}

/** Joins a tool to its shapes of the contract. An output that does not fit them is a fault of ours. */
export function defineTool<Name extends ToolName, M = never, C = never>(
  name: Name,
  tool: Tool<ToolInputs[Name], ToolOutputs[Name], M, C>,
): AnyTool {
  const checked = tool as unknown as Omit<AnyTool, "name" | "price" | "input" | "output">;
  return { ...checked, name, price: toolPrices[name], ...toolShapes[name] };
}

/** The price of a member's run here, shown before it runs and reserved when it begins. */
export const chargeOf = (ctx: Ctx, tool: AnyTool): RunPrice =>
  tool.charges?.(ctx) ?? { tokens: tool.price, most: false };

/** How a model changes the result that the input follows; null for a new result. */
export function changeIn(tool: AnyTool, input: unknown): ChangeOfRun | null {
  const runId = tool.follows?.(input);
  return runId !== undefined && tool.change ? { ...tool.change, runId } : null;
}
