import type { VentureFile } from "@cofounder/contract";
import { and, asc, eq } from "drizzle-orm";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { insertAll } from "../../platform/db/insert-all.ts";
import type { FigureRow, FigureVersionRow } from "./figure-store.ts";
import { holdStorage, tell, type VentureRow, type VentureVersionRow } from "./store.ts";
import { ventureFigures, ventureFigureVersions, ventures, ventureVersions } from "./table.ts";

/** A figure of a sheet with all its versions, oldest first. */
export type SheetRow = FigureRow & { versions: FigureVersionRow[] };

/** All figures of a sheet, in the order in which they came. */
export async function readSheet({ db, userId }: MemberCtx, ventureId: string): Promise<SheetRow[]> {
  const versionOf = and(
    eq(ventureFigureVersions.userId, ventureFigures.userId),
    eq(ventureFigureVersions.figureId, ventureFigures.id),
  );
  const rows = await db
    .select({ figure: ventureFigures, version: ventureFigureVersions })
    .from(ventureFigures)
    .innerJoin(ventureFigureVersions, versionOf)
    .where(and(eq(ventureFigures.userId, userId), eq(ventureFigures.ventureId, ventureId)))
    .orderBy(
      asc(ventureFigures.createdAt),
      asc(ventureFigures.spanStart),
      asc(ventureFigures.id),
      asc(ventureFigureVersions.version),
    );
  const byFigure = Map.groupBy(rows, ({ figure }) => figure.id);
  return [...byFigure.values()].flatMap((own) =>
    own[0] ? [{ ...own[0].figure, versions: own.map(({ version }) => version) }] : [],
  );
}

/** What was said about a venture, oldest first. */
export const readVentureVersions = async (ctx: MemberCtx, ventureId: string): Promise<VentureVersionRow[]> =>
  ctx.db
    .select()
    .from(ventureVersions)
    .where(and(eq(ventureVersions.userId, ctx.userId), eq(ventureVersions.ventureId, ventureId)))
    .orderBy(asc(ventureVersions.version));

/** A new venture with its sheet and the history of both, in a transaction; the figures' ids in the order of the file. */
export async function insertSheetIn(
  tx: MemberCtx,
  said: VentureFile["venture"],
  figures: VentureFile["figures"],
): Promise<{ venture: VentureRow; figureIds: string[] }> {
  await holdStorage(tx);
  const venture = await insertVersionsIn(tx, said.versions);
  const rows = figures.flatMap((figure) => rowsOf(tx, venture.id, figure));
  await insertAll(
    tx,
    ventureFigures,
    rows.map(({ figure }) => figure),
  );
  await insertAll(
    tx,
    ventureFigureVersions,
    rows.flatMap(({ versions }) => versions),
  );
  return { venture, figureIds: rows.map(({ figure }) => figure.id) };
}

async function insertVersionsIn(tx: MemberCtx, versions: VentureFile["venture"]["versions"]): Promise<VentureRow> {
  const [now, id, userId, last] = [tx.now(), newId(), tx.userId, versions.at(-1)];
  if (!last) throw new Error("a venture has a version");
  const { at: _at, ...said } = last;
  const row = { ...said, id, userId, version: versions.length, createdAt: now, updatedAt: now };
  const [venture] = await tx.db.insert(ventures).values(row).returning();
  if (!venture) throw new Error("no venture was stored");
  const rows = versions.map(({ at, ...each }, index) => ({
    userId,
    ventureId: id,
    version: index + 1,
    said: each,
    at: new Date(at),
  }));
  await insertAll(tx, ventureVersions, rows);
  await tell(tx, id);
  return venture;
}

function rowsOf({ userId }: MemberCtx, ventureId: string, { since, versions }: VentureFile["figures"][number]) {
  const last = versions.at(-1);
  if (!last) return [];
  const id = newId();
  const kept = versions.map(({ state, changedBy, at, ...quantity }, index) => ({
    userId,
    figureId: id,
    version: index + 1,
    quantity: storedOf(quantity),
    state,
    changedBy,
    createdAt: new Date(at),
  }));
  const { state, changedBy, at, ...quantity } = last;
  const figure = {
    userId,
    id,
    ventureId,
    quantity: storedOf(quantity),
    state,
    changedBy,
    version: versions.length,
    createdAt: new Date(since),
    updatedAt: new Date(at),
  };
  return [{ figure, versions: kept }];
}

type FileQuantity = Omit<VentureFile["figures"][number]["versions"][number], "state" | "changedBy" | "at">;

/** Without the keys of what is not said. */
const storedOf = ({ reading, ...quantity }: FileQuantity): FigureRow["quantity"] =>
  JSON.parse(JSON.stringify({ ...quantity, reading })) as FigureRow["quantity"];
