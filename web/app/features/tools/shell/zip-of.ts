import { strToU8, zipSync } from "fflate";

/** Packs texts by path into one zip. */
export function zipOf(files: Record<string, string>): Blob {
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  return new Blob([new Uint8Array(zip)], { type: "application/zip" });
}
