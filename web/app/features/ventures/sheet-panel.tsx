import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { SheetContent } from "./sheet-content.tsx";

interface SheetPanelProps {
  id: string;
  ventureId: string;
  onClose: () => void;
}

/** The figures of a venture beside the chat in which they are talked about. */
export function SheetPanel({ id, ventureId, onClose }: SheetPanelProps) {
  const { t } = useTranslation("ventures");
  return (
    <aside
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex w-96 shrink-0 flex-col border-l border-line bg-surface"
    >
      <div className="flex h-14 shrink-0 items-center justify-between gap-4 border-b border-line pr-2 pl-4">
        <h2 id={`${id}-title`} className="font-semibold">
          {t("sections.figures")}
        </h2>
        <Button variant="ghost" size="icon" aria-label={t("close")} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <div
        tabIndex={0}
        role="group"
        aria-labelledby={`${id}-title`}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        <SheetContent ventureId={ventureId} />
      </div>
    </aside>
  );
}
