import { useTranslation } from "react-i18next";
import { Sheet } from "../../ui/sheet.tsx";
import { SheetContent } from "./sheet-content.tsx";

interface SheetDrawerProps {
  ventureId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The figures of a venture over what they are talked about in. */
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
      <SheetContent ventureId={ventureId} isShown={open} />
    </Sheet>
  );
}
