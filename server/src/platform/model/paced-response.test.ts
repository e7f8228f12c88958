import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Agent } from "undici";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PacedResponse, readNothingAhead } from "./paced-response.ts";

const dispatcher = new Agent({ connect: readNothingAhead, bodyTimeout: 2_000 });
const never = new AbortController().signal;
let connections = 0;
let closed = 0;
let server: Server;

const words = Array.from({ length: 40 }, (_, at) => `word ${at}, `);

const scenes: Record<string, (response: ServerResponse) => Promise<void>> = {
  "/words": async (response) => {
    for (const word of words) {
      response.write(word);
      await sleep(2);
    }
    response.end();
  },
  "/large": async (response) => void response.end("x".repeat(1_000_000)),
  "/drop": async (response) => {
    response.write("half");
    await sleep(20);
    response.destroy();
  },
  "/endless": async (response) => {
    response.once("close", () => closed++);
    while (!response.destroyed) {
      response.write("on and on ");
      await sleep(2);
    }
  },
};

beforeAll(async () => {
  server = createServer((request, response) => void scenes[request.url ?? ""]?.(response));
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function open(path: string, signal = never): Promise<PacedResponse> {
  const { port } = server.address() as AddressInfo;
  return PacedResponse.post(dispatcher, { url: `http://127.0.0.1:${port}${path}`, headers: {}, body: "{}" }, signal);
}

async function readAll(response: PacedResponse, pauseMs: number): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of response.pieces()) {
    pieces.push(piece.toString());
    await sleep(pauseMs);
  }
  return pieces;
}

test("a slow reader gets everything, in fewer pieces", async () => {
  const pieces = await readAll(await open("/words"), 25);
  expect(pieces.join("")).toBe(words.join(""));
  expect(pieces.length).toBeLessThan(words.length / 2);
  expect(pieces[0]?.length).toBeLessThan(words.join("").length / 4);
});

test("a large response arrives completely although nothing is read ahead", async () => {
  expect((await readAll(await open("/large"), 0)).join("")).toHaveLength(1_000_000);
});

test("a response that breaks off is an error after its received text", async () => {
  const pieces: string[] = [];
  const reading = (async () => {
    for await (const piece of (await open("/drop")).pieces()) pieces.push(piece.toString());
  })();
  await expect(reading).rejects.toThrow("other side closed");
  expect(pieces.join("")).toBe("half");
});

test("a stopped response ends at once and its connection is closed", async () => {
  const stop = new AbortController();
  const response = await open("/endless", stop.signal);
  const before = closed;
  const reading = readAll(response, 5);
  setTimeout(() => stop.abort(new Error("stopped")), 30);
  await expect(reading).rejects.toThrow("stopped");
  await expect.poll(() => closed).toBe(before + 1);
});

test("text after the last expected piece closes the connection", async () => {
  const response = await open("/endless");
  const before = closed;
  for await (const _ of response.pieces()) break;
  await expect.poll(() => closed).toBe(before + 1);
});

test("a response read to its end leaves the connection for the next", async () => {
  await readAll(await open("/words"), 10);
  const before = connections;
  await readAll(await open("/words"), 10);
  expect(connections).toBe(before);
});
