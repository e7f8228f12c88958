import type { BlockedAccount } from "@cofounder/contract";
import type { BlockRow } from "./store.ts";

export const serializeBlock = ({ blockedAt, unblockedAt, ...row }: BlockRow): BlockedAccount => ({
  ...row,
  blockedAt: blockedAt.toISOString(),
  unblockedAt: unblockedAt?.toISOString() ?? null,
});
