import { formatUnit } from "@cofounder/analyst";
import type { Language, SheetFigure } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { jobsIn } from "../../platform/workers/job.ts";
import type * as figureLabels from "./figure-labels.ts";
import type { FigureRow, FigureVersionRow } from "./figure-store.ts";

const jobs = jobsIn<typeof figureLabels>(new URL("./figure-labels.ts", import.meta.url));

/** Rows of the sheet, each said in words of a language. */
export async function serializeFigures(ctx: MemberCtx, rows: FigureRow[], language: Language): Promise<SheetFigure[]> {
  const labels = await labelsIn(ctx, rows, language);
  return rows.map((row, index) => serializeFigure(row, labels[index] ?? ""));
}

export async function serializeVersions(ctx: MemberCtx, rows: FigureVersionRow[], language: Language) {
  const labels = await labelsIn(ctx, rows, language);
  return rows.map(({ quantity, state, changedBy, version, createdAt }, index) => ({
    value: quantity.value,
    quote: quantity.quote,
    label: labels[index] ?? "",
    unit: formatUnit(quantity.reading.unit),
    state,
    isTyped: changedBy === "member",
    version,
    createdAt: createdAt.toISOString(),
  }));
}

const labelsIn = (ctx: MemberCtx, rows: Pick<FigureRow, "quantity">[], language: Language): Promise<string[]> =>
  rows.length === 0
    ? Promise.resolve([])
    : ctx.workers.run(
        ctx.userId,
        jobs("labelsOf"),
        rows.map(({ quantity }) => quantity.reading),
        language,
      );

function serializeFigure(row: FigureRow, label: string): SheetFigure {
  const { id, quantity, state, changedBy, version, createdAt, updatedAt } = row;
  const { quote, value, low = null, high = null, reading } = quantity;
  return {
    id,
    quote,
    value,
    low,
    high,
    reading,
    unit: formatUnit(reading.unit),
    label,
    state,
    origin: originOf(row),
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
