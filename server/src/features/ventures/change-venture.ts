import type { VentureSaid } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { findVenture, type SomeOf, updateVenture, type VentureRow } from "./store.ts";

export interface VentureChange {
  ventureId: string;
  /** The version that was seen. */
  version: number;
  said: SomeOf<VentureSaid>;
}

/** Refused with both values where somebody changed the venture meanwhile. */
export async function changeVenture(ctx: MemberCtx, change: VentureChange): Promise<VentureRow> {
  const changed = await updateVenture(ctx, change);
  if (changed) return changed;
  const stored = await findVenture(ctx, change.ventureId);
  if (!stored) throw new Problem("venture.not_found");
  const fields = Object.keys(change.said) as (keyof VentureSaid)[];
  const theirs = Object.fromEntries(fields.map((field) => [field, stored[field]]));
  throw new Problem("venture.changed_meanwhile", { conflict: { yours: change.said, theirs, version: stored.version } });
}
