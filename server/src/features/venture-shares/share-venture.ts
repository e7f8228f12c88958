import { type Language, type SharedSheet, ventureSharesMax, type VentureShare } from "@cofounder/contract";
import type { Ctx, MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { hashOfToken, newLinkToken } from "../../platform/link-token.ts";
import { Problem } from "../../platform/problem.ts";
import { readFigures, requireVenture, serializeFigures } from "../ventures/index.ts";
import { deleteShare, insertShare, listShares, openShare, type ShareRow } from "./store.ts";

const dayMs = 24 * 60 * 60_000;

export async function readShares(ctx: MemberCtx, ventureId: string): Promise<VentureShare[]> {
  await requireVenture(ctx, ventureId);
  return (await listShares(ctx, ventureId)).map((row) => serializeShare(ctx, row));
}

/** Makes a link that shows the sheet as it is until the link expires. The address is returned only now. */
export async function shareVenture(
  ctx: MemberCtx,
  { ventureId, days, reader }: { ventureId: string; days: number; reader: string },
): Promise<{ share: VentureShare; url: string }> {
  await requireVenture(ctx, ventureId);
  const token = newLinkToken();
  const expiresAt = new Date(ctx.now().getTime() + days * dayMs);
  const share = { id: newId(), ventureId, tokenHash: hashOfToken(token), reader, expiresAt };
  const row = await insertShare(ctx, share, ventureSharesMax);
  if (!row) throw new Problem("venture_share.limit_reached");
  return { share: serializeShare(ctx, row), url: `${ctx.publicUrl}/shared/sheets/${token}` };
}

export async function withdrawShare(ctx: MemberCtx, ventureId: string, shareId: string): Promise<void> {
  if (!(await deleteShare(ctx, ventureId, shareId))) throw new Problem("venture_share.not_found");
}

/** The sheet of a link. An unknown link, an expired and a withdrawn one get the same answer. */
export async function readSharedSheet(
  ctx: Ctx & { address: string },
  { token, language }: { token: string; language: Language },
): Promise<SharedSheet> {
  await ctx.limits.take("shared_sheet", ctx.address);
  const opened = await openShare(ctx, hashOfToken(token));
  if (!opened) throw new Problem("share.not_found");
  const { userId, ventureId, name, line, reader, expiresAt } = opened;
  const rows = await readFigures({ ...ctx, userId }, ventureId);
  const standing = rows.filter(({ state }) => state === "stands");
  // The reader's share of the worker pool is used, not the owner's.
  const figures = await serializeFigures({ ...ctx, userId: ctx.address }, standing, language);
  return {
    name,
    line,
    reader,
    // Where a figure was said is the owner's own.
    figures: figures.map((figure) => ({ ...figure, origin: null })),
    expiresAt: expiresAt.toISOString(),
  };
}

const serializeShare = ({ now }: Ctx, { id, reader, expiresAt, opened, openings, createdAt }: ShareRow) => ({
  id,
  reader,
  expiresAt: expiresAt.toISOString(),
  hasExpired: expiresAt <= now(),
  opened,
  openings: openings.map((at) => at.toISOString()),
  createdAt: createdAt.toISOString(),
});
