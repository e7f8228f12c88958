import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { FairQueue } from "../workers/fair-queue.ts";

const decoder = fileURLToPath(new URL("./picture-decoder.ts", import.meta.url));
const unreadableExitCode = 65;
/** In CPU time, so that a busy machine reads the same pictures as a quiet one. */
const timeMaxMs = 5_000;
const waitMaxMs = 20_000;
const heapMaxMb = 64;
/** The largest resulting picture is 2,048 by 2,048. */
const outputMaxBytes = 20_000_000;

const queue = new FairQueue({ atOnce: 2, atOncePerCaller: 1, waiting: 20, waitingPerCaller: 3 });
const run = promisify(execFile);

/** `square` crops to a square of that side, as WebP; `within` scales down to one, as PNG. */
export type PictureForm = { square: number } | { within: number };

/** The input is not a picture, or takes more time or memory than any legitimate one. */
export class UnreadablePicture extends Error {}

/**
 * Decodes a picture and encodes it anew, so that only the pixels of its file are kept. In a process of its own: a
 * decoder cannot be interrupted, and within this process it would occupy a thread that password hashes and files need
 * too. Throws `UnreadablePicture`; refuses with `too_many_requests` or `unavailable` where too many wait.
 */
export const decodePicture = (bytes: Uint8Array, form: PictureForm, userId: string): Promise<Uint8Array> =>
  queue.run(userId, () => decode(bytes, form));

async function decode(bytes: Uint8Array, form: PictureForm): Promise<Uint8Array> {
  const given = [JSON.stringify(form), String(timeMaxMs), String(unreadableExitCode)];
  const args = [`--max-old-space-size=${heapMaxMb}`, decoder, ...given];
  const limits = { timeout: waitMaxMs, killSignal: "SIGKILL", maxBuffer: outputMaxBytes } as const;
  const decoding = run(process.execPath, args, { ...limits, env: {}, encoding: "buffer" });
  // A decoder that ends before it has read everything closes the pipe; its exit code gives the reason.
  decoding.child.stdin?.on("error", () => undefined).end(bytes);
  try {
    return (await decoding).stdout;
  } catch (error) {
    if (isUnreadable(error)) throw new UnreadablePicture();
    throw error;
  }
}

/** The decoder reported it, or was killed by its time limit, its memory limit or a fault. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && error.code === unreadableExitCode) || ("signal" in error && error.signal !== null));
