import { inWorker } from "../in-worker.ts";
import type { DocumentKind, DocumentText } from "./document.ts";

/** What the worker is handed. */
export interface ExportTask {
  text: DocumentText;
  kind: DocumentKind;
}

/** `makeDocument` in a thread of its own: the longest texts take seconds. Throws `Overgrown` where one would take hundreds of megabytes. */
export function exportDocument(text: DocumentText, kind: DocumentKind): Promise<Uint8Array<ArrayBuffer>> {
  const task: ExportTask = { text, kind };
  return inWorker(new URL("./export-worker.ts", import.meta.url), task);
}
