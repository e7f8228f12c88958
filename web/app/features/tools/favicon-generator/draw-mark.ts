import type { Cut } from "@cofounder/generators/favicons/files";
import { board, type Mark, wholeBoard } from "@cofounder/generators/marks/mark";

/** The sign of a maskable icon stays inside the circle of 80 %; a sign on a tile is larger. */
const shrink: Record<Cut, number> = { tile: 1, opaque: 0.92, maskable: 0.82 };

/** Draws the mark at a size, from its paths. */
export function drawMark(mark: Mark, size: number, cut: Cut): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no canvas.");
  const scale = size / board;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = mark.colours.tile;
  context.fill(new Path2D(cut === "tile" ? mark.tile : wholeBoard));
  const { d, scale: own, x, y } = mark.figure;
  const less = shrink[cut];
  const inset = (board * (1 - less)) / 2;
  context.translate(inset, inset);
  context.scale(less, less);
  context.translate(x, y);
  context.scale(own, own);
  context.fillStyle = mark.colours.figure;
  context.fill(new Path2D(d), "evenodd");
  return canvas;
}

export async function pngOf(mark: Mark, size: number, cut: Cut): Promise<Uint8Array> {
  const canvas = drawMark(mark, size, cut);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The browser made no PNG.");
  return new Uint8Array(await blob.arrayBuffer());
}

export function pixelsOf(mark: Mark, size: number): Uint8ClampedArray {
  const context = drawMark(mark, size, "tile").getContext("2d");
  if (!context) throw new Error("This browser draws no canvas.");
  return context.getImageData(0, 0, size, size).data;
}
