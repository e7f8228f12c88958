import OpenAI from "openai";
import { openAiCompatible } from "../server/src/platform/model/openai-compatible.ts";
import { median } from "./load.ts";
import { startProcess } from "./processes.ts";

/** CPU of this process per 1,000 tokens: our client and the official one, in turns against the same server. */
const tokens = 400;
const streams = 64;
const rounds = 5;

type Read = () => Promise<number>;
const messages = [{ role: "user" as const, content: "Go" }];

function thin(url: string): Read {
  const model = openAiCompatible({ baseUrl: url, apiKey: null, model: "scripted" });
  return async () => {
    let length = 0;
    for await (const event of model.stream({ messages }, new AbortController().signal))
      if (event.type === "text") length += event.delta.length;
    return length;
  };
}

function official(url: string): Read {
  const client = new OpenAI({ baseURL: url, apiKey: "none", maxRetries: 0 });
  return async () => {
    let length = 0;
    const stream = await client.chat.completions.create({ model: "scripted", messages, stream: true });
    for await (const chunk of stream) length += chunk.choices[0]?.delta.content?.length ?? 0;
    return length;
  };
}

async function cpuPerThousand(read: Read): Promise<number> {
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: streams }, read));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / ((streams * tokens) / 1_000);
}

const model = await startProcess(["bench/model-process.ts", String(tokens), "50", "5"]);
const clients = { thin: thin(model.address), official: official(model.address) };
const results: Record<string, number[]> = { thin: [], official: [] };
for (let round = -1; round < rounds; round++) {
  for (const [name, read] of Object.entries(clients)) {
    const cost = await cpuPerThousand(read);
    if (round >= 0) results[name]?.push(cost);
  }
}
for (const [name, costs] of Object.entries(results)) {
  console.log(
    `${name.padEnd(10)} ${median(costs).toFixed(1)} ms of CPU per 1,000 tokens (${streams} paced streams, median of ${rounds})`,
  );
}
await model.stop();
process.exit(0);
