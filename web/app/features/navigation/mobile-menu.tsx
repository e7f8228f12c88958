import { Menu } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../locales/load-texts.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useOnDemand } from "../../ui/use-on-demand.ts";
import type { MobileMenuProps } from "./mobile-sheet.tsx";

const loadSheet = async () => {
  const [{ MobileSheet }] = await Promise.all([import("./mobile-sheet.tsx"), loadTexts("menus")]);
  return MobileSheet;
};

/** The drawer's code loads when the button is about to be touched. */
export function MobileMenu(props: MobileMenuProps) {
  const { t } = useTranslation("navigation");
  const [open, setOpen] = useState(false);
  const { t: common } = useTranslation();
  const { part: MobileSheet, preload, request } = useOnDemand(loadSheet, () => toast.error(common("crash.offline")));
  const show = () => {
    request();
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("openMenu")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onClick={show}
      >
        <Menu aria-hidden />
      </Button>
      {MobileSheet && <MobileSheet {...props} open={open} onOpenChange={setOpen} />}
    </>
  );
}
