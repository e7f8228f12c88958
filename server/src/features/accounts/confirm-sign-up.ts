import { type Ctx, inTransaction } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { clearName, confirmAddress, findPasswordHash, lockAccount, setPassword } from "./account-writes.ts";
import { promoteOwner } from "./admins.ts";
import { findLink, takeLink, voidLinks } from "./mailed-links.ts";
import type { Passwords } from "./passwords.ts";
import { welcome } from "./welcome.ts";

export interface Confirmation {
  token: string;
  /** A token of the newest sign-up with this address, or one that replaces it. */
  password: string;
  choosesNew: boolean;
}

/**
 * Opens an account for the owner of its mailbox, with a password that they typed here: a stranger who signed up with
 * the address knows the sign-up's password, which confirms nothing unless the holder of the link types it.
 */
export async function confirmSignUp(
  ctx: Ctx,
  { passwords, ownerEmail }: { passwords: Passwords; ownerEmail: string | null },
  { token, password, choosesNew }: Confirmation,
): Promise<{ email: string }> {
  const link = await findLink(ctx, "confirm-email", token);
  if (!link) throw new Problem("link.invalid");
  await ctx.limits.take("confirmation", link.userId);
  const known = await findPasswordHash(ctx, link.userId);
  const isRight = choosesNew || (known !== null && (await passwords.verify({ hash: known, password })));
  if (!isRight) throw new Problem("confirmation.password_wrong");
  const chosen = choosesNew ? await passwords.hash(password) : null;
  const person = await inTransaction(ctx, async (tx) => {
    const found = await lockAccount(tx, link.userId);
    const isSame = chosen !== null || (await findPasswordHash(tx, link.userId)) === known;
    // Meanwhile there was a new sign-up, or the link was used: nothing is confirmed that was not typed here.
    if (!found || !isSame || !(await takeLink(tx, "confirm-email", token))) throw new Problem("link.invalid");
    if (chosen !== null) {
      await setPassword(tx, found.id, chosen);
      await clearName(tx, found.id);
    }
    await confirmAddress(tx, found.id);
    await voidLinks(tx, found.id);
    return found;
  });
  await welcome(ctx, person);
  if (person.email === ownerEmail) await promoteOwner(ctx, ownerEmail);
  return { email: person.email };
}
