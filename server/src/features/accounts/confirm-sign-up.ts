import { type Ctx, inTransaction } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import {
  type AccountRow,
  clearName,
  confirmAddress,
  findPasswordHash,
  lockAccount,
  setPassword,
} from "./account-writes.ts";
import { promoteOwner } from "./admins.ts";
import { findLink, fromThisMachine, takeLink, voidLinks } from "./mailed-links.ts";
import type { Passwords } from "./passwords.ts";
import { provesSignUp } from "./sign-up-proof.ts";
import { isAddressBlocked } from "./store.ts";
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
    await openAccount(tx, found);
    return found;
  });
  await greet(ctx, person, ownerEmail);
  return { email: person.email };
}

async function openAccount(tx: Ctx, { id }: AccountRow): Promise<void> {
  await confirmAddress(tx, id);
  await voidLinks(tx, id);
}

async function greet(ctx: Ctx, person: AccountRow, ownerEmail: string | null): Promise<void> {
  await welcome(ctx, person);
  if (person.email === ownerEmail) await promoteOwner(ctx, ownerEmail);
}

export interface OpenedLink {
  token: string;
  /** The cookie that the sign-up left in this browser; null without one. */
  proof: string | null;
  /** The request may see the local mailbox, where the link stands. */
  isDirect: boolean;
}

/**
 * Opens an account by the link alone, for the browser in which its present password was typed. Where the local mailbox
 * is open, a sign-up from this machine is confirmed from this machine, but never the owner's. Null: the page that asks
 * for the password is next.
 */
export async function confirmByLink(
  ctx: Ctx,
  ownerEmail: string | null,
  { token, proof, isDirect }: OpenedLink,
): Promise<AccountRow | null> {
  const link = await findLink(ctx, "confirm-email", token);
  if (!link) return null;
  const person = await inTransaction(ctx, async (tx) => {
    const found = await lockAccount(tx, link.userId);
    if (!found || (await isAddressBlocked(tx, found.email))) return null;
    const isLocal = isDirect && link.about === fromThisMachine && found.email !== ownerEmail;
    const hash = await findPasswordHash(tx, found.id);
    const isProven = hash !== null && provesSignUp(proof, { userId: found.id, passwordHash: hash }, ctx.now());
    if (!(isLocal || isProven) || !(await takeLink(tx, "confirm-email", token))) return null;
    await openAccount(tx, found);
    return found;
  });
  if (person) await greet(ctx, person, ownerEmail);
  return person;
}
