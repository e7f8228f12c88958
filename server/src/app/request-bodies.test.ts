import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract, publicV1 } from "@cofounder/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { BodyBudget } from "../platform/body-budget.ts";
import { Uploads } from "../platform/files/uploads.ts";
import { newId } from "../platform/db/columns.ts";
import { startTestApp } from "./test-app.ts";
import { endpointsOf } from "./test-endpoints.ts";

const app = await startTestApp();
const { port } = new URL(app.url);
const folder = join(tmpdir(), "uploads");
/** Their forms are counted by themselves. */
const uploads = new Set(["accounts.uploadAvatar", "tools.readDocument"]);

/** A request whose body begins and does not end. */
function begin(
  path: string,
  { head = "", body = "", length = 19_000_000 } = {},
): { socket: Socket; status: Promise<number> } {
  const socket = connect(Number(port), "127.0.0.1");
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

test("a stranger has two uploads at once, and more are refused before anything of them is kept", async () => {
  const before = process.memoryUsage.rss();
  const body = fileHead + "y".repeat(2_000_000);
  const all = Array.from({ length: 40 }, () => begin("/api/tools/documents", { body }));
  const answers = await Promise.all(all.map(({ status }) => Promise.race([status, waited(1_500)])));
  expect(answers.filter((status) => status === 429)).toHaveLength(38);
  expect(answers.filter((status) => status === null)).toHaveLength(2);
  expect(process.memoryUsage.rss() - before).toBeLessThan(60_000_000);
  for (const { socket } of all) socket.destroy();
});

const waited = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

test("an upload that stops coming is refused, and what came of it is removed", async () => {
  const hurried = new Uploads(folder, { idleMs: 100 });
  await hurried.open(new Date());
  const refused = Promise.withResolvers<unknown>();
  const limit = { maxBytes: 1_000, tooLarge: "document.too_large" as const };
  const server = createServer((incoming, response) => {
    hurried.receive(incoming, limit).then(refused.resolve, (error: unknown) => {
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

test("a picture of somebody who is not signed in is refused before it is read", async () => {
  expect(await begin("/api/profile/avatar", { body: fileHead }).status).toBe(401);
});

test("a form of three hundred thousand parts is refused at its second", async () => {
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

test("a form without its file, or with the file in another field, is refused by name", async () => {
  const send = (body: FormData) =>
    fetch(`${app.url}/api/tools/documents`, { method: "POST", headers: { origin: app.url }, body });
  for (const body of [form("file", "no file"), form("deck", new File(["x"], "deck.pdf")), new FormData()])
    expect(await (await send(body)).json()).toMatchObject({ code: "invalid_input" });
});

test("a file is on the disk no longer than its request", async () => {
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

test("the bodies of one address and of all are bounded together, and end with their requests", () => {
  const budget = new BodyBudget({ perAddressBytes: 100, inAllBytes: 150 });
  const release = budget.reserve("a", 80);
  expect(() => budget.reserve("a", 30)).toThrow(expect.objectContaining({ code: "too_many_requests" }));
  budget.reserve("b", 60);
  expect(() => budget.reserve("c", 20)).toThrow(expect.objectContaining({ code: "too_many_requests" }));
  release();
  budget.reserve("c", 20);
  budget.reserve("a", 60);
});

test("no endpoint reads another body of an address whose unfinished ones fill its room", async () => {
  const held = Array.from({ length: 16 }, () => connect(Number(port), "127.0.0.1"));
  onTestFinished(() => held.forEach((socket) => socket.destroy()));
  const head = `Host: 127.0.0.1:${port}\r\nOrigin: ${app.url}\r\nContent-Type: application/json`;
  for (const socket of held) {
    await once(socket, "connect");
    socket.write(`POST /api/contact HTTP/1.1\r\n${head}\r\nContent-Length: 1000000\r\n\r\n{`);
  }
  const headers = { origin: app.url, "content-type": "application/json" };
  const small = (path: string, method = "POST") => {
    const init: RequestInit = { method, headers, body: "{}" };
    return fetch(`${app.url}${path}`, init);
  };
  await vi.waitFor(async () => expect((await small("/api/contact")).status).toBe(429));
  const endpoints = [...endpointsOf(contract, "/api"), ...endpointsOf(publicV1, "/v1")]
    .filter(({ method, name }) => method !== "GET" && !uploads.has(name))
    .map(({ method, path }) => [method, path.replace(/\{\w+\}/g, newId())] as const);
  expect(endpoints.length).toBeGreaterThan(70);
  for (const [method, path] of [...endpoints, ["POST", "/mcp"], ["POST", "/api/auth/sign-in/email"]] as const)
    expect([path, (await small(path, method)).status]).toEqual([path, 429]);
  for (const socket of held) socket.destroy();
  await vi.waitFor(async () => expect((await small("/api/contact")).status).toBe(400));
});
