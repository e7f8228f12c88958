import type { VentureFile, VentureSaid } from "@cofounder/contract";
import { and, asc, eq } from "drizzle-orm";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { insertAll } from "../../platform/db/insert-all.ts";
import type { FigureRow, FigureVersionRow } from "./figure-store.ts";
import { holdStorage, insertVenture, type VentureRow } from "./store.ts";
import { ventureFigures, ventureFigureVersions } from "./table.ts";

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

/** A new venture with its sheet and the history of that, in a transaction; the figures' ids in the order of the file. */
export async function insertSheetIn(
  tx: MemberCtx,
  said: VentureSaid,
  figures: VentureFile["figures"],
): Promise<{ venture: VentureRow; figureIds: string[] }> {
  await holdStorage(tx);
  const venture = await insertVenture(tx, said);
  const rows = figures.flatMap(({ since, versions }) => rowsOf(tx, venture.id, { since, versions }));
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
