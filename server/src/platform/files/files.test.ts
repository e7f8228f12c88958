import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Files } from "./files.ts";
import { folderFiles } from "./folder-files.ts";
import { s3Files } from "./s3-files.ts";

let folder: string;
let s3: Server;
const stores: Record<string, Files> = {};
const seen: { method: string; signed: boolean; path: string }[] = [];

/** Answers the driver's requests to a bucket: put, get, head and delete of one object. */
function startS3(): Promise<Server> {
  const objects = new Map<string, Buffer>();
  const answers: Record<
    string,
    (path: string, request: IncomingMessage) => Promise<[status: number, body?: Buffer | undefined]>
  > = {
    PUT: async (path, request) => {
      objects.set(path, await bodyOf(request));
      return [200];
    },
    // As S3 does, even when there was nothing.
    DELETE: (path) => {
      objects.delete(path);
      return Promise.resolve([204]);
    },
    GET: (path) => Promise.resolve(objects.has(path) ? [200, objects.get(path)] : [404]),
    HEAD: (path) => Promise.resolve([objects.has(path) ? 200 : 404]),
  };
  const server = createServer(async (request, response) => {
    const { method = "", headers, url = "" } = request;
    const [path = ""] = url.split("?");
    seen.push({
      method,
      path,
      signed: headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key-id/") ?? false,
    });
    const [status, body] = (await answers[method]?.(path, request)) ?? [405];
    response.writeHead(status).end(body);
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

/** The bytes as they were sent, without the framing that signs each chunk. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  const whole = Buffer.concat(pieces);
  if (request.headers["content-encoding"] !== "aws-chunked") return whole;
  const length = Number.parseInt(whole.subarray(0, whole.indexOf("\r\n")).toString(), 16);
  const start = whole.indexOf("\r\n") + 2;
  return whole.subarray(start, start + length);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cofounder-files-"));
  s3 = await startS3();
  stores["folder"] = folderFiles(join(folder, "kept"));
  stores["s3"] = await s3Files({
    bucket: "bucket",
    region: "eu-central-1",
    endpoint: `http://127.0.0.1:${(s3.address() as AddressInfo).port}`,
    accessKeyId: "key-id",
    secretAccessKey: "secret",
  });
});

afterAll(async () => {
  s3.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(["folder", "s3"])("files in a %s", (name) => {
  const store = (): Files => {
    const files = stores[name];
    if (!files) throw new Error(`no store ${name}`);
    return files;
  };

  test("are read as they were stored, can be replaced, and are gone when deleted", async () => {
    const bytes = Uint8Array.from([0, 255, 1, 13, 10, 2]);
    await store().put("avatars/a.webp", bytes, "image/webp");
    expect(new Uint8Array((await store().get("avatars/a.webp")) ?? [])).toEqual(bytes);
    await store().put("avatars/a.webp", Uint8Array.from([7]), "image/webp");
    expect(new Uint8Array((await store().get("avatars/a.webp")) ?? [])).toEqual(Uint8Array.from([7]));
    await store().delete("avatars/a.webp");
    expect(await store().get("avatars/a.webp")).toBeNull();
    await store().delete("avatars/a.webp");
  });

  test("cannot be stored outside their folder or bucket", async () => {
    await expect(store().put("../outside.webp", Uint8Array.from([1]), "image/webp")).rejects.toThrow(
      /travers|Invalid|key/i,
    );
    expect(await readdir(folder)).not.toContain("outside.webp");
  });
});

test("a file in S3 is sent with a signature and stored in the bucket", () => {
  expect(seen.length).toBeGreaterThan(4);
  expect(seen.every(({ signed }) => signed)).toBe(true);
  expect(new Set(seen.map(({ path }) => path))).toEqual(new Set(["/bucket/avatars/a.webp"]));
});
