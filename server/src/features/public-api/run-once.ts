import { idempotencyKeyMaxLength } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { type CallKey, claimCall, findCall, keepAnswer, releaseCall } from "./store.ts";

/** Longer than any call runs. */
const abandonedAfterMs = 10 * 60_000;
const printable = /^[\x21-\x7e]+$/;

/**
 * Answers a call with an idempotency key: the first one runs, and every repeat gets its answer. A failure is not
 * stored. Repeats that come while the first one runs are told to wait; a different request with the same key is
 * refused.
 */
export async function runOnce(
  ctx: DbCtx,
  { requestHash, ...key }: CallKey & { requestHash: string },
  run: (runId: string) => Promise<Response>,
): Promise<Response> {
  const { idempotencyKey } = key;
  if (idempotencyKey.length > idempotencyKeyMaxLength || !printable.test(idempotencyKey)) {
    const message = `At most ${idempotencyKeyMaxLength} printable characters, none of them a space.`;
    throw new Problem("invalid_input", { issues: [{ path: "Idempotency-Key", message }] });
  }
  const claimedAt = ctx.now();
  const abandonedSince = new Date(claimedAt.getTime() - abandonedAfterMs);
  const runId = await claimCall(ctx, { ...key, requestHash, runId: newId(), now: claimedAt, abandonedSince });
  if (runId === null) return replay(ctx, key, requestHash);
  let kept = false;
  try {
    const response = await run(runId);
    if (response.ok) {
      await keepAnswer(ctx, { ...key, claimedAt, status: response.status, answer: await response.clone().text() });
      kept = true;
    }
    return response;
  } finally {
    if (!kept) await releaseCall(ctx, { ...key, claimedAt });
  }
}

async function replay(ctx: DbCtx, key: CallKey, requestHash: string): Promise<Response> {
  const earlier = await findCall(ctx, key);
  if (earlier && earlier.requestHash !== requestHash) throw new Problem("idempotency.key_reused");
  // The row is gone: the first one failed at this moment, and the next attempt will run.
  if (!earlier || earlier.status === null) throw new Problem("idempotency.running", { retryAfterSeconds: 1 });
  const headers = { "content-type": "application/json", "idempotency-replayed": "true" };
  return new Response(earlier.answer, { status: earlier.status, headers });
}
