import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { sweepFiles, willBeNamed } from "../../platform/files/sweep-files.ts";
import { openAiImages } from "../../platform/images/openai-images.ts";

const prompt = "A warm bakery called Brotmobil";

let alone: TestApp;
let app: TestApp;
let provider: Server;
let answer: () => { status?: number; body: unknown };
let asked: { model: string; prompt: string }[];

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += String(piece);
    asked.push(JSON.parse(body));
    const { status = 200, body: sent } = answer();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(sent));
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const { port } = provider.address() as AddressInfo;
  alone = await startTestApp();
  const images = openAiImages({ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: "key", model: "painter" });
  app = await startTestApp({ images });
  return () => void provider.close();
});

beforeEach(() => {
  asked = [];
});

const photo = () =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: "#aa3311" } })
    .withExif({ IFD0: { Copyright: "secret place" } })
    .jpeg()
    .toBuffer();

async function generate(member: TestMember) {
  const { run } = await member.api.tools.start({ tool: "image-generator", runId: newId(), input: { prompt } });
  for (;;) {
    const { run: now } = await member.api.tools.get({ runId: run.id });
    if (now.status !== "running") return { ...now, output: now.output as Output };
  }
}

interface Output {
  procedural: boolean;
  imageUrl: string;
  images: { url: string }[];
}

test("without an image model four pictures are drawn by rules, stored as files and labelled as such", async () => {
  const ada = await alone.signUp("Ada");
  const run = await generate(ada);
  expect(run).toMatchObject({ madeBy: "engine", cost: 3, output: { procedural: true } });
  expect(run.output.images).toHaveLength(4);
  for (const { url } of run.output.images) {
    const response = await fetch(alone.url + url);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      format: "png",
      width: 1200,
    });
  }
  const { rows } = await alone.built.parts.ctx.database.pool.query(
    "select prompt, enhanced_prompt, image_url from generated_images order by image_url",
  );
  expect(rows.map((row) => row.image_url)).toEqual(run.output.images.map(({ url }) => url).sort());
  expect(rows[0]).toMatchObject({ prompt, enhanced_prompt: null });
});

test("a picture is deleted with its run, and no other name opens a file", async () => {
  const ben = await alone.signUp("Ben");
  const run = await generate(ben);
  await ben.api.tools.delete({ runId: run.id });
  expect((await fetch(alone.url + run.output.imageUrl)).status).toBe(404);
  for (const name of ["..%2favatars%2fx.webp", "x.png", `${newId()}.png`])
    expect((await fetch(`${alone.url}/files/images/${name}`)).status).toBe(404);
});

test("the function answers with the address of a picture, and a visitor's with the picture itself", async () => {
  const cem = await alone.signUp("Cem");
  expect((await cem.api.functions.generateImage({ prompt })).imageUrl).toMatch(/^\/files\/images\/[0-9a-f-]{36}\.png$/);
  expect((await alone.stranger.api.functions.generateImage({ prompt })).imageUrl).toMatch(
    /^data:image\/svg\+xml;base64,/,
  );
});

test("an image model's picture is encoded anew, without its file's metadata", async () => {
  const bytes = await photo();
  answer = () => ({ body: { data: [{ b64_json: bytes.toString("base64") }] } });
  const dee = await app.signUp("Dee");
  const run = await generate(dee);
  expect(run).toMatchObject({ madeBy: "model", cost: 3, output: { procedural: false } });
  const drawn = `${prompt}\nA social card: one clear subject that is still seen at the size of a thumb.`;
  expect(asked).toEqual([{ model: "painter", prompt: drawn, n: 1, size: "1024x1024" }]);
  const file = Buffer.from(await (await fetch(app.url + run.output.imageUrl)).arrayBuffer());
  const meta = await sharp(file).metadata();
  expect(meta).toMatchObject({ format: "png", width: 64, height: 32 });
  expect(meta.exif).toBeUndefined();
  expect(file.includes("secret place")).toBe(false);
});

test.each([
  ["an error", () => ({ status: 500, body: {} })],
  ["a refusal", () => ({ status: 401, body: { error: "key" } })],
  ["no picture", () => ({ body: { data: [{ b64_json: Buffer.from("<svg onload=alert(1)>").toString("base64") }] } })],
  ["wrong types", () => ({ body: { data: "all" } })],
  ["an address of this machine", () => ({ body: { data: [{ url: "http://127.0.0.1:1/a.png" }] } })],
  ["a file of this machine", () => ({ body: { data: [{ url: "file:///etc/passwd" }] } })],
  ["ten megabytes of nothing", () => ({ body: { data: [{ b64_json: "A".repeat(10_000_000) }] } })],
])("when the image model sends %s the engine draws, says so and charges nothing", async (what, sent) => {
  answer = sent;
  const eve = await app.signUp(`Eve-${what.replaceAll(" ", "-")}`);
  const run = await generate(eve);
  expect(run).toMatchObject({ status: "done", madeBy: "engine", cost: 0, notices: [{ code: "model_failed" }] });
  expect(run.output).toMatchObject({ procedural: true });
  expect((await eve.api.wallet.get()).balance).toBe(10);
});

describe("the files of pictures", () => {
  const opens = async (url: string) => (await fetch(alone.url + url)).status === 200;
  const keyOf = (url: string) => `images/${url.split("/").at(-1)}`;

  test("stay while a copy of the result shows them, and are deleted with the last one", async () => {
    const mia = await alone.signUp("Mia");
    const { ctx } = alone.built.parts;
    const { id: runId, output } = await generate(mia);
    const { run: copy } = await mia.api.tools.duplicate({ runId });
    await mia.api.tools.delete({ runId });
    await sweepFiles(ctx);
    expect(await opens(output.imageUrl)).toBe(true);
    await mia.api.tools.delete({ runId: copy.id });
    expect(await opens(output.imageUrl)).toBe(false);
    await sweepFiles(ctx);
    expect(await ctx.files.get(keyOf(output.imageUrl))).toBeNull();
  });

  test("are deleted with the account", async () => {
    const nia = await alone.signUp("Nia");
    const { ctx } = alone.built.parts;
    const { id: runId, output } = await generate(nia);
    await nia.api.tools.duplicate({ runId });
    await ctx.database.pool.query("delete from users where id = $1", [(await nia.api.accounts.session()).member?.id]);
    await sweepFiles(ctx);
    expect(await ctx.files.get(keyOf(output.imageUrl))).toBeNull();
  });

  test("that no row names are deleted when their time is over, and not before", async () => {
    const { ctx } = alone.built.parts;
    await ctx.files.put("images/unnamed.png", Uint8Array.from([1]), "image/png");
    await willBeNamed(ctx, "images/unnamed.png", new Date(ctx.now().getTime() + 60_000));
    await sweepFiles(ctx);
    expect(await ctx.files.get("images/unnamed.png")).not.toBeNull();
    await willBeNamed(ctx, "images/unnamed.png", ctx.now());
    await sweepFiles(ctx);
    expect(await ctx.files.get("images/unnamed.png")).toBeNull();
  });
});
