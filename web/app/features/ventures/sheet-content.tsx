import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { VentureAccess } from "../../components/venture-access.tsx";
import { FigureList } from "./figures/figure-list.tsx";
import { SharedBy } from "./sharing/shared-by.tsx";

interface SheetContentProps {
  ventureId: string;
  /** False while nobody sees it. */
  isShown?: boolean;
}

/** The figures of a venture, with a way to the rest of it. */
export function SheetContent({ ventureId, isShown = true }: SheetContentProps) {
  const { t } = useTranslation("ventures");
  const { data, error } = useQuery(api.ventures.get.queryOptions({ input: { ventureId }, enabled: isShown }));
  return (
    <div className="flex flex-col gap-6 p-4">
      {/* First: below the figures it would move while they load. */}
      <Link
        to={`/ventures/${ventureId}`}
        className="group inline-flex w-fit items-center gap-1.5 text-sm font-medium hover:underline"
      >
        {t("wholeVenture")}
        <ArrowRight aria-hidden className="size-4 text-muted group-hover:translate-x-0.5" />
      </Link>
      {data && (
        <VentureAccess value={data.venture.access}>
          <SharedBy venture={data.venture} />
          <FigureList ventureId={ventureId} />
        </VentureAccess>
      )}
      {error && !data && <p role="alert">{problemTexts[problemOf(error).code]}</p>}
    </div>
  );
}
