import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { fileTypeFromBuffer } from "file-type";
import { RefusedDocument, assemble } from "./document.ts";
import type { DocumentKind, HiddenText, Refusal, Slide } from "./document.ts";
import { readDocx } from "./read-docx.ts";
import { readPdf } from "./read-pdf.ts";
import { readPptx } from "./read-pptx.ts";

/** A document as its readers see it. */
export interface ReadDocument {
  kind: DocumentKind;
  /** Text of each slide or page. */
  slides: string[];
  /** Invisible text that was removed from the slides. */
  hidden: HiddenText[];
}

/** The worker's input: the path of the document. */
export interface DocumentTask {
  path: string;
}
export type DocumentAnswer = ReadDocument | { refused: Refusal };

const readers: Record<DocumentKind, (bytes: Uint8Array) => Slide[] | Promise<Slide[]>> = {
  pdf: readPdf,
  pptx: readPptx,
  docx: readDocx,
};

const kinds: Record<string, DocumentKind> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
};

async function answer({ path }: DocumentTask): Promise<DocumentAnswer> {
  const bytes = new Uint8Array(await readFile(path));
  try {
    const kind = await kindOf(bytes);
    const found = assemble(await readers[kind](bytes));
    const empty = found.slides.every((slide) => slide.trim() === "");
    return empty ? { refused: "scanned" } : { kind, ...found };
  } catch (error) {
    return { refused: error instanceof RefusedDocument ? error.reason : "damaged" };
  }
}

async function kindOf(bytes: Uint8Array): Promise<DocumentKind> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const kind = kinds[type?.mime ?? ""];
  if (kind) return kind;
  if (type?.mime === "application/x-cfb" && namesEncryption(bytes)) throw new RefusedDocument("encrypted");
  throw new RefusedDocument(type?.mime === "application/zip" ? "damaged" : "unsupported");
}

/** A protected Office file is a compound file whose stream is called EncryptedPackage. */
function namesEncryption(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from("EncryptedPackage", "utf16le"),
  );
}

parentPort?.postMessage(await answer(workerData as DocumentTask));
