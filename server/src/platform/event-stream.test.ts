import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { sendEvents, type WireEvent } from "./event-stream.ts";

/** A server that streams from this source to each client. */
async function streaming(source: () => AsyncIterable<WireEvent[]>, patienceMs: number) {
  const ended = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    sendEvents(response, source(), patienceMs).then(ended.resolve, ended.reject);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { port, ended: ended.promise, close: () => server.close() };
}

test("a reader that receives nothing is dropped, and no more is produced for it than its buffers hold", async () => {
  let made = 0;
  const source = async function* () {
    while (made < 10_000) yield [{ type: "text", data: "x".repeat(65_536), seq: ++made }];
  };
  const { port, ended, close } = await streaming(source, 200);
  const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n"));
  socket.pause();
  const cutOff = new Promise((resolve) => socket.once("close", resolve));
  await ended;
  // The two sockets and their buffers hold some megabytes; the source had 650.
  expect(made).toBeLessThan(400);
  socket.on("error", () => undefined).resume();
  await cutOff;
  close();
});

test("a slow reader receives everything", async () => {
  const source = async function* () {
    for (let seq = 1; seq <= 60; seq++) yield [{ type: "text", data: "y".repeat(65_536), seq }];
  };
  const { port, ended, close } = await streaming(source, 5_000);
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const reader = response.body?.getReader();
  let length = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await ended;
  expect(length).toBeGreaterThan(60 * 65_536);
  close();
});
