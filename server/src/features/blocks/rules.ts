import type { ProblemCode } from "@cofounder/contract";

interface Standing {
  /** The blocking admin was blocked since the request was admitted. */
  isActorBlocked: boolean;
  /** The account of OWNER_EMAIL: only the machine's operator could unblock it. */
  isOwner: boolean;
  isSelf: boolean;
  isBlocked: boolean;
  /** Admins beside this account who are not blocked. */
  otherAdmins: number;
}

/** Why an account cannot be blocked; null when it can. One admin has to be left who can unblock. */
export function whyNotBlock({ isActorBlocked, isOwner, isSelf, isBlocked, otherAdmins }: Standing): ProblemCode | null {
  if (isActorBlocked) return "unauthenticated";
  if (isSelf) return "block.self";
  if (isOwner) return "block.owner";
  if (isBlocked) return "block.already";
  return otherAdmins === 0 ? "block.last_admin" : null;
}
