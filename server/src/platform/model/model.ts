import type { z } from "zod";

export interface ModelMessage {
  role: "system" | "user" | "assistant" | "tool";
  content: string;
  /** On a tool's answer: which call it answers. */
  toolCallId?: string;
  toolCalls?: ToolCall[];
}

export interface ToolCall {
  id: string;
  name: string;
  /** JSON as the model wrote it; check it before use. */
  arguments: string;
}

export interface Tool {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  parameters: Record<string, unknown>;
}

export interface ModelRequest {
  messages: ModelMessage[];
  temperature?: number;
  maxTokens?: number;
  tools?: Tool[];
  /** The name of the tool that has to be called; by default the model decides. */
  toolChoice?: "auto" | "none" | (string & {});
  /** Called for each complete answer as JSON; a stream says it with its end. */
  onAnswer?(answered: Answered): void;
}

export interface Answered {
  model: string;
  usage: Usage | null;
}

export type ModelEvent =
  | { type: "text"; delta: string }
  | { type: "tool_calls"; calls: ToolCall[] }
  /** Always the last event of a complete reply. `usage` is null where the server reports none. */
  | { type: "finish"; reason: FinishReason; usage: Usage | null; model: string };

export type FinishReason = "stop" | "length" | "tool_calls" | "refusal";

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

export type ModelFailureKind =
  | "unreachable"
  | "unauthorized"
  | "rate_limited"
  | "not_found"
  | "out_of_credit"
  | "context_exceeded"
  | "rejected"
  | "server_error"
  | "dropped"
  | "stalled"
  | "garbage"
  | "endless"
  | "refusal"
  | "invalid_json";

/** A model failed. Holds no prompt, no answer and no key, and may be logged. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;
  readonly retryAfterSeconds: number | null;

  constructor(kind: ModelFailureKind, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface Model {
  name: string;
  /** How much it reads at once, with its own answer. */
  contextTokens: number;
  /** How long its reading of a founder's numbers is waited for. */
  readingMaxMs: number;
  /** What this process learned of its server; the same object for each who wraps the model. */
  learned: { refusesTools: boolean };
  /** Yields text as it comes. Throws `ModelFailure`, or the signal's reason when aborted. */
  stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent>;
  /** One answer as JSON that fits the schema; requested once more when it does not. Throws `ModelFailure`. */
  json<T>(request: ModelRequest, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
}
