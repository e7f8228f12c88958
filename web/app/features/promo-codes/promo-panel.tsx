import { ChevronDown, TicketPercent } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { LazyPromoForm } from "./lazy-promo-form.tsx";

/** Opens and closes; closes automatically once a code was applied. */
export function PromoPanel({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="border-b border-line px-3 py-1.5 sm:px-4">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((before) => !before)}
      >
        <TicketPercent aria-hidden />
        {t("promoCode")}
        <ChevronDown aria-hidden className={cn("transition-transform", open && "rotate-180")} />
      </Button>
      <div id={id} hidden={!open} className="max-w-md px-3 pt-1 pb-3">
        {open && <LazyPromoForm quiet signedIn={signedIn} onApplied={() => setOpen(false)} />}
      </div>
    </div>
  );
}
