import { randomUUID } from "node:crypto";
import type { ImageGeneratorOutput } from "@cofounder/contract/tools/image-generator";
import type { Ctx, MemberCtx } from "../../platform/ctx.ts";
import { decodePicture, UnreadablePicture } from "../../platform/images/decode-picture.ts";
import { ModelFailure } from "../../platform/model/model.ts";
import { Problem } from "../../platform/problem.ts";
import { willBeNamed } from "../../platform/files/sweep-files.ts";
import { jobsIn } from "../../platform/workers/job.ts";
import type * as drawing from "./draw-art.ts";
import { hasImage, insertImagesOf } from "./store.ts";

const jobs = jobsIn<typeof drawing>(new URL("./draw-art.ts", import.meta.url));

const address = "/files/images/";
const keyOf = (id: string): string => `images/${id}.png`;
const nameForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.png$/;

const sideMax = 2_048;
/** Longer than any run: a picture whose run was stopped meanwhile is deleted after it. */
const unnamedMs = 30 * 60_000;

/** The engine's pictures as stored PNG files. */
export async function renderArt(
  ctx: MemberCtx,
  output: ImageGeneratorOutput,
  prompt: string,
): Promise<ImageGeneratorOutput> {
  const images = await Promise.all(
    output.images.map(async (image) => {
      const png = await ctx.workers.run(ctx.userId, jobs("drawArt"), prompt, output.kind, image.variation);
      return { ...image, url: await store(ctx, png) };
    }),
  );
  return { ...output, images, imageUrl: images[0]?.url ?? null };
}

/** The provider's picture, decoded and encoded anew, so that only the pixels of its file are kept; null without one. */
export async function drawByModel(
  ctx: MemberCtx,
  output: ImageGeneratorOutput,
  { prompt, signal }: { prompt: string; signal: AbortSignal },
): Promise<ImageGeneratorOutput | null> {
  if (!ctx.images) return null;
  const url = await store(ctx, await safePng(await ctx.images.draw(prompt, signal), ctx.userId));
  return { ...output, procedural: false, imageUrl: url, images: [{ url, variation: 0 }] };
}

async function safePng(bytes: Uint8Array, userId: string): Promise<Uint8Array> {
  try {
    return await decodePicture(bytes, { within: sideMax }, userId);
  } catch (error) {
    if (!(error instanceof UnreadablePicture || error instanceof Problem)) throw error;
    throw new ModelFailure("garbage", "What the image model sent could not be read as a picture.");
  }
}

async function store(ctx: Ctx, png: Uint8Array): Promise<string> {
  const id = randomUUID();
  await willBeNamed(ctx, keyOf(id), new Date(ctx.now().getTime() + unnamedMs));
  await ctx.files.put(keyOf(id), png, "image/png");
  return `${address}${id}.png`;
}

export const keepImages = insertImagesOf;

/** The file of a picture that still has an owner. */
export async function imageFile(ctx: Ctx, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const id = nameForm.exec(name)?.[1];
  if (!id) return null;
  if (!(await hasImage(ctx, id))) return null;
  const bytes = await ctx.files.get(keyOf(id));
  return bytes && new Uint8Array(bytes);
}
