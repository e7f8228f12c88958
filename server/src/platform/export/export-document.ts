import { type Budget, inWorker } from "../in-worker.ts";
import type { DocumentKind, DocumentText } from "./document.ts";

/** The worker's input. */
export interface ExportTask {
  text: DocumentText;
  kind: DocumentKind;
}

/** The longest text of normal paragraphs takes less than half of it. */
const timeMaxMs = 5_000;
const waitMaxMs = 60_000;

/**
 * `makeDocument` in a thread of its own, for a member: the longest texts take seconds. Throws `Overgrown` where one
 * would take too long or hundreds of megabytes.
 */
export function exportDocument(
  text: DocumentText,
  kind: DocumentKind,
  { userId, budget }: { userId: string; budget: Budget },
): Promise<Uint8Array<ArrayBuffer>> {
  const task: ExportTask = { text, kind };
  const caller = { id: userId, isStranger: false };
  return inWorker(new URL("./export-worker.ts", import.meta.url), { task, caller, budget, timeMaxMs, waitMaxMs });
}
