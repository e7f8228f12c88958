import { z } from "zod";
import { bytesUpTo } from "../images/bounded-body.ts";
import { parseJson } from "../json-text.ts";
import { ModelFailure } from "./model.ts";
import { failureOf, readError } from "./server-error.ts";

export interface OfferedModel {
  id: string;
  /** How much it reads at once, where its server says so: each says it in a place of its own. */
  contextTokens: number | null;
}

const tokens = z.int().positive().nullish().catch(null);

const offered = z.object({
  id: z.string().min(1).max(200),
  /** vLLM, OpenRouter, LM Studio. */
  max_model_len: tokens,
  context_length: tokens,
  loaded_context_length: tokens,
  /** llama.cpp. */
  meta: z.object({ n_ctx: tokens }).nullish().catch(null),
});

const list = z.object({ data: z.array(z.unknown()) });

const [timeoutMs, answerMaxBytes, modelsMax] = [15_000, 4_000_000, 1_000];

/** The models that a server offers, by name. Throws `ModelFailure`. */
export async function listModels({
  baseUrl,
  apiKey,
}: {
  baseUrl: string;
  apiKey: string | null;
}): Promise<OfferedModel[]> {
  const headers = { accept: "application/json", ...(apiKey && { authorization: `Bearer ${apiKey}` }) };
  let response: Response;
  let body: string;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    response = await fetch(`${baseUrl}/models`, { headers, signal, redirect: "error" });
    body = new TextDecoder().decode(await bytesUpTo(response, answerMaxBytes));
  } catch {
    throw new ModelFailure("unreachable", "The model server cannot be reached.");
  }
  if (!response.ok) throw failureOf(readError(response.status, body, apiKey));
  const parsed = list.safeParse(parseJson(body));
  if (!parsed.success) throw new ModelFailure("garbage", "The model server sent no list of models.");
  return parsed.data.data
    .slice(0, modelsMax)
    .flatMap(toOffered)
    .toSorted((a, b) => a.id.localeCompare(b.id));
}

function toOffered(entry: unknown): OfferedModel[] {
  const { data } = offered.safeParse(entry);
  if (!data) return [];
  const { max_model_len: ofVllm, context_length: ofRouter, loaded_context_length: ofStudio, meta } = data;
  return [{ id: data.id, contextTokens: meta?.n_ctx ?? ofVllm ?? ofRouter ?? ofStudio ?? null }];
}
