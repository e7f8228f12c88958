import {
  type Model,
  ModelFailure,
  type ModelMessage,
  type ModelRequest,
  type ToolCall,
} from "../../../platform/model/model.ts";
import type { KnownFigure } from "@cofounder/analyst";
import { answerCall, type Computed, engineTools } from "./engine-tools.ts";

/** How often a model may compute before it has to write. */
const roundsMax = 6;
const callsMax = 40;

export interface Writing {
  model: Model;
  messages: ModelMessage[];
  known: readonly KnownFigure[];
}

/**
 * Streams the model's answer as it writes it. It may compute with the engine's tools where its server knows tools.
 * Returns what it computed, and whether its server ended the answer for its length. Throws `ModelFailure`.
 */
export async function* writeReply(
  writing: Writing,
  signal: AbortSignal,
): AsyncGenerator<string, Computed & { isCut: boolean }> {
  const messages = [...writing.messages];
  const computed: Computed = { known: [], derived: [], claims: [] };
  const progress = { hasText: false, isCut: false };
  for (let round = 0; round <= roundsMax; round++) {
    const calls = yield* asParagraph(oneRound({ ...writing, messages, progress }, round < roundsMax, signal), progress);
    if (calls.length === 0) break;
    messages.push({ role: "assistant", content: "", toolCalls: calls });
    for (const call of calls) {
      const answer = answerCall(call, [...writing.known, ...computed.known]);
      computed.known.push(...answer.computed.known);
      computed.derived.push(...answer.computed.derived);
      computed.claims.push(...answer.computed.claims);
      messages.push({ role: "tool", content: answer.content, toolCallId: call.id });
    }
  }
  return { ...computed, isCut: progress.isCut };
}

interface Progress {
  hasText: boolean;
  /** Its server ended the answer for its length. */
  isCut: boolean;
}

/** What a model writes before it calls a tool, and what it writes after it, are paragraphs. */
async function* asParagraph(
  round: AsyncGenerator<string, ToolCall[]>,
  progress: Progress,
): AsyncGenerator<string, ToolCall[]> {
  let isLater = progress.hasText;
  for (;;) {
    const { done, value } = await round.next();
    if (done) return value;
    yield isLater ? `\n\n${value}` : value;
    isLater = false;
    progress.hasText = true;
  }
}

/** Yields text and returns the calls the model made instead of ending. */
async function* oneRound(
  { model, messages, progress }: Writing & { progress: Progress },
  mayCall: boolean,
  signal: AbortSignal,
): AsyncGenerator<string, ToolCall[]> {
  const asked = { model, progress, signal };
  if (model.learned.refusesTools) return yield* streamed({ messages }, asked);
  try {
    const toolChoice = mayCall ? "auto" : "none";
    return yield* streamed({ messages, tools: engineTools, toolChoice }, asked);
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== "rejected") throw error;
    model.learned.refusesTools = true;
    return yield* streamed({ messages }, asked);
  }
}

interface Asked {
  model: Model;
  progress: Progress;
  signal: AbortSignal;
}

async function* streamed(
  request: ModelRequest,
  { model, progress, signal }: Asked,
): AsyncGenerator<string, ToolCall[]> {
  let calls: ToolCall[] = [];
  for await (const event of model.stream(request, signal)) {
    if (event.type === "tool_calls") calls = event.calls.slice(0, callsMax);
    if (event.type === "text") yield event.delta;
    if (event.type === "finish") progress.isCut = event.reason === "length";
  }
  return request.toolChoice === "none" ? [] : calls;
}
