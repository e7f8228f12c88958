import { z } from "zod";
import { ModelFailure } from "../model/model.ts";
import { readPublicFile } from "./public-file.ts";
import { bytesUpTo } from "./bounded-body.ts";
import type { Images } from "./images.ts";

export interface OpenAiImagesOptions {
  /** With the version: `https://host/v1`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

/** A picture of 2,048 by 2,048 as base64 is smaller. */
const answerMaxBytes = 40_000_000;
const timeoutMs = 180_000;

const answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().max(4_000).nullish() })).min(1),
});

/** Any server with OpenAI's images protocol: a picture comes as base64, or at an address that is fetched once. */
export function openAiImages({ baseUrl, apiKey, model }: OpenAiImagesOptions): Images {
  const headers = { "content-type": "application/json", ...(apiKey && { authorization: `Bearer ${apiKey}` }) };
  async function ask(prompt: string, signal: AbortSignal): Promise<Response> {
    const body = JSON.stringify({ model, prompt, n: 1, size: "1024x1024" });
    try {
      return await fetch(`${baseUrl}/images/generations`, { method: "POST", headers, body, signal, redirect: "error" });
    } catch {
      throw new ModelFailure("unreachable", "The image model cannot be reached.");
    }
  }
  return {
    name: model,
    async draw(prompt, outer) {
      const signal = AbortSignal.any([outer, AbortSignal.timeout(timeoutMs)]);
      try {
        const response = await ask(prompt, signal);
        if (!response.ok) throw refusedBy(response.status);
        return await pictureIn(await bytesUpTo(response, answerMaxBytes), signal);
      } catch (error) {
        outer.throwIfAborted();
        if (error instanceof ModelFailure) throw error;
        throw new ModelFailure("garbage", "The image model's answer cannot be read.");
      }
    },
  };
}

function refusedBy(status: number): ModelFailure {
  if (status === 401 || status === 403) return new ModelFailure("unauthorized", "The image model refused the key.");
  if (status === 429) return new ModelFailure("rate_limited", "The image model is asked too often.");
  const kind = status >= 500 ? "server_error" : "rejected";
  return new ModelFailure(kind, `The image model answered with ${status}.`);
}

async function pictureIn(body: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
  const [picture] = answer.parse(JSON.parse(new TextDecoder().decode(body))).data;
  if (picture?.b64_json) return Buffer.from(picture.b64_json, "base64");
  if (!picture?.url) throw new ModelFailure("garbage", "The image model sent no picture.");
  return readPublicFile(picture.url, { signal });
}
