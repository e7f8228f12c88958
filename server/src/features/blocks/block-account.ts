import type { BlockedAccount } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { findByEmail, voidLinks } from "../accounts/index.ts";
import { writeAudit } from "../audit/index.ts";
import { serializeBlock } from "./serialize.ts";
import { whyNotBlock } from "./rules.ts";
import { findBlock, insertBlock, readStanding } from "./store.ts";

/**
 * Blocks an account: its sessions, streams and keys end in every process, its running work stops, nothing new starts,
 * and its publications are hidden until it is unblocked.
 */
export async function blockAccount(
  ctx: MemberCtx,
  { email, reason, ownerEmail }: { email: string; reason: string; ownerEmail: string | null },
): Promise<{ block: BlockedAccount }> {
  if (!email || !reason) throw new Problem("block.incomplete");
  const person = await findByEmail(ctx, email);
  if (!person) throw new Problem("user.not_found");
  const id = await inTransaction(ctx, async (tx) => {
    const standing = await readStanding(tx, { userId: person.id, actorId: tx.userId });
    const isOwner = person.email === ownerEmail;
    const refusal = whyNotBlock({ ...standing, isOwner, isSelf: person.id === tx.userId });
    if (refusal) throw new Problem(refusal);
    const blockId = await insertBlock(tx, { userId: person.id, reason, blockedBy: tx.userId });
    // Otherwise a link mailed before could move the account to another address and free this one.
    await voidLinks(tx, person.id);
    const entry = { actorId: tx.userId, action: "account.blocked", subjectId: person.id, details: { reason } };
    await writeAudit(tx, entry);
    return blockId;
  });
  // A caller that learns that an account is blocked may rely on it at once.
  await ctx.notifications.caughtUp();
  return blockedAccount(ctx, id);
}

async function blockedAccount(ctx: MemberCtx, blockId: string): Promise<{ block: BlockedAccount }> {
  const row = await findBlock(ctx, blockId);
  if (!row) throw new Problem("user.not_found");
  return { block: serializeBlock(row) };
}
