import type { Venture } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { type Authored, authorFor } from "../accounts/name-statements.ts";
import type { SharedVenture, VentureRow, VentureVersionRow } from "./store.ts";

/** As the caller has it: an own venture, or the one of an owner whose guest they are. */
export const serializeVenture = ({ guest }: MemberCtx, row: VentureRow): Venture =>
  serialized(row, guest ? { access: guest.access, owner: guest.ownerName } : { access: "own", owner: null });

export const serializeShared = ({ access, ownerName: owner, ...row }: SharedVenture): Venture =>
  serialized(row, { access, owner });

export const serializeVentureVersion = (ctx: MemberCtx, row: Authored<VentureVersionRow>) => ({
  ...row.said,
  version: row.version,
  at: row.at.toISOString(),
  author: authorFor(ctx, row),
});

function serialized(
  { userId: _owner, createdAt, updatedAt, ...row }: VentureRow,
  access: Pick<Venture, "access" | "owner">,
): Venture {
  return { ...row, ...access, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
