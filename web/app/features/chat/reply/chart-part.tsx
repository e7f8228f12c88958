import { ChartColumn, Table2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { ChartPart } from "./chart-drawing.tsx";
import { formatValue } from "./format-value.ts";
import { PartTitle } from "./part-title.tsx";
import { useReplyWords } from "./reply-words.ts";
import { DataTable } from "./table-part.tsx";

/** The chart library is large and loads only with the first chart. */
const ChartDrawing = lazy(async () => ({ default: (await import("./chart-drawing.tsx")).ChartDrawing }));

export function ChartPartView({ part }: { part: ChartPart }) {
  const { say, locale } = useReplyWords();
  const [asTable, setAsTable] = useState(false);
  const rows = part.categories.map((category, index) => [
    category,
    ...part.series.map(({ values }) => {
      const value = values[index];
      return value === undefined ? "" : formatValue(value, part.unit, locale);
    }),
  ]);
  return (
    <section>
      <div className="flex items-center justify-between gap-2">
        <PartTitle>{part.title}</PartTitle>
        <Button variant="ghost" size="sm" onClick={() => setAsTable(!asTable)}>
          {asTable ? <ChartColumn className="size-4" aria-hidden /> : <Table2 className="size-4" aria-hidden />}
          {asTable ? say("chart.asChart") : say("chart.asTable")}
        </Button>
      </div>
      {asTable ? (
        <DataTable
          columns={[say("chart.category"), ...part.series.map(({ name }) => name)]}
          rows={rows}
          label={part.title}
        />
      ) : (
        <div className="h-64 rounded-xl border border-line p-3 pt-4" role="img" aria-label={part.title}>
          <Suspense fallback={<Skeleton className="size-full" />}>
            <ChartDrawing part={part} locale={locale} />
          </Suspense>
        </div>
      )}
      {part.note && <p className="mt-2 text-xs text-muted">{part.note}</p>}
    </section>
  );
}
