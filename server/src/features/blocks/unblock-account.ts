import type { BlockedAccount } from "@cofounder/contract";
import { type DbCtx, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { serializeBlock } from "./serialize.ts";
import { endBlock, endBlockOf, findBlock } from "./store.ts";

/** Unblocks an account. Its sessions stay ended; its publications are visible again, and its keys work. */
export async function unblockAccount(
  ctx: MemberCtx,
  { blockId }: { blockId: string },
): Promise<{ block: BlockedAccount }> {
  await inTransaction(ctx, async (tx) => {
    const subjectId = await endBlock(tx, blockId);
    if (!subjectId) throw new Problem("block.not_found");
    await writeAudit(tx, { actorId: tx.userId, action: "account.unblocked", subjectId, details: {} });
  });
  const row = await findBlock(ctx, blockId);
  if (!row) throw new Problem("block.not_found");
  return { block: serializeBlock(row) };
}

/** The same by the operator's command, for an owner whom another admin blocked. False: the account is not blocked. */
export async function unblockByOperator(
  ctx: DbCtx,
  { userId, because }: { userId: string; because: string },
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const ended = await endBlockOf(tx, userId);
    if (ended)
      await writeAudit(tx, { actorId: null, action: "account.unblocked", subjectId: userId, details: { because } });
    return ended;
  });
}
