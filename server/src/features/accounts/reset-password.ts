import { type Ctx, inTransaction } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { clearName, confirmAddress, lockAccount, setPassword } from "./account-writes.ts";
import { promoteOwner } from "./admins.ts";
import { findLink, takeLink, voidLinks } from "./mailed-links.ts";
import type { Passwords } from "./passwords.ts";
import { deleteSessions } from "./session-store.ts";
import { welcome } from "./welcome.ts";

export interface ResetParts {
  passwords: Passwords;
  ownerEmail: string | null;
  /** Ends all API keys of the account. */
  revokeKeys(tx: Ctx, userId: string): Promise<number>;
}

interface Reset {
  token: string;
  newPassword: string;
  revokesKeys: boolean;
}

/**
 * Sets a new password for the owner of the mailbox. All sessions end; a second factor stays. Where the address was not
 * confirmed yet, this confirms it: the holder of the link typed the password.
 */
export async function resetPassword(
  ctx: Ctx,
  { passwords, ownerEmail, revokeKeys }: ResetParts,
  { token, newPassword, revokesKeys }: Reset,
): Promise<void> {
  const link = await findLink(ctx, "reset-password", token);
  if (!link) throw new Problem("link.invalid");
  const hash = await passwords.hash(newPassword);
  const person = await inTransaction(ctx, async (tx) => {
    const found = await lockAccount(tx, link.userId);
    if (!found || !(await takeLink(tx, "reset-password", token))) throw new Problem("link.invalid");
    await setPassword(tx, found.id, hash);
    if (!found.emailVerified) await clearName(tx, found.id);
    // An earlier version confirmed addresses by a link alone; the owner's benefits require a password typed by the
    // link's holder.
    if (!found.emailVerified || found.email === ownerEmail) await confirmAddress(tx, found.id);
    await deleteSessions(tx, found.id, null);
    if (revokesKeys) await revokeKeys(tx, found.id);
    await voidLinks(tx, found.id);
    return found;
  });
  await welcome(ctx, person);
  if (person.email === ownerEmail) await promoteOwner(ctx, ownerEmail);
}
