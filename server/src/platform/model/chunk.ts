import { z } from "zod";

/** The fields we read of a streamed chat completion. Servers add others, which are ignored. */
const usage = z.object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() }).nullish();

const toolCallDelta = z.object({
  index: z.number().nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});

const choice = z.object({
  delta: z
    .object({
      content: z.string().nullish(),
      refusal: z.string().nullish(),
      tool_calls: z.array(toolCallDelta).nullish(),
    })
    .nullish(),
  finish_reason: z.string().nullish(),
});

const chunk = z.object({ choices: z.array(choice).nullish(), usage, error: z.unknown().optional() });

export type Chunk = z.infer<typeof chunk>;
export type ToolCallDelta = z.infer<typeof toolCallDelta>;

/** Null when it is not a chunk. */
export function parseChunk(data: string): Chunk | null {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  const parsed = chunk.safeParse(value);
  return parsed.success ? parsed.data : null;
}

export const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage,
});
