import { type DbCtx, inTransaction } from "../../platform/ctx.ts";
import { writeAudit } from "../audit/index.ts";
import { deleteAdmin, findByEmail, insertAdmin } from "./store.ts";

/**
 * The account named by OWNER_EMAIL becomes admin only when the owner of its mailbox has typed its password, or by a
 * command.
 */
export async function promoteOwner(ctx: DbCtx, ownerEmail: string | null): Promise<void> {
  if (!ownerEmail) return;
  const owner = await findByEmail(ctx, ownerEmail);
  if (owner?.confirmedAt) await grantAdmin(ctx, { userId: owner.id, because: "OWNER_EMAIL" });
  else if (owner?.emailVerified) {
    ctx.log.warn(
      "the account of OWNER_EMAIL was confirmed by an earlier version, by a link alone: a new password by mail makes it admin",
    );
  }
}

export async function grantAdmin(
  ctx: DbCtx,
  { userId, because }: { userId: string; because: string },
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const granted = await insertAdmin(tx, userId);
    if (granted)
      await writeAudit(tx, { actorId: null, action: "admin.granted", subjectId: userId, details: { because } });
    return granted;
  });
}

export async function revokeAdmin(
  ctx: DbCtx,
  { userId, because }: { userId: string; because: string },
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const revoked = await deleteAdmin(tx, userId);
    if (revoked)
      await writeAudit(tx, { actorId: null, action: "admin.revoked", subjectId: userId, details: { because } });
    return revoked;
  });
}
