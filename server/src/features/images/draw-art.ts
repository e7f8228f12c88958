import { brandArt } from "@cofounder/generators/brand-art/brand-art";
import type { ImageKind } from "@cofounder/contract/tools/image-kinds";
import { renderAsync } from "@resvg/resvg-js";

/** A job of the worker pool: a picture that the engine draws, as PNG. */
export async function drawArt(prompt: string, kind: ImageKind, variation: number): Promise<Uint8Array> {
  const drawn = await renderAsync(brandArt(prompt, kind, variation), { font: { loadSystemFonts: false } });
  return new Uint8Array(drawn.asPng());
}
