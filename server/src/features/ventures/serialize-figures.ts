import { formatUnit } from "@cofounder/analyst/light";
import type { Language, SheetFigure } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { jobsIn } from "../../platform/workers/job.ts";
import { type Authored, authorFor } from "../accounts/name-statements.ts";
import type * as figureLabels from "./figure-labels.ts";
import type { FigureRow, FigureVersionRow } from "./figure-store.ts";

const jobs = jobsIn<typeof figureLabels>(new URL("./figure-labels.ts", import.meta.url));

/** Rows of the sheet, each said in words of a language. */
export async function serializeFigures(ctx: MemberCtx, rows: FigureRow[], language: Language): Promise<SheetFigure[]> {
  const labels = await labelsIn(ctx, rows, language);
  return rows.map((row, index) => serialized(ctx, row, labels[index] ?? ""));
}

export async function serializeVersions(ctx: MemberCtx, rows: Authored<FigureVersionRow>[], language: Language) {
  const labels = await labelsIn(ctx, rows, language);
  return rows.map((row, index) => ({
    value: row.quantity.value,
    quote: row.quantity.quote,
    label: labels[index] ?? "",
    reading: row.quantity.reading,
    unit: formatUnit(row.quantity.reading.unit),
    state: row.state,
    isTyped: row.changedBy === "member",
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    author: authorFor(ctx, row),
  }));
}

/** Figures that are read alike are described once. */
async function labelsIn(ctx: MemberCtx, rows: Pick<FigureRow, "quantity">[], language: Language): Promise<string[]> {
  if (rows.length === 0) return [];
  const keys = rows.map(({ quantity }) => JSON.stringify(quantity.reading));
  const readings = new Map(rows.map(({ quantity }, index) => [keys[index], quantity.reading]));
  const labels = await ctx.workers.run(ctx.userId, jobs("labelsOf"), [...readings.values()], language);
  const byKey = new Map([...readings.keys()].map((key, index) => [key, labels[index]]));
  return keys.map((key) => byKey.get(key) ?? "");
}

export async function serializeFigure(ctx: MemberCtx, row: FigureRow, language: Language): Promise<SheetFigure> {
  const [label = ""] = await labelsIn(ctx, [row], language);
  return serialized(ctx, row, label);
}

function serialized(ctx: MemberCtx, row: FigureRow, label: string): SheetFigure {
  const { id, quantity, state, changedBy, version, createdAt, updatedAt } = row;
  const { quote, value, low = null, high = null, per, includesTax, reading } = quantity;
  return {
    id,
    quote,
    value,
    low,
    high,
    ...(per !== undefined && { per }),
    ...(includesTax !== undefined && { includesTax }),
    reading,
    unit: formatUnit(reading.unit),
    label,
    state,
    // The owner's chats are the owner's alone.
    origin: ctx.guest ? null : originOf(row),
    isTyped: changedBy === "member",
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function originOf({ chatId, messageId, spanStart, spanEnd }: FigureRow): SheetFigure["origin"] {
  if (chatId === null || messageId === null || spanStart === null || spanEnd === null) return null;
  return { chatId, messageId, start: spanStart, end: spanEnd };
}
