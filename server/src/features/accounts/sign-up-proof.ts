import { createHash, randomUUID } from "node:crypto";
import { linkWorksMs } from "./mailed-links.ts";

interface TypedPassword {
  userId: string;
  passwordHash: string;
}

const digestOf = ({ userId, passwordHash }: TypedPassword): string =>
  createHash("sha256").update(`${userId}:${passwordHash}`).digest("base64url");

/** How long the browser of a sign-up may confirm by opening the link. */
export const proofSeconds = linkWorksMs / 1_000;

/**
 * What the browser of a sign-up keeps in a signed cookie: the password that the account has was typed there. Another
 * sign-up with the address makes it void. Where the address had an account it proves nothing, and looks alike.
 */
export function signUpProof(typed: { userId: string | null; passwordHash: string }, now: Date): string {
  const { userId, passwordHash } = typed;
  return `${now.getTime() + linkWorksMs}.${digestOf({ userId: userId ?? randomUUID(), passwordHash })}`;
}

export function provesSignUp(proof: string | null, typed: TypedPassword, now: Date): boolean {
  const [expiresAt, digest] = proof?.split(".") ?? [];
  return Number(expiresAt) > now.getTime() && digest === digestOf(typed);
}
