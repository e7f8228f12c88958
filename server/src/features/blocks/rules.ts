import type { ProblemCode } from "@cofounder/contract";

interface Standing {
  isSelf: boolean;
  isBlocked: boolean;
  /** Admins beside this account who are not blocked. */
  otherAdmins: number;
}

/** Why an account cannot be blocked; null when it can. Somebody has to be left who can unblock. */
export function whyNotBlock({ isSelf, isBlocked, otherAdmins }: Standing): ProblemCode | null {
  if (isSelf) return "block.self";
  if (isBlocked) return "block.already";
  return otherAdmins === 0 ? "block.last_admin" : null;
}
