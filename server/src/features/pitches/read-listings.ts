import { type Listing, type OwnPitch, pitchesPerPage } from "@cofounder/contract";
import { type Ctx, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { pageOf, readCursor } from "../../platform/db/cursor.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { serializeListing, serializeOwn } from "./serialize.ts";
import { findPitch, hidePitch, listAll, listListed, sumListed } from "./store.ts";

export interface ListInput {
  industry?: string | undefined;
  stage?: string | undefined;
  cursor?: string | undefined;
}

/** @param viewerId null for visitors: they see what is public. */
export async function listPitches(ctx: Ctx, viewerId: string | null, { industry, stage, cursor }: ListInput) {
  const filter = {
    industry: industry ?? null,
    stage: stage ?? null,
    after: readCursor(cursor),
    limit: pitchesPerPage + 1,
  };
  const [rows, stats] = await Promise.all([listListed(ctx, viewerId, filter), sumListed(ctx, viewerId !== null)]);
  const { page, next } = pageOf(rows, pitchesPerPage, ({ createdAt }) => createdAt);
  const pitches: Listing[] = page.map((row) => serializeListing(row, viewerId));
  return { pitches, next, stats };
}

export async function listForAdmins(ctx: Ctx, { cursor }: { cursor?: string | undefined }) {
  const rows = await listAll(ctx, readCursor(cursor), pitchesPerPage + 1);
  const { page, next } = pageOf(rows, pitchesPerPage, ({ createdAt }) => createdAt);
  const now = ctx.now();
  return { pitches: page.map(({ email, ...row }) => ({ ...serializeOwn(row, now), email })), next };
}

/** Removes a pitch from the list, with a reason that its founder reads, or puts it back. */
export async function moderate(
  ctx: MemberCtx,
  { pitchId, hiddenBecause }: { pitchId: string; hiddenBecause: string | null },
): Promise<OwnPitch> {
  await inTransaction(ctx, async (tx) => {
    const founderId = await hidePitch(tx, pitchId, hiddenBecause);
    if (founderId === null) throw new Problem("pitch.not_found");
    await writeAudit(tx, {
      actorId: ctx.userId,
      action: hiddenBecause === null ? "pitch.shown" : "pitch.hidden",
      subjectId: founderId,
      details: { pitchId, because: hiddenBecause },
    });
  });
  const row = await findPitch(ctx, pitchId);
  if (!row) throw new Problem("pitch.not_found");
  return serializeOwn(row, ctx.now());
}
