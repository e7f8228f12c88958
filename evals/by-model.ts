import { tell } from "../analyst/src/index.ts";
import { narrate } from "../server/src/features/chat/narrate.ts";
import { openAiCompatible } from "../server/src/platform/model/openai-compatible.ts";
import type { Writer } from "./answer.ts";

/** The card and what the model of AI_BASE_URL, AI_MODEL and AI_API_KEY writes beside it, as in a turn of the chat. */
export function byModel(): Writer {
  const { AI_BASE_URL: baseUrl, AI_MODEL: name, AI_API_KEY: key } = process.env;
  if (!baseUrl || !name) throw new Error("Set AI_BASE_URL and AI_MODEL (and AI_API_KEY) to the model to grade.");
  const model = openAiCompatible({ baseUrl, apiKey: key ?? null, model: name });
  return async (analysis) => {
    const card = tell(analysis).markdown;
    if (analysis.refusal) return card;
    const history = analysis.input.messages.map((content) => ({ type: "user" as const, content }));
    let text = "";
    const narration = { history, analysis, card, sources: [] };
    for await (const delta of narrate(model, narration, AbortSignal.timeout(300_000))) text += delta;
    return `${text}\n\n${card}`;
  };
}
