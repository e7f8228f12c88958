import { isMainThread, parentPort, Worker } from "node:worker_threads";

/** A request as another thread sends it. */
export interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
  /** The body is a file in a form. */
  file?: { name: string; type: string };
}

export interface Got {
  status: number;
  /** The beginning of the response body. */
  text: string;
}

/** Sends requests from a thread of its own, so that the event loop here does only the server's work. */
export class Outside {
  readonly #worker = new Worker(new URL(import.meta.url));

  send(request: Sent): Promise<Got> {
    return new Promise((resolve) => {
      this.#worker.once("message", resolve);
      this.#worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

const textMax = 2_000;

function bodyOf({ body, file }: Sent): BodyInit | null {
  if (!file || body === null) return body as BodyInit | null;
  const form = new FormData();
  form.set("file", new File([body as Uint8Array<ArrayBuffer>], file.name, { type: file.type }));
  return form;
}

async function answer(sent: Sent): Promise<Got> {
  const { url, method, headers } = sent;
  const response = await fetch(url, { method, headers, body: bodyOf(sent), redirect: "manual" });
  return { status: response.status, text: (await response.text()).slice(0, textMax) };
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  port.on("message", (sent: Sent) => {
    answer(sent).then(
      (got) => port.postMessage(got),
      (error: unknown) => port.postMessage({ status: 0, text: String(error) }),
    );
  });
}
