import { Worker } from "node:worker_threads";
import { documentMaxBytes } from "@cofounder/contract";
import { fileTypeFromBuffer } from "file-type";
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

const timeMaxMs = 30_000;
const memoryMaxMb = 384;
/** Growth of the whole process at which a reading is broken off: buffers of a worker are not in its heap. */
const growthMaxBytes = 900_000_000;
const atOnceMax = 2;

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
  const answer = await inTurn(() => readInWorker({ kind, bytes }));
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

/** More than these are asked to come back: they would wait longer than anybody does. */
const waitingMax = 20;
let reading = 0;
const waiting: (() => void)[] = [];

/** A few files at a time; the others wait. */
async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  if (waiting.length >= waitingMax) throw new Problem("unavailable");
  while (reading >= atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve));
  reading += 1;
  try {
    return await read();
  } finally {
    reading -= 1;
    waiting.shift()?.();
  }
}

function readInWorker(task: DocumentTask): Promise<DocumentAnswer> {
  const worker = new Worker(new URL("./document-worker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
    stdout: true,
    stderr: true,
  });
  return new Promise<DocumentAnswer>((resolve, reject) => {
    const before = process.memoryUsage.rss();
    const giveUp = (): void => reject(new Problem("document.unfolds"));
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > growthMaxBytes) giveUp();
    }, 100);
    const late = setTimeout(giveUp, timeMaxMs);
    const settle = (end: () => void) => (): void => {
      clearInterval(watch);
      clearTimeout(late);
      end();
    };
    worker.once("message", (answer: DocumentAnswer) => settle(() => resolve(answer))());
    worker.once("error", (error) => settle(() => reject(brokenOff(error)))());
    worker.once("exit", settle(giveUp));
  }).finally(() => worker.terminate());
}

function brokenOff(error: unknown): Problem {
  const outOfMemory = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  return new Problem(outOfMemory ? "document.unfolds" : "document.damaged");
}
