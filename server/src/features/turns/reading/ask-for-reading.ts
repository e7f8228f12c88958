import { jsonObjectIn, parseJson } from "../../../platform/json-text.ts";
import {
  type Model,
  ModelFailure,
  type ModelMessage,
  type ModelRequest,
  type ToolCall,
} from "../../../platform/model/model.ts";
import type { ProvenTurn } from "./reading-jobs.ts";
import { recordReading } from "./wire-tool.ts";

export interface ReadingRequest {
  model: Model;
  /** The rules, the numbers to read, and the conversation. */
  messages: ModelMessage[];
  prove: (answer: unknown, isLast: boolean) => Promise<ProvenTurn | null>;
}

export interface ReadingAnswer extends ProvenTurn {
  /** The conversation with the model so far; the last reading in it waits for the engine's answer. */
  messages: ModelMessage[];
  /** The call that waits for it; null where the model wrote JSON instead. */
  callId: string | null;
}

/**
 * Asks a model for its reading, and once more for what could not be proven; where the second answer fails, what is
 * proven of the first one stands. Null where it gives none that has the form of one. Throws `ModelFailure`.
 */
export async function askForReading(
  { model, messages, prove }: ReadingRequest,
  signal: AbortSignal,
): Promise<ReadingAnswer | null> {
  const first = await answered(model, messages, signal);
  const proven = await prove(first.answer, false);
  if (proven?.failures.length === 0) return recorded(proven, first);
  const question = replyTo(first.call, mendingOf(proven));
  const second = await answered(model, [...first.messages, question], signal).catch((error: unknown) => {
    if (proven && (signal.aborted || error instanceof ModelFailure)) return null;
    throw error;
  });
  const corrected = second && (await prove(proven ? merged(first.answer, second.answer) : second.answer, true));
  if (second && corrected) return recorded(corrected, second);
  const kept = proven && (await prove(first.answer, true));
  return kept && recorded(kept, first);
}

interface Answered {
  /** As the model wrote it, parsed. */
  answer: unknown;
  call: ToolCall | null;
  /** The conversation with this answer at its end. */
  messages: ModelMessage[];
}

async function answered(model: Model, messages: ModelMessage[], signal: AbortSignal): Promise<Answered> {
  const { call, text } = await oneAnswer(model, messages, signal);
  const said: ModelMessage = { role: "assistant", content: text, ...(call && { toolCalls: [call] }) };
  return { answer: call ? parseJson(call.arguments) : jsonObjectIn(text), call, messages: [...messages, said] };
}

const recorded = (proven: ProvenTurn, { call, messages }: Answered): ReadingAnswer => ({
  ...proven,
  messages,
  callId: call?.id ?? null,
});

/** The engine's reply to a call, or to what was written in its place. */
export const replyTo = (call: Pick<ToolCall, "id"> | null, content: string): ModelMessage =>
  call ? { role: "tool", content, toolCallId: call.id } : { role: "user", content };

const failuresShown = 60;

/** What of a reading is not proven, a line each with the reason; empty where all of it is. */
export const notProven = (failures: ProvenTurn["failures"]): string =>
  failures.length === 0
    ? ""
    : [
        "NOT PROVEN (id | why)",
        ...failures.slice(0, failuresShown).map(({ id, because }) => `${id} | ${because}`),
      ].join("\n");

const mendingOf = (proven: ProvenTurn | null): string =>
  proven
    ? `${notProven(proven.failures)}\nRecord once more with only these entries, corrected. The rest stands. What you cannot say, leave out.`
    : "That is no reading. Call record_reading, or answer with nothing but its JSON.";

interface OneAnswer {
  call: ToolCall | null;
  text: string;
}

async function oneAnswer(model: Model, messages: ModelMessage[], signal: AbortSignal): Promise<OneAnswer> {
  if (model.learned.refusesTools) return collected(model, { messages: asJson(messages) }, signal);
  try {
    const request = { messages, tools: [recordReading], toolChoice: recordReading.name };
    return await collected(model, request, signal);
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== "rejected") throw error;
    const answer = await collected(model, { messages: asJson(messages) }, signal);
    model.learned.refusesTools = true;
    return answer;
  }
}

/** For a server that knows no tools the form of the answer stands in the rules. */
function asJson([system, ...others]: ModelMessage[]): ModelMessage[] {
  const form = `Answer now with nothing but the JSON of record_reading, of this JSON Schema:\n${JSON.stringify(recordReading.parameters)}`;
  return [{ role: "system", content: `${system?.content ?? ""}\n\n${form}` }, ...others];
}

async function collected(model: Model, request: ModelRequest, signal: AbortSignal): Promise<OneAnswer> {
  let text = "";
  let call: ToolCall | null = null;
  for await (const event of model.stream(request, signal)) {
    if (event.type === "text") text += event.delta;
    if (event.type === "tool_calls") call = event.calls.find(({ name }) => name === recordReading.name) ?? null;
  }
  return { call, text };
}

/** Entries of the second answer take the place of those of the first. */
function merged(first: unknown, second: unknown): unknown {
  if (!isRecord(first) || !isRecord(second)) return second;
  const corrected = listOf(second.figures);
  const ids = new Set(corrected.map(idOf));
  const notFigures = [...listOf(first.not_figures), ...listOf(second.not_figures)];
  const figures = [...listOf(first.figures).filter((figure) => !ids.has(idOf(figure))), ...corrected];
  const isGone = new Set(notFigures);
  return { ...first, figures: figures.filter((figure) => !isGone.has(idOf(figure))), not_figures: notFigures };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const idOf = (figure: unknown): unknown => (isRecord(figure) ? figure.id : undefined);
