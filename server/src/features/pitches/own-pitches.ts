import type { OwnPitch, PitchInput, PitchStatus, ProblemCode } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { serializeOwn } from "./serialize.ts";
import { whyNotNext, whyNotOpen } from "./rules.ts";
import { deletePitch, findOwn, insertPitch, listOwn, type PitchRow, replacePitch } from "./store.ts";

const refuse = (reason: ProblemCode | null) => {
  if (reason) throw new Problem(reason);
};
const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export async function listMine(ctx: MemberCtx): Promise<OwnPitch[]> {
  const now = ctx.now();
  return (await listOwn(ctx)).map((row) => serializeOwn(row, now));
}

export async function submitPitch(
  ctx: MemberCtx,
  { status, ...input }: PitchInput & { status: "draft" | "active" },
): Promise<OwnPitch> {
  const [opensAt, closesAt] = [momentOf(input.opensAt), momentOf(input.closesAt)];
  refuse(whyNotOpen(opensAt, closesAt));
  return serialize(ctx, await insertPitch(ctx, { ...input, id: newId(), status, opensAt, closesAt }));
}

export async function updatePitch(
  ctx: MemberCtx,
  { pitchId, ...change }: { [Key in keyof PitchInput]?: PitchInput[Key] | undefined } & { pitchId: string },
): Promise<OwnPitch> {
  const before = await requireOwn(ctx, pitchId);
  const { opensAt: opens, closesAt: closes, ...fields } = change;
  const changed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const opensAt = opens === undefined ? before.opensAt : momentOf(opens);
  const closesAt = closes === undefined ? before.closesAt : momentOf(closes);
  refuse(whyNotOpen(opensAt, closesAt));
  return serialize(ctx, await replacePitch(ctx, { ...before, ...changed, opensAt, closesAt }, before.status));
}

export async function setStatus(
  ctx: MemberCtx,
  { pitchId, status }: { pitchId: string; status: PitchStatus },
): Promise<OwnPitch> {
  const before = await requireOwn(ctx, pitchId);
  refuse(whyNotNext(before.status, status));
  return serialize(ctx, await replacePitch(ctx, { ...before, status }, before.status));
}

export async function removePitch(ctx: MemberCtx, { pitchId }: { pitchId: string }): Promise<void> {
  if (!(await deletePitch(ctx, pitchId))) throw new Problem("pitch.not_found");
}

async function requireOwn(ctx: MemberCtx, pitchId: string): Promise<PitchRow> {
  const row = await findOwn(ctx, pitchId);
  if (!row) throw new Problem("pitch.not_found");
  return row;
}

function serialize(ctx: MemberCtx, row: PitchRow | null): OwnPitch {
  if (!row) throw new Problem("pitch.not_found");
  return serializeOwn(row, ctx.now());
}
