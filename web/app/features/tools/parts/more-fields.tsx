import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface MoreFieldsProps {
  /** Its initial state. */
  open?: boolean | undefined;
  /** The subject of the fields, if it is not "more". */
  label?: string | undefined;
  children: ReactNode;
}

/** Optional fields, folded until they are opened. */
export function MoreFields({ open, label, children }: MoreFieldsProps) {
  const { t } = useTranslation("toolParts");
  return (
    <details open={open} className="group border-t border-line pt-4">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform duration-fast group-open:rotate-90" />
        {label ?? t("more")}
      </summary>
      <div className="mt-4 grid gap-4">{children}</div>
    </details>
  );
}
