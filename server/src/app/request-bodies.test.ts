import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract } from "@cofounder/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { BodyBudget } from "../platform/body-budget.ts";
import { Uploads } from "../platform/files/uploads.ts";
import { Problem } from "../platform/problem.ts";
import { newId } from "../platform/db/columns.ts";
import { listen } from "./listen.ts";
import { limitBodies } from "./request-bodies.ts";
import { startTestApp } from "./test-app.ts";
import { endpointsOf } from "./test-endpoints.ts";
import { Outside } from "./test-outside.ts";

const app = await startTestApp();
const { port } = new URL(app.url);
const folder = join(tmpdir(), "uploads");
/** Their forms have a limit of their own. */
const uploads = new Set(["accounts.uploadAvatar", "tools.readDocument", "ventureFiles.import"]);

/** A request whose body begins and does not end. */
function begin(
  path: string,
  { head = "", body = "", length = 19_000_000, to = Number(port) } = {},
): { socket: Socket; status: Promise<number> } {
  const socket = connect(to, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const status = new Promise<number>((resolve) => {
    socket.once("data", (data) => resolve(Number(data.toString().split(" ")[1])));
    socket.once("close", () => resolve(0)).on("error", () => undefined);
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${app.url}\r\nContent-Length: ${length}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\n${head}\r\n${body}`,
  );
  return { socket, status };
}

const fileHead = '--x\r\nContent-Disposition: form-data; name="file"; filename="deck.pdf"\r\n\r\n';
const form = (name: string, file: File | string) => {
  const made = new FormData();
  made.set(name, file);
  return made;
};

test("a stranger has two uploads at once, and more are refused before any of their bytes are stored", async () => {
  const before = process.memoryUsage.rss();
  const body = fileHead + "y".repeat(2_000_000);
  const all = Array.from({ length: 40 }, () => begin("/api/tools/documents", { body }));
  const answers: number[] = [];
  for (const { status } of all) void status.then((answered) => answers.push(answered));
  await expect.poll(() => answers).toEqual(Array.from({ length: 38 }, () => 429));
  expect(process.memoryUsage.rss() - before).toBeLessThan(60_000_000);
  for (const { socket } of all) socket.destroy();
  await expect.poll(() => readdir(folder)).toEqual([]);
});

const waited = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

test("a stalled upload is refused, and its partial file is removed", async () => {
  const hurried = new Uploads(folder, { idleMs: 100 });
  await hurried.open(new Date());
  const refused = Promise.withResolvers<unknown>();
  const limit = { maxBytes: 1_000, tooLarge: "document.too_large" as const };
  const server = createServer((incoming, response) => {
    hurried
      .receive(incoming, hurried.enter({ id: "a", isStranger: true }), limit)
      .then(refused.resolve, (error: unknown) => {
        response.end();
        refused.resolve(error);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const before = await readdir(folder);
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n${fileHead}`,
  );
  expect(await refused.promise).toMatchObject({ code: "invalid_input" });
  socket.destroy();
  expect(await readdir(folder)).toEqual(before);
});

test("stalled uploads lose their places to others, and those with progress keep them", async () => {
  const few = new Uploads(folder, { atOnce: 2, patienceMs: 300 });
  await few.open(new Date());
  const limit = { maxBytes: 3_000_000, tooLarge: "document.too_large" as const };
  const server = createServer((incoming, response) => {
    const id = incoming.url ?? "";
    const answer = async () => {
      const place = few.enter({ id, isStranger: false });
      const { discard } = await few.receive(incoming, place, limit).finally(() => few.leave(place));
      await discard();
      return 200;
    };
    void answer()
      .catch((error: unknown) => (error instanceof Problem ? error.status : 500))
      .then((status) => response.writeHead(status, { connection: "close" }).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const to = (server.address() as AddressInfo).port;
  const file = (bytes: number) => `${fileHead}${"y".repeat(bytes)}`;
  const coming = begin("/coming", { to, body: file(2_000_000), length: 2_500_000 });
  const heads = begin("/heads", { to, length: 2_500_000 });
  await waited(400);
  const end = "\r\n--x--\r\n";
  const whole = file(10_000) + end;
  const next = begin("/next", { to, body: whole, length: whole.length });
  expect(await Promise.all([next.status, heads.status])).toEqual([200, 429]);
  coming.socket.write("y".repeat(2_500_000 - file(2_000_000).length - end.length) + end);
  expect(await coming.status).toBe(200);
});

test("a picture upload without a session is refused before it is read", async () => {
  expect(await begin("/api/profile/avatar", { body: fileHead }).status).toBe(401);
});

test("a form of three hundred thousand parts is refused at its second part", async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
  const body = part.repeat(300_000);
  const { status } = begin("/api/tools/documents", { body, length: body.length });
  expect(await status).toBe(400);
});

test("a form is refused wherever no file is expected", async () => {
  for (const path of ["/api/contact", "/api/chats", "/api/auth/sign-in/email", "/v1/startup/generate"]) {
    const forms = [form("file", "x"), new URLSearchParams({ email: "ann@example.com" })];
    for (const body of forms) {
      const response = await fetch(`${app.url}${path}`, { method: "POST", headers: { origin: app.url }, body });
      expect([path, response.status]).toEqual([path, 400]);
    }
  }
});

test("a form without its file, or with the file in another field, is refused with the reason", async () => {
  const send = (body: FormData) =>
    fetch(`${app.url}/api/tools/documents`, { method: "POST", headers: { origin: app.url }, body });
  for (const body of [form("file", "no file"), form("deck", new File(["x"], "deck.pdf")), new FormData()])
    expect(await (await send(body)).json()).toMatchObject({ code: "invalid_input" });
});

test("an uploaded file is on the disk no longer than its request", async () => {
  const before = await readdir(folder);
  const body = form("file", new File(["no deck"], "deck.pdf"));
  const response = await fetch(`${app.url}/api/tools/documents`, {
    method: "POST",
    headers: { origin: app.url },
    body,
  });
  expect(response.status).toBe(415);
  expect(await readdir(folder)).toEqual(before);
});

test("request bodies are bounded per caller and in total, are released when their requests end, and leave room for members", () => {
  const bounds = { perCallerBytes: 100, inAllBytes: 150 };
  const budget = new BodyBudget({ members: bounds, strangers: bounds });
  const reserve = (id: string, bytes: number, isStranger = true) => budget.reserve({ id, isStranger }, bytes);
  const tooMany = expect.objectContaining({ code: "too_many_requests" });
  const release = reserve("a", 80);
  expect(() => reserve("a", 30)).toThrow(tooMany);
  reserve("b", 60);
  expect(() => reserve("c", 20)).toThrow(tooMany);
  reserve("a", 80, false);
  release();
  reserve("c", 20);
  reserve("a", 60);
});

const headers = { origin: app.url, "content-type": "application/json" };
const send = (path: string, method: string, body: string) => sendAs("", { path, method, body });
const sendAs = (cookie: string, { path, method, body }: { path: string; method: string; body: string }) => {
  const init: RequestInit = { method, headers: { ...headers, cookie }, body };
  return fetch(`${app.url}${path}`, init);
};
/** A request whose JSON begins and does not end. */
async function hold(path: string, length: number): Promise<Socket> {
  const socket = connect(Number(port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${app.url}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${length}\r\n\r\n{`,
  );
  return socket;
}

test("no endpoint reads a stranger's large body, except those with large input from visitors", async () => {
  const large = JSON.stringify({ text: "x".repeat(40_000) });
  const endpoints = endpointsOf(contract, "/api").filter(({ method, name }) => method !== "GET" && !uploads.has(name));
  expect(endpoints.length).toBeGreaterThan(60);
  for (const { method, path } of endpoints) {
    const { status } = await send(path.replace(/\{\w+\}/g, newId()), method, large);
    const isForVisitors = /^\/api\/(?:tools|functions)\//.test(path);
    expect([path, status === 401 || status === 413 || (isForVisitors && status < 500)]).toEqual([path, true]);
  }
  const beyond = JSON.stringify({ text: "x".repeat(450_000) });
  expect((await send("/api/functions/chat-with-ai", "POST", beyond)).status).toBe(413);
});

const request = { kind: "message", parentId: null, startupType: null, webSearch: false };

test("a body beyond its endpoint's bounds is refused before it is parsed: by bytes, depth and number of values", async () => {
  const eva = await app.signUp("Eva");
  const answer = async (path: string, body: string) => {
    const response = await sendAs(eva.cookie, { path, method: "POST", body });
    const { code, data } = (await response.json()) as { code: string; data?: { issues?: { message: string }[] } };
    return [response.status, code, data?.issues?.[0]?.message];
  };
  const message = `/api/chats/${newId()}/turns`;
  const long = " ".repeat(40_000);
  expect(await answer("/api/ideas", JSON.stringify({ title: "Lamps", text: long }))).toEqual([
    413,
    "payload_too_large",
    undefined,
  ]);
  const deep = `{"request":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
  expect(await answer(message, deep)).toEqual([400, "invalid_input", "More than 32 levels."]);
  const wide = `{${Array.from({ length: 5_000 }, (_, at) => `"key${at}":${at}`).join(",")}}`;
  expect(await answer(message, wide)).toEqual([
    400,
    "invalid_input",
    expect.stringMatching(/^More than \d+ values\.$/),
  ]);
  const text = `${'{"a\\":["b\\\\",'.repeat(3_000)} A bakery for dogs at $12 a cake`;
  const { status } = await sendAs(eva.cookie, {
    path: message,
    method: "POST",
    body: JSON.stringify({ request: { ...request, messageId: newId(), text } }),
  });
  expect(status).toBe(200);
});

test("a client that is refused while it still sends hears the refusal", async () => {
  const outside = [1, 2, 3, 4].map(() => new Outside());
  onTestFinished(async () => void (await Promise.all(outside.map((client) => client.close()))));
  const refused = {
    url: `${app.url}/api/ventures/${newId()}`,
    method: "DELETE",
    headers: { origin: app.url, "content-type": "application/json" },
    body: "x".repeat(6_000_000),
  };
  const statuses = await Promise.all(
    outside.map(async (client) => {
      const all: number[] = [];
      for (let time = 0; time < 25; time++) all.push((await client.send(refused)).status);
      return all;
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([401]));
});

test("unfinished bodies of strangers block neither a sign-in nor a member's long message", async () => {
  const ida = await app.signUp("Ida");
  const held = await Promise.all(Array.from({ length: 5 }, () => hold("/api/functions/chat-with-ai", 390_000)));
  const large = JSON.stringify({ text: "x".repeat(300_000) });
  await vi.waitFor(
    async () => expect((await send("/api/functions/chat-with-ai", "POST", large)).status).toBe(429),
    30_000,
  );
  expect((await send("/api/auth/sign-in/email", "POST", "{}")).status).toBe(400);
  const path = `/api/chats/${newId()}/turns`;
  const body = JSON.stringify({
    request: { ...request, messageId: newId(), text: "A bakery for dogs. ".repeat(5_000) },
  });
  expect((await sendAs(ida.cookie, { path, method: "POST", body })).status).toBe(200);
  for (const socket of held) socket.destroy();
  await vi.waitFor(
    async () => expect((await send("/api/functions/chat-with-ai", "POST", large)).status).toBe(400),
    30_000,
  );
});

test("a stalled body is cut off", async () => {
  const hurried = new Hono<{ Bindings: HttpBindings }>();
  const none = { addressOf: () => "here", callerOf: () => Promise.resolve(null) };
  limitBodies({ app: hurried, budget: new BodyBudget(), ...none, idleMs: 100 });
  hurried.all("*", async (c) => c.text(await c.req.text()));
  const server = await listen(hurried.fetch, { port: 0, hostname: "127.0.0.1" });
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(
    "POST /api/tools/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{",
  );
  socket.resume();
  await expect(once(socket, "close")).resolves.toBeDefined();
});
