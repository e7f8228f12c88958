import { documentMaxBytes } from "@cofounder/contract";
import { type Budget, inWorker, WorkerLimitExceeded, type WorkCaller } from "../in-worker.ts";
import { Problem } from "../problem.ts";
import type { DocumentAnswer, DocumentTask, ReadDocument } from "./document-worker.ts";

/** More than any document that a person wrote has needed: 150 full pages are read within it. */
const timeMaxMs = 5_000;

/**
 * The text of a PDF, PowerPoint or Word file, whose type is determined by its bytes and not by its name. It is read in
 * a thread of its own with limited time and memory, one at a time for a caller. Refuses with one of the `document.*`
 * problems, and where too many wait.
 */
export async function readDocument(
  file: { path: string; size: number },
  caller: WorkCaller,
  budget: Budget,
): Promise<ReadDocument> {
  if (file.size > documentMaxBytes) throw new Problem("document.too_large");
  const answer = await readApart({ path: file.path }, caller, budget);
  if ("refused" in answer) throw new Problem(`document.${answer.refused}`);
  return answer;
}

async function readApart(task: DocumentTask, caller: WorkCaller, budget: Budget): Promise<DocumentAnswer> {
  try {
    return await inWorker(new URL("./document-worker.ts", import.meta.url), { task, caller, budget, timeMaxMs });
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(error instanceof WorkerLimitExceeded ? "document.unfolds" : "document.damaged");
  }
}
