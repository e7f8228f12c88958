import { Table2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../locales/load-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";

const Drawer = lazy(async () => {
  const [{ SheetDrawer }] = await Promise.all([
    import("./sheet-drawer.tsx"),
    loadTexts("ventures", "amounts", "heard"),
  ]);
  return { default: SheetDrawer };
});

/** Opens the sheet of a venture over the page; the code comes when it is wanted. */
export function SheetButton({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("chat");
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Tooltip content={t("sheet")}>
        <Button variant="ghost" size="icon" aria-label={t("sheet")} aria-haspopup="dialog" onClick={open}>
          <Table2 aria-hidden />
        </Button>
      </Tooltip>
      {isWanted && (
        <Suspense>
          <Drawer ventureId={ventureId} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
