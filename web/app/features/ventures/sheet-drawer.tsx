import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Sheet } from "../../ui/sheet.tsx";
import { FigureList } from "./figures/figure-list.tsx";

interface SheetDrawerProps {
  ventureId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The figures of a venture beside what they are talked about in. */
export function SheetDrawer({ ventureId, open, onOpenChange }: SheetDrawerProps) {
  const { t } = useTranslation("ventures");
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
        <FigureList ventureId={ventureId} />
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
