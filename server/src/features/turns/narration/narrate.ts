import { createGate, type Gate, type GateCounts } from "@cofounder/analyst";
import {
  type Model,
  ModelFailure,
  type ModelMessage,
  type ModelRequest,
  type ToolCall,
} from "../../../platform/model/model.ts";
import { answerCall, calculatorTools } from "./calculator-tools.ts";
import { type Narration, narrationMessages } from "./narration-prompt.ts";
import type { Material } from "../analysis/turn-analysis.ts";

/** How often a model may call calculators before it has to write. */
const roundsMax = 4;
const callsMax = 8;

/** Servers that refused tools; this process does not offer them again. */
const withoutTools = new WeakSet<Model>();

/**
 * Streams the model's text about an analysis through the numeral gate. It may call the engine's calculators where its
 * server supports tools; their results may be used in the text. Returns what the gate found. Throws `ModelFailure`.
 */
export async function* narrate(
  model: Model,
  narration: Narration,
  signal: AbortSignal,
): AsyncGenerator<string, GateCounts> {
  const { material, language } = narration;
  const gate = createGate(material.claims, { language });
  const messages = narrationMessages(narration);
  for (let round = 0; round <= roundsMax; round++) {
    const calls = yield* oneRound({ model, messages, gate, mayCall: round < roundsMax }, signal);
    if (calls.length === 0) break;
    const answered = answers(calls, material, gate);
    messages.push({ role: "assistant", content: "", toolCalls: calls }, ...answered);
  }
  const rest = gate.end();
  if (rest) yield rest;
  return gate.counts();
}

interface Round {
  model: Model;
  messages: ModelMessage[];
  gate: Gate;
  mayCall: boolean;
}

/** Yields text and returns the calls the model made instead of ending. */
async function* oneRound(round: Round, signal: AbortSignal): AsyncGenerator<string, ToolCall[]> {
  const { model, messages, mayCall } = round;
  if (!mayCall || withoutTools.has(model)) return yield* gated(round, { messages }, signal);
  try {
    return yield* gated(round, { messages, tools: calculatorTools }, signal);
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== "rejected") throw error;
    withoutTools.add(model);
    return yield* gated(round, { messages }, signal);
  }
}

async function* gated(
  { model, gate }: Round,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<string, ToolCall[]> {
  let calls: ToolCall[] = [];
  for await (const event of model.stream(request, signal)) {
    if (event.type === "tool_calls") calls = event.calls.slice(0, callsMax);
    const passed = event.type === "text" ? gate.push(event.delta) : "";
    if (passed) yield passed;
  }
  return calls;
}

function answers(calls: ToolCall[], { currency }: Material, gate: Gate): ModelMessage[] {
  return calls.map((call) => {
    const { content, claims } = answerCall(call, currency);
    gate.admit(claims);
    return { role: "tool", content, toolCallId: call.id };
  });
}
