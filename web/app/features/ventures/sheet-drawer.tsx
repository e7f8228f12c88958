import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { VentureAccess } from "../../components/venture-access.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { SharedBy } from "./sharing/shared-by.tsx";
import { FigureList } from "./figures/figure-list.tsx";

interface SheetDrawerProps {
  ventureId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The figures of a venture beside what they are talked about in. */
export function SheetDrawer({ ventureId, open, onOpenChange }: SheetDrawerProps) {
  const { t } = useTranslation("ventures");
  const { data, error } = useQuery(api.ventures.get.queryOptions({ input: { ventureId }, enabled: open }));
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="right"
      title={t("sections.figures")}
      closeLabel={t("close")}
      className="w-120 max-w-full"
    >
      <div className="flex flex-col gap-6 p-4">
        {data && (
          <VentureAccess value={data.venture.access}>
            <SharedBy venture={data.venture} />
            <FigureList ventureId={ventureId} />
          </VentureAccess>
        )}
        {error && !data && <p role="alert">{problemTexts[problemOf(error).code]}</p>}
        <Link
          to={`/ventures/${ventureId}`}
          className="group inline-flex w-fit items-center gap-1.5 text-sm font-medium hover:underline"
        >
          {t("wholeVenture")}
          <ArrowRight aria-hidden className="size-4 text-muted group-hover:translate-x-0.5" />
        </Link>
      </div>
    </Sheet>
  );
}
