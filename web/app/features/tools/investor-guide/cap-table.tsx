import type { InvestorGuideOutput } from "@cofounder/contract";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { formats } from "../../../locales/formats.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DataTable } from "../parts/data-table.tsx";
import { ResultSection } from "../parts/result-section.tsx";
import { Statements } from "../parts/statements.tsx";

const CapTableChart = lazy(async () => {
  const { CapTableChart: Chart } = await import("./cap-table-chart.tsx");
  return { default: Chart };
});

/** Ownership before and after, drawn and as a table. */
export function CapTable({ capTable: { holdings, lines, instrument } }: Pick<InvestorGuideOutput, "capTable">) {
  const { t } = useTranslation("investorGuide");
  return (
    <ResultSection title={t("capTable")} lead={t(`instruments.${instrument}`)}>
      {holdings.length > 0 && (
        <>
          <div aria-hidden className="h-56">
            <Suspense fallback={<Skeleton className="h-full" />}>
              <CapTableChart holdings={holdings} before={t("before")} after={t("after")} />
            </Suspense>
          </div>
          <div className="mt-4">
            <DataTable
              caption={t("capTable")}
              head={[t("holder"), t("before"), t("after")]}
              rows={holdings.map(({ holder, before, after }, index) => ({
                key: `${index}`,
                cells: [holder, formats.percent(before), formats.percent(after)],
              }))}
            />
          </div>
        </>
      )}
      <div className="mt-5">
        <Statements items={lines} />
      </div>
    </ResultSection>
  );
}
