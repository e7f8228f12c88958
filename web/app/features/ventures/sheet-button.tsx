import { Table2 } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { keep, readKept } from "../../components/browser-storage.ts";
import { loadTexts } from "../../locales/load-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useMedia } from "../../ui/use-media.ts";

const texts = ["ventures", "amounts", "heard"] as const;

const Drawer = lazy(async () => {
  const [{ SheetDrawer }] = await Promise.all([import("./sheet-drawer.tsx"), loadTexts(...texts)]);
  return { default: SheetDrawer };
});

const Panel = lazy(async () => {
  const [{ SheetPanel }] = await Promise.all([import("./sheet-panel.tsx"), loadTexts(...texts)]);
  return { default: SheetPanel };
});

/** Room for the chats, a column of text and the sheet. */
const wide = "(min-width: 1280px)";

const key = "sheet-beside";
const panelId = "sheet-beside";

interface SheetButtonProps {
  ventureId: string;
  /** The place beside the chat. */
  beside: HTMLElement | null;
}

/** Opens the sheet of a venture: beside the chat on a wide screen, over it elsewhere. The code comes when it is wanted. */
export function SheetButton({ ventureId, beside }: SheetButtonProps) {
  return useMedia(wide) && beside ? (
    <BesideButton ventureId={ventureId} beside={beside} />
  ) : (
    <OverButton ventureId={ventureId} />
  );
}

/** Open or closed as it was left in this browser. */
function BesideButton({ ventureId, beside }: { ventureId: string; beside: HTMLElement }) {
  const { t } = useTranslation("chat");
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(() => readKept(key) === "yes");
  const change = (next: boolean) => {
    setOpen(next);
    keep(key, next ? "yes" : null);
    if (!next) button.current?.focus();
  };
  return (
    <>
      <Tooltip content={t("sheet")}>
        <Button
          ref={button}
          variant="ghost"
          size="icon"
          aria-label={t("sheet")}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => change(!isOpen)}
        >
          <Table2 aria-hidden />
        </Button>
      </Tooltip>
      {isOpen &&
        createPortal(
          <Suspense>
            <Panel id={panelId} ventureId={ventureId} onClose={() => change(false)} />
          </Suspense>,
          beside,
        )}
    </>
  );
}

function OverButton({ ventureId }: { ventureId: string }) {
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
