import { ChevronDown, TicketPercent } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { LazyPromoForm } from "./lazy-promo-form.tsx";

interface PromoPanelProps {
  signedIn: boolean;
  /** Places the button that opens the panel, and the panel itself. */
  children: (toggle: ReactNode, panel: ReactNode) => ReactNode;
}

/** Opens and closes; closes automatically once a code was applied. */
export function PromoPanel({ signedIn, children }: PromoPanelProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = (
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
  );
  const panel = (
    <div id={id} hidden={!open} className="order-last max-w-md basis-full px-2 pt-1 pb-2">
      {open && <LazyPromoForm quiet signedIn={signedIn} onApplied={() => setOpen(false)} />}
    </div>
  );
  return children(toggle, panel);
}
