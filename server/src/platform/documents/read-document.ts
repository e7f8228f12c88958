import { documentMaxBytes } from "@cofounder/contract";
import { fileTypeFromBuffer } from "file-type";
import { inWorker, Overgrown } from "../in-worker.ts";
import { Problem } from "../problem.ts";
import type { DocumentKind, HiddenText } from "./document.ts";
import type { DocumentAnswer, DocumentTask } from "./document-worker.ts";

/** A document as its readers see it. */
export type ReadDocument = {
  kind: DocumentKind;
  /** Text of each slide or page. */
  slides: string[];
  /** Text that nobody sees, taken out of the slides. */
  hidden: HiddenText[];
};

const kinds: Record<string, DocumentKind> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
};

/**
 * The text of a PDF, PowerPoint or Word file. What the file is called does not count, only its bytes. It is read in a
 * thread of its own with an end to its time and memory. Refuses with one of the `document.*` problems.
 */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  if (bytes.byteLength > documentMaxBytes) throw new Problem("document.too_large");
  const kind = await kindOf(bytes);
  const answer = await readApart({ kind, bytes });
  if ("refused" in answer) throw new Problem(`document.${answer.refused}`);
  return { kind, ...answer };
}

async function kindOf(bytes: Uint8Array): Promise<DocumentKind> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const kind = kinds[type?.mime ?? ""];
  if (kind) return kind;
  if (type?.mime === "application/x-cfb" && namesEncryption(bytes)) throw new Problem("document.encrypted");
  throw new Problem(type?.mime === "application/zip" ? "document.damaged" : "document.unsupported");
}

/** A protected Office file is a compound file whose stream is called EncryptedPackage. */
function namesEncryption(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from("EncryptedPackage", "utf16le"),
  );
}

async function readApart(task: DocumentTask): Promise<DocumentAnswer> {
  try {
    return await inWorker(new URL("./document-worker.ts", import.meta.url), task);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(error instanceof Overgrown ? "document.unfolds" : "document.damaged");
  }
}
