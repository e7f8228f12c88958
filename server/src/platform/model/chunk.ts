import { z } from "zod";
import { parseJson } from "../json-text.ts";

/** The fields we read of a chat completion, streamed or whole. Servers add others, which are ignored. */
const counts = z.object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() });
const usage = counts.nullish().catch(null);

/** Most servers send arguments as a JSON text, in pieces; some send the object itself. */
const callArguments = z
  .union([z.string(), z.record(z.string(), z.unknown())])
  .nullish()
  .transform((given) => (typeof given === "object" && given !== null ? JSON.stringify(given) : (given ?? "")));

const toolCall = z.object({
  index: z.number().nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: callArguments }).nullish(),
  /** What Google wants back with the call: the signature of a thought. */
  extra_content: z.unknown().optional(),
});

const part = z.object({ type: z.string().nullish(), text: z.string().nullish() });

/** Mistral's reasoning models send a list of parts, of which only those with text are an answer. */
const content = z.union([z.string(), z.array(part)]).nullish();

const said = z.object({
  content,
  refusal: z.string().nullish(),
  reasoning_content: z.string().nullish(),
  tool_calls: z.array(toolCall).nullish(),
});

/** A server that does not stream answers with `message` in the place of `delta`. */
const choice = z.object({ delta: said.nullish(), message: said.nullish(), finish_reason: z.string().nullish() });

const chunk = z.object({
  choices: z.array(choice).nullish(),
  usage,
  /** Groq's place for the usage of a stream. */
  x_groq: z.object({ usage }).nullish().catch(null),
  error: z.unknown().optional(),
});

export type Chunk = z.infer<typeof chunk>;
export type ToolCallDelta = z.infer<typeof toolCall>;

/** Null when it is not a chunk. */
export function parseChunk(data: string): Chunk | null {
  const parsed = chunk.safeParse(parseJson(data));
  return parsed.success ? parsed.data : null;
}

/** Text without what a model thought before it. */
export function textOf(given: z.infer<typeof content>): string {
  if (!Array.isArray(given)) return given ?? "";
  return given.map(({ type, text }) => (type === "thinking" ? "" : (text ?? ""))).join("");
}
