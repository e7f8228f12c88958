import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { CaseAnswer } from "../follows/engine-messages.ts";

const BarDrawing = lazy(async () => ({ default: (await import("./drawings.tsx")).BarDrawing }));
const LineDrawing = lazy(async () => ({ default: (await import("./drawings.tsx")).LineDrawing }));

interface CaseChartsProps {
  names: readonly string[];
  cases: readonly CaseAnswer[];
}

const contributions = ["contribution_per_customer", "contribution"];
const breakEvens = ["break_even_customers", "break_even_units", "break_even_places", "break_even_utilisation"];

/** The contribution, the break-even and the cash of all cases as charts; their values stand in the tables. */
export function CaseCharts({ names, cases }: CaseChartsProps) {
  const { t } = useTranslation("scenarios");
  const bars = [
    { title: t("charts.contribution"), wanted: contributions },
    { title: t("charts.breakEven"), wanted: breakEvens },
  ].flatMap(({ title, wanted }) => {
    const found = wanted.flatMap((name) =>
      cases.flatMap(({ following }) => following.results.find((one) => one.name === name) ?? []),
    )[0];
    if (!found) return [];
    const data = cases.flatMap(({ following }, index) => {
      const value = following.results.find(({ key }) => key === found.key)?.value;
      return value === undefined ? [] : [{ name: names[index] ?? "", value }];
    });
    return [{ title, label: found.label, unit: found.unit, data }];
  });
  const currency = cases[0]?.forecast?.currency ?? "";
  const lines = cases.flatMap(({ forecast }, index) => {
    const values = forecast?.lines.find(({ name }) => name === "cash")?.values;
    return values ? [{ name: names[index] ?? "", values }] : [];
  });
  if (bars.length + lines.length === 0) return null;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {bars.map(({ title, label, unit, data }) => (
        <Chart key={title} title={title} note={label}>
          <BarDrawing data={data} unit={unit} />
        </Chart>
      ))}
      {lines.length > 0 && (
        <Chart title={t("charts.cash")} note={t("charts.months")} isWide>
          <LineDrawing lines={lines} unit={currency} band={null} />
        </Chart>
      )}
    </div>
  );
}

interface ChartProps {
  title: string;
  note: string;
  isWide?: boolean;
  children: React.ReactNode;
}

export function Chart({ title, note, isWide = false, children }: ChartProps) {
  return (
    <Card className={`p-4 sm:p-5 ${isWide ? "md:col-span-2" : ""}`}>
      <h3 className="text-sm font-medium">{title}</h3>
      <p className="mb-3 text-xs text-muted">{note}</p>
      <div className="h-56" aria-hidden>
        <Suspense fallback={<Skeleton className="h-full" />}>{children}</Suspense>
      </div>
    </Card>
  );
}
