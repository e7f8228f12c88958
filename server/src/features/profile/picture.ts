import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { avatarMaxBytes, avatarPixels } from "@cofounder/contract";
import { fileTypeFromBuffer } from "file-type";
import { Problem } from "../../platform/problem.ts";
import { FairQueue } from "../../platform/workers/fair-queue.ts";

const accepted = new Set(["image/png", "image/jpeg", "image/webp", "image/avif"]);
const decoder = fileURLToPath(new URL("./picture-decoder.ts", import.meta.url));
const unreadableExitCode = 65;
/** Of processor time: on a busy machine the same pictures are read as on a quiet one. */
const timeMaxMs = 5_000;
const waitMaxMs = 20_000;
const heapMaxMb = 64;
/** The decoded square takes a fraction of it. */
const outputMaxBytes = 4_000_000;

const queue = new FairQueue({ atOnce: 2, atOncePerCaller: 1, waiting: 20, waitingPerCaller: 3 });
const run = promisify(execFile);

/**
 * A member's picture as a square WebP without metadata. What the file says of itself does not count, only its bytes.
 * Refuses with `avatar.too_large`, `avatar.unsupported` or `avatar.unreadable`; with `too_many_requests` or `unavailable`
 * where too many wait.
 */
export async function squarePicture(bytes: Uint8Array, userId: string): Promise<Uint8Array> {
  if (bytes.byteLength > avatarMaxBytes) throw new Problem("avatar.too_large");
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new Problem("avatar.unsupported");
  return queue.run(userId, () => decode(bytes));
}

/**
 * In a process of its own: a decoder cannot be interrupted, and within this process it would hold a thread that password
 * hashes and files need too.
 */
async function decode(bytes: Uint8Array): Promise<Uint8Array> {
  const numbers = [avatarPixels, timeMaxMs, unreadableExitCode].map(String);
  const args = [`--max-old-space-size=${heapMaxMb}`, decoder, ...numbers];
  const limits = { timeout: waitMaxMs, killSignal: "SIGKILL", maxBuffer: outputMaxBytes } as const;
  const decoding = run(process.execPath, args, { ...limits, env: {}, encoding: "buffer" });
  // A decoder that ends before it has read everything closes the pipe; its exit says why.
  decoding.child.stdin?.on("error", () => undefined).end(bytes);
  try {
    return (await decoding).stdout;
  } catch (error) {
    if (isUnreadable(error)) throw new Problem("avatar.unreadable");
    throw error;
  }
}

/** The decoder said so, or was killed by its time, its memory or a fault. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && error.code === unreadableExitCode) || ("signal" in error && error.signal !== null));
