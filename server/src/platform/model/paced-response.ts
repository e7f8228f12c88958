import type { IncomingHttpHeaders } from "node:http";
import { setImmediate as nextRound } from "node:timers/promises";
import type { Dispatcher } from "undici";

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** How long the end may take after the last expected piece; after it the connection is closed. */
const restMs = 1_000;

/**
 * Connection options: nothing is read ahead, so that data which nobody has requested yet waits in the operating system.
 */
export const readNothingAhead = { timeout: 10_000, highWaterMark: 1 };

/**
 * The response to a request, read only when the next piece is requested; all data received by then is one piece. A
 * model's server sends a packet per token: read one by one, each costs more than all the work on its text.
 */
export class PacedResponse implements Dispatcher.DispatchHandler {
  status = 0;
  headers: IncomingHttpHeaders = {};
  readonly #signal: AbortSignal;
  readonly #begun = Promise.withResolvers<this>();
  #controller: Dispatcher.DispatchController | null = null;
  #chunks: Buffer[] = [];
  #ended = false;
  #error: Error | null = null;
  #wake = () => {};

  static post(dispatcher: Dispatcher, { url, headers, body }: Post, signal: AbortSignal): Promise<PacedResponse> {
    signal.throwIfAborted();
    const response = new PacedResponse(signal);
    const { origin, pathname, search } = new URL(url);
    dispatcher.dispatch({ origin, path: pathname + search, method: "POST", headers, body }, response);
    return response.#begun.promise;
  }

  private constructor(signal: AbortSignal) {
    this.#signal = signal;
    signal.addEventListener("abort", this.#abort);
  }

  /** Aborts the response and closes its connection. */
  discard(): void {
    if (!this.#ended) this.#controller?.abort(new Error("the rest of the answer is not wanted"));
  }

  async *pieces(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        this.#controller?.resume();
        if (!this.#chunks.length && !this.#ended) await new Promise<void>((resolve) => (this.#wake = resolve));
        // The event loop reads the waiting data before it returns here.
        await nextRound();
        const chunks = this.#chunks;
        this.#chunks = [];
        if (!this.#ended) this.#controller?.pause();
        if (chunks.length) yield Buffer.concat(chunks);
        else if (this.#error) throw this.#error;
        else if (this.#ended) return;
      }
    } finally {
      this.#letEnd();
    }
  }

  /**
   * The end of a response may still be on its way: with it the connection can be reused. No text may follow the end.
   */
  #letEnd(): void {
    if (this.#ended) return;
    this.#controller?.resume();
    const late = setTimeout(() => this.discard(), restMs);
    this.#wake = () => {
      clearTimeout(late);
      this.discard();
    };
  }

  readonly #abort = (): void => {
    const { reason } = this.#signal;
    const error = reason instanceof Error ? reason : new Error(String(reason));
    if (this.#controller) this.#controller.abort(error);
    else this.#finish(error);
  };

  #finish(error: Error | null): void {
    this.#signal.removeEventListener("abort", this.#abort);
    this.#ended = true;
    this.#error ??= error;
    if (error) this.#begun.reject(error);
    this.#wake();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#signal.aborted) this.#abort();
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.status = status;
    this.headers = headers;
    this.#begun.resolve(this);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#wake();
  }

  onResponseEnd(): void {
    this.#finish(null);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#finish(error);
  }
}
