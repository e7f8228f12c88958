import type { Member } from "@cofounder/contract";
import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

const loadSheet = async () => ({ default: (await import("./mobile-sheet.tsx")).MobileSheet });
const MobileSheet = lazy(loadSheet);

interface MobileMenuProps {
  member: Member | null;
  onSignOut: () => void;
}

/** The drawer's code comes when a finger comes near. */
export function MobileMenu({ member, onSignOut }: MobileMenuProps) {
  const { t } = useTranslation("navigation");
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
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
        onPointerEnter={() => void loadSheet()}
        onClick={show}
      >
        <Menu aria-hidden />
      </Button>
      {wanted && (
        <Suspense>
          <MobileSheet member={member} onSignOut={onSignOut} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
