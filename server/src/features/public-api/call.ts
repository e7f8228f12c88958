import type { MemberCtx } from "../../platform/ctx.ts";

/** A call of a program in its member's name. */
export interface CallCtx extends MemberCtx {
  /** The id of the call's run. */
  runId: string;
  /** Receives the call's cost. */
  spent(tokens: number): void;
}
