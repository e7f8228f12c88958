import { parentPort, workerData } from "node:worker_threads";
import { makeDocument } from "./document.ts";
import type { ExportTask } from "./export-document.ts";

const { text, kind } = workerData as ExportTask;
parentPort?.postMessage(await makeDocument(text, kind));
