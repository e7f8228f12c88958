import type { MemberCtx } from "../../platform/ctx.ts";

/** A call of a program in its member's name. */
export interface CallCtx extends MemberCtx {
  /** What the call runs under. */
  runId: string;
  /** Told what the call cost. */
  spent(tokens: number): void;
}
