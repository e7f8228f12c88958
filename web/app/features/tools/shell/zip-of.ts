import { strToU8, zipSync } from "fflate";

/** Texts by their paths as one zip. */
export function zipOf(files: Record<string, string>): Blob {
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  return new Blob([new Uint8Array(zip)], { type: "application/zip" });
}
