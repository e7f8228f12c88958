import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { findLocalServers } from "./local-servers.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Answers these paths; undefined: never. */
async function serve(answers: Record<string, unknown>): Promise<number> {
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    if (!(path in answers)) return void response.writeHead(404).end();
    if (answers[path] !== undefined) response.end(JSON.stringify(answers[path]));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** A port at which nobody listens. */
async function freePort(): Promise<number> {
  const port = await serve({});
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return port;
}

async function found(ports: Record<number, number>): Promise<unknown> {
  const free = await freePort();
  return findLocalServers((port) => ports[port] ?? free);
}

const models = (id: string, owner: string) => ({ "/v1/models": { object: "list", data: [{ id, owned_by: owner }] } });

test("each server is known by its own answer, and named with its first model", async () => {
  const ollama = await serve({ "/api/version": { version: "0.12.3" }, ...models("qwen3:8b", "library") });
  const llama = await serve(models("gemma.gguf", "llamacpp"));
  const studio = await serve({ "/api/v0/models": { data: [{ id: "x", state: "loaded" }] }, ...models("phi", "o") });
  const vllm = await serve(models("mistral-7b", "vllm"));
  expect(await found({ 11_434: ollama, 8_080: llama, 1_234: studio, 8_000: vllm })).toEqual([
    { name: "Ollama", baseUrl: `http://localhost:${ollama}/v1`, model: "qwen3:8b" },
    { name: "llama.cpp", baseUrl: `http://localhost:${llama}/v1`, model: "gemma.gguf" },
    { name: "LM Studio", baseUrl: `http://localhost:${studio}/v1`, model: "phi" },
    { name: "vLLM", baseUrl: `http://localhost:${vllm}/v1`, model: "mistral-7b" },
  ]);
});

test("something else that listens there is not named", async () => {
  const site = await serve({ "/": "a website", ...models("x", "somebody") });
  expect(await found({ 11_434: site, 8_080: site, 1_234: site, 8_000: site })).toEqual([]);
});

test("a server without a model is not named", async () => {
  const ollama = await serve({ "/api/version": { version: "0.12.3" }, "/v1/models": { data: [] } });
  expect(await found({ 11_434: ollama })).toEqual([]);
});

test("nobody who listens, and somebody who never answers, end the search", async () => {
  const mute = await serve({ "/v1/models": undefined, "/api/version": undefined });
  expect(await found({ 11_434: mute, 8_000: mute })).toEqual([]);
});
