import type { SheetFigure } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailed } from "../../../components/list.tsx";
import { useIsOwner, useMayEdit } from "../../../components/venture-access.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { figuresOptions } from "../figures-options.ts";
import { AddFigure } from "./add-figure.tsx";
import { FigureRow } from "./figure-row.tsx";

interface FigureListProps {
  ventureId: string;
  /** Below the figures that stand. */
  foot?: ReactNode;
}

/** The figures of a sheet: those that stand, and those that were set aside. */
export function FigureList({ ventureId, foot }: FigureListProps) {
  const { t } = useTranslation("ventures");
  const [mayEdit, isOwner] = [useMayEdit(), useIsOwner()];
  const [adding, setAdding] = useState(false);
  const query = useQuery(figuresOptions(ventureId));
  if (query.isPending) return <Skeleton className="h-72 rounded-card" />;
  if (!query.data) return <LoadFailed query={query} failure={t("figures.loadFailed")} />;
  const { figures } = query.data;
  const standing = figures.filter(({ state }) => state === "stands");
  const aside = figures.filter(({ state }) => state !== "stands");
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-xl">
          <h2 className="text-lg font-semibold">{t("figures.confirmed")}</h2>
          <p className="mt-0.5 text-sm text-muted">{t(isOwner ? "figures.lead" : "figures.guestLead")}</p>
        </div>
        {mayEdit && (
          <Button variant="secondary" aria-expanded={adding} onClick={() => setAdding(!adding)}>
            <Plus aria-hidden />
            {t("figures.add")}
          </Button>
        )}
      </div>
      {adding && <AddFigure ventureId={ventureId} onDone={() => setAdding(false)} />}
      {standing.length === 0 ? (
        <EmptyState title={t("figures.empty")} text={t("figures.emptyText")} />
      ) : (
        <>
          <Figures ventureId={ventureId} figures={standing} />
          {foot}
        </>
      )}
      {aside.length > 0 && (
        <section aria-labelledby="figures-aside">
          <h2 id="figures-aside" className="mb-3 text-sm font-medium text-muted">
            {t("figures.aside")}
          </h2>
          <Figures ventureId={ventureId} figures={aside} />
        </section>
      )}
    </div>
  );
}

/** Those that a first screen has room for are drawn first, the rest right after. */
const drawnFirst = 30;

function Figures({ ventureId, figures }: { ventureId: string; figures: SheetFigure[] }) {
  const drawn = useDeferredValue(figures, figures.slice(0, drawnFirst));
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-line">
        {drawn.map((figure) => (
          <FigureRow key={figure.id} ventureId={ventureId} figure={figure} />
        ))}
      </ul>
    </Card>
  );
}
