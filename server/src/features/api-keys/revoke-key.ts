import { type DbCtx, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { deleteKey, deleteKeys } from "./store.ts";

export async function revokeKey(ctx: MemberCtx, { keyId }: { keyId: string }): Promise<{ revoked: true }> {
  await inTransaction(ctx, async (tx) => {
    const row = await deleteKey(tx, keyId);
    if (!row) throw new Problem("api_key.not_found");
    const details = { name: row.name, prefix: row.prefix };
    await writeAudit(tx, { actorId: tx.userId, subjectId: tx.userId, action: "api_key.revoked", details });
  });
  return { revoked: true };
}

/** On request with a new password. Returns how many. */
export async function revokeKeys(tx: DbCtx, userId: string): Promise<number> {
  const keys = await deleteKeys(tx, userId);
  if (keys) {
    await writeAudit(tx, { actorId: userId, subjectId: userId, action: "api_key.all_revoked", details: { keys } });
  }
  return keys;
}
