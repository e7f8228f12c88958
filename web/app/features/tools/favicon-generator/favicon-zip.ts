import {
  type FaviconText,
  htmlTemplate,
  icoSizes,
  rasterFiles,
  webManifest,
} from "@cofounder/generators/favicons/files";
import { icoOf } from "@cofounder/generators/favicons/ico";
import { type Mark, markSvg } from "@cofounder/generators/marks/mark";
import { strToU8, zipSync } from "fflate";
import { pngOf } from "./draw-mark.ts";

/** The whole set as one file. */
export async function faviconZip(mark: Mark, text: FaviconText): Promise<Blob> {
  const pngs = await Promise.all(
    rasterFiles.map(async ({ path, size, cut }) => [path, await pngOf(mark, size, cut)] as const),
  );
  const inIco = await Promise.all(icoSizes.map(async (size) => ({ size, png: await pngOf(mark, size, "tile") })));
  const zip = zipSync({
    "favicon.ico": icoOf(inIco),
    "favicon.svg": strToU8(markSvg(mark)),
    ...Object.fromEntries(pngs),
    "site.webmanifest": strToU8(webManifest(text)),
    "favicon.html": strToU8(htmlTemplate(text)),
  });
  return new Blob([new Uint8Array(zip)], { type: "application/zip" });
}

export const filesInZip = rasterFiles.length + 4;
