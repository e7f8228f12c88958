import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { callerId, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { versionsShownMax } from "@cofounder/contract";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { type Authored, authorName } from "../accounts/name-statements.ts";
import { holdStorage, tell } from "./store.ts";
import { type SheetQuantity, ventureFigures, ventureFigureVersions } from "./table.ts";

export type FigureRow = typeof ventureFigures.$inferSelect;
export type FigureVersionRow = typeof ventureFigureVersions.$inferSelect;

/** The figure, of whichever sheet the member has it in. */
export interface FigurePlace {
  ventureId: string;
  figureId: string;
}

const own = (ctx: MemberCtx, { ventureId, figureId }: FigurePlace) =>
  and(eq(ventureFigures.userId, ctx.userId), eq(ventureFigures.ventureId, ventureId), eq(ventureFigures.id, figureId));

export async function listFigures(ctx: MemberCtx, ventureId: string): Promise<FigureRow[]> {
  const inSheet = and(eq(ventureFigures.userId, ctx.userId), eq(ventureFigures.ventureId, ventureId));
  return ctx.db
    .select()
    .from(ventureFigures)
    .where(inSheet)
    .orderBy(ventureFigures.createdAt, ventureFigures.spanStart, ventureFigures.id);
}

export async function findFigure(ctx: MemberCtx, place: FigurePlace): Promise<FigureRow | null> {
  const rows = await ctx.db.select().from(ventureFigures).where(own(ctx, place));
  return rows[0] ?? null;
}

export async function listFigureVersions(ctx: MemberCtx, figureId: string): Promise<Authored<FigureVersionRow>[]> {
  const of = and(eq(ventureFigureVersions.userId, ctx.userId), eq(ventureFigureVersions.figureId, figureId));
  return ctx.db
    .select({ ...getTableColumns(ventureFigureVersions), authorName: authorName(ventureFigureVersions.authorId) })
    .from(ventureFigureVersions)
    .where(of)
    .orderBy(desc(ventureFigureVersions.version))
    .limit(versionsShownMax);
}

export function insertFigure(ctx: MemberCtx, ventureId: string, quantity: SheetQuantity): Promise<FigureRow> {
  return inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    const now = tx.now();
    const row = { userId: tx.userId, id: newId(), ventureId, quantity, createdAt: now, updatedAt: now };
    const [figure] = await tx.db
      .insert(ventureFigures)
      .values({ ...row, state: "stands", changedBy: "member", version: 1 })
      .returning();
    if (!figure) throw new Problem("unexpected");
    await keepVersion(tx, figure);
    return figure;
  });
}

export interface FigureUpdate extends FigurePlace {
  /** The version that was seen. */
  version: number;
  quantity: SheetQuantity;
  state: FigureRow["state"];
}

/** Null: there is no such version. */
export const updateFigure = (ctx: MemberCtx, update: FigureUpdate): Promise<FigureRow | null> =>
  inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    return updateFigureIn(tx, update);
  });

/** The same in a transaction that began with `holdStorage`. */
export async function updateFigureIn(tx: MemberCtx, update: FigureUpdate): Promise<FigureRow | null> {
  const { quantity, state, version } = update;
  const change = { quantity, state, changedBy: "member" as const, version: version + 1, updatedAt: tx.now() };
  const seen = and(own(tx, update), eq(ventureFigures.version, version));
  const [figure] = await tx.db.update(ventureFigures).set(change).where(seen).returning();
  if (figure) await keepVersion(tx, figure);
  return figure ?? null;
}

/** All or none of them, in a transaction that began with `holdStorage`. False: some have another version now. */
export async function updateFiguresIn(tx: MemberCtx, updates: readonly FigureUpdate[]): Promise<boolean> {
  for (const update of updates) if ((await findFigure(tx, update))?.version !== update.version) return false;
  for (const update of updates) await updateFigureIn(tx, update);
  return true;
}

async function keepVersion(tx: MemberCtx, figure: FigureRow): Promise<void> {
  const { userId, id: figureId, version, quantity, state, changedBy, updatedAt: createdAt, ventureId } = figure;
  await tx.db
    .insert(ventureFigureVersions)
    .values({ userId, figureId, version, quantity, state, changedBy, createdAt, authorId: callerId(tx) });
  if (ventureId) await tell(tx, ventureId);
}
