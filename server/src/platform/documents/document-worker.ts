import { parentPort, workerData } from "node:worker_threads";
import { RefusedDocument, assemble } from "./document.ts";
import type { DocumentKind, Refusal, Slide } from "./document.ts";
import { readDocx } from "./read-docx.ts";
import { readPdf } from "./read-pdf.ts";
import { readPptx } from "./read-pptx.ts";

/** What the worker is handed, and what it answers. */
export type DocumentTask = { kind: DocumentKind; bytes: Uint8Array };
export type DocumentAnswer = ReturnType<typeof assemble> | { refused: Refusal };

const readers: Record<DocumentKind, (bytes: Uint8Array) => Slide[] | Promise<Slide[]>> = {
  pdf: readPdf,
  pptx: readPptx,
  docx: readDocx,
};

async function answer({ kind, bytes }: DocumentTask): Promise<DocumentAnswer> {
  try {
    const found = assemble(await readers[kind](bytes));
    const empty = found.slides.every((slide) => slide.trim() === "");
    return empty ? { refused: "scanned" } : found;
  } catch (error) {
    return { refused: error instanceof RefusedDocument ? error.reason : "damaged" };
  }
}

parentPort?.postMessage(await answer(workerData as DocumentTask));
