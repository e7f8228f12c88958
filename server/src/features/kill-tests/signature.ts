import type { TestRule } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import type { SignedFor } from "./table.ts";

export interface Lock {
  testId: string;
  version: number;
  rule: TestRule;
  lockedAt: Date;
  /** Null: the member's own test. */
  signedFor: SignedFor | null;
}

/** The ids that a lock of the member was signed over. */
export const signedForOf = (
  { userId }: MemberCtx,
  { testId, signedFor }: Pick<Lock, "testId" | "signedFor">,
): SignedFor => signedFor ?? { member: userId, test: testId };

/**
 * Over the rule with its version and time, and over the signature before it, so that no version can be left out. A lock
 * from a file keeps its signature with the ids it was made over: the server that made it can check it, no other can.
 */
export function signatureOf(ctx: MemberCtx, lock: Lock, before: string): string {
  const { version, rule, lockedAt } = lock;
  const { member, test } = signedForOf(ctx, lock);
  const content = [member, test, version, lockedAt.toISOString(), sorted(rule), before];
  return ctx.sign("kill tests", JSON.stringify(content));
}

/** The database keeps no order of the fields. */
const sorted = (rule: TestRule) => Object.entries(rule).toSorted(([one], [other]) => (one < other ? -1 : 1));
