import type { EngineAnswer, EngineQuestion, EngineSheet, FromEngine, ToEngine } from "./engine-messages.ts";

interface Waiting {
  resolve: (answer: EngineAnswer) => void;
  reject: (error: Error) => void;
}

/** The thread that computes, and what it was told last. One serves the whole page. */
let thread: { worker: Worker; told: EngineSheet | null } | null = null;
const waiting = new Map<number, Waiting>();
let asked = 0;

function start(): Worker {
  const worker = new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromEngine>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) one?.reject(new Error(data.failure));
    else one?.resolve(data.answer);
  });
  worker.addEventListener("error", () => {
    worker.terminate();
    thread = null;
    for (const { reject } of waiting.values()) reject(new Error("The thread that computes ended."));
    waiting.clear();
  });
  return worker;
}

/** Asks the engine about a sheet, beside the page. */
export async function askEngine<Kind extends EngineQuestion["kind"]>(
  sheet: EngineSheet,
  question: Extract<EngineQuestion, { kind: Kind }>,
): Promise<Extract<EngineAnswer, { kind: Kind }>> {
  thread ??= { worker: start(), told: null };
  const { worker, told } = thread;
  if (told?.figures !== sheet.figures || told.language !== sheet.language) {
    thread.told = sheet;
    worker.postMessage({ sheet } satisfies ToEngine);
  }
  asked += 1;
  const id = asked;
  const answer = await new Promise<EngineAnswer>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, question } satisfies ToEngine);
  });
  return answer as Extract<EngineAnswer, { kind: Kind }>;
}
