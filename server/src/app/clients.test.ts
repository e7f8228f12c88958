import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished, expect, test } from "vitest";
import { listen } from "./listen.ts";
import { inFlightMax } from "./requests-in-flight.ts";
import { startTestApp } from "./test-app.ts";

const app = await startTestApp();
const impatient = { headersMs: 300, requestMs: 600, lookMs: 50 };

/** A server with short timeouts that reads what it is sent. */
const hurried = () => portOf(async (request) => new Response(await request.text()));

async function portOf(answer: (request: Request) => Promise<Response>): Promise<number> {
  const server = await listen(answer, { port: 0, hostname: "127.0.0.1", patience: impatient });
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Sends one piece after another; returns the answer's text when the server closes the connection. */
function drip(port: number, pieces: string[], everyMs: number): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1");
    const rest = [...pieces];
    const timer = setInterval(() => {
      const piece = rest.shift();
      if (piece !== undefined && socket.writable) socket.write(piece);
    }, everyMs);
    socket.on("data", (data) => (text += data.toString()));
    // A connection cut off in the middle of a word counts as cut off.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(timer);
      resolve(text);
    });
  });
}

const head = "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
const never = (piece: string) => Array.from({ length: 10_000 }, () => piece);

test("a client that sends a request's head or body a byte at a time is cut off, and other clients do not wait for it", async () => {
  const port = await hurried();
  const slow = [
    ...Array.from({ length: 50 }, () => drip(port, [head, ...never("X-A: b\r\n")], 20)),
    ...Array.from({ length: 50 }, () => drip(port, [`${head}Content-Length: 9000\r\n\r\n`, ...never("x")], 20)),
    drip(port, ["GET / HTTP/1.1\r\n"], 20),
  ];
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  for (const text of await Promise.all(slow)) expect(text === "" || text.startsWith("HTTP/1.1 408")).toBe(true);
});

test("a request with too large a head, or with too many headers, is refused", async () => {
  const { port } = new URL(app.url);
  const large = await drip(Number(port), [`GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`], 1);
  expect(large).toMatch(/^HTTP\/1\.1 431/);
  const many = Array.from({ length: 3_000 }, (_, index) => `a${index}: b\r\n`).join("");
  expect(await drip(Number(port), [`GET /healthz HTTP/1.1\r\nHost: x\r\n${many}\r\n`], 1)).toMatch(/^HTTP\/1\.1 431/);
  const cookie = await drip(
    Number(port),
    [`GET /healthz HTTP/1.1\r\nHost: x\r\nCookie: ${"a=b; ".repeat(4_000)}\r\n\r\n`],
    1,
  );
  expect(cookie).toMatch(/^HTTP\/1\.1 431/);
});

test.each([
  ["two lengths", "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!"],
  [
    "a length and pieces",
    "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n",
  ],
  ["an encoding of its own", "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"],
  ["a piece of a wrong size", "Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n"],
  ["a folded header", "X-A: b\r\n c: d\r\n\tContent-Length: 5\r\n\r\nhello"],
  ["a line feed alone", "X-A: b\nContent-Length: 5\n\nhello"],
])("an ambiguous request, which two servers could read differently, is refused: %s", async (_, rest) => {
  const text = await drip(Number(new URL(app.url).port), [`${head}${rest}`], 1);
  expect(text).toMatch(/^HTTP\/1\.1 400/);
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("a client that is refused before it has sent everything can send its next request", async () => {
  const init = { method: "POST", headers: { "content-type": "application/json", origin: app.url } };
  for (let time = 0; time < 10; time++) {
    const large = await fetch(`${app.url}/api/contact`, { ...init, body: " ".repeat(1_100_000) });
    expect(large.status).toBe(413);
    await large.text();
    expect((await fetch(`${app.url}/api/contact`, { ...init, body: "{}" })).status).toBe(400);
  }
});

test("a body that is larger than it declares, or declares no size, is refused at its limit", async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(" ".repeat(100_000))),
  });
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: endless, duplex: "half" };
  expect((await fetch(`${app.url}/api/contact`, init as RequestInit)).status).toBe(413);
});

const pipelined = (count: number) =>
  Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join("");

test("a connection with thousands of requests at once is closed, and few of them are begun", async () => {
  let begun = 0;
  let answerAll: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (answerAll = resolve));
  const port = await portOf(async (request) => {
    if (request.url.endsWith("/other")) return new Response("other");
    begun += 1;
    await allowed;
    return new Response("");
  });
  expect(await drip(port, [pipelined(5_000)], 1)).toBe("");
  expect(await (await fetch(`http://127.0.0.1:${port}/other`)).text()).toBe("other");
  answerAll();
  await sleep(0);
  expect(begun).toBe(1);
});

test("requests that wait on a connection are dropped when its client disconnects", async () => {
  const begun: string[] = [];
  let answerFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  const port = await portOf(async ({ url, signal }) => {
    begun.push(new URL(url).pathname);
    if (url.endsWith("/0")) await new Promise((resolve) => signal.addEventListener("abort", resolve));
    answerFirst();
    return new Response("");
  });
  const socket = connect(port, "127.0.0.1");
  socket.write(pipelined(8));
  while (begun.length === 0) await sleep(5);
  socket.destroy();
  await first;
  await (await fetch(`http://127.0.0.1:${port}/other`)).text();
  expect(begun).toEqual(["/0", "/other"]);
});

test("a few pipelined requests are answered one after another", async () => {
  let [open, most] = [0, 0];
  const port = await portOf(async ({ url }) => {
    most = Math.max(most, ++open);
    await sleep(5);
    open -= 1;
    return new Response(new URL(url).pathname);
  });
  const last = "GET /7 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  const text = await drip(port, [pipelined(7) + last], 1);
  expect(text.match(/(?<=\r\n\r\n)\/\d/g)).toEqual(["/0", "/1", "/2", "/3", "/4", "/5", "/6", "/7"]);
  expect(most).toBe(1);
});

test("requests of one address beyond the concurrency limit are refused, and those of other addresses answered", async () => {
  const proxied = await startTestApp({ trustProxy: true });
  const from = (address: string, path = "/api/tools") =>
    fetch(`${proxied.url}${path}`, { headers: { "x-forwarded-for": address } });
  const begun = `${head}X-Forwarded-For: 10.0.0.1\r\nContent-Length: 9\r\n\r\n`;
  const { port } = new URL(proxied.url);
  const sockets = Array.from({ length: inFlightMax }, () => connect(Number(port), "127.0.0.1"));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (const socket of sockets) socket.on("error", () => undefined).write(begun);
  await expect.poll(async () => (await from("10.0.0.1")).status).toBe(429);
  expect((await from("10.0.0.1")).headers.get("retry-after")).toBe("1");
  expect((await from("10.0.0.1", "/healthz")).status).toBe(200);
  expect((await from("10.0.0.2", "/api/auth/get-session")).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await from("10.0.0.1", "/api/auth/get-session")).status).toBe(200);
});
