import { Link } from "react-router";
import { useTranslation } from "react-i18next";
import { cn } from "../../ui/cn.ts";

/** Two overlapping sheets. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={cn("size-6", className)}>
      <rect x="2" y="2" width="14" height="14" rx="4.5" className="fill-ink" />
      <rect x="8" y="8" width="14" height="14" rx="4.5" className="fill-accent stroke-canvas" strokeWidth="2" />
    </svg>
  );
}

interface BrandProps {
  /** On a phone the mark alone is shown, to save space. */
  short?: boolean;
}

export function Brand({ short = false }: BrandProps) {
  const { t } = useTranslation("navigation");
  const { t: common } = useTranslation();
  return (
    <Link to="/" aria-label={t("home")} className="flex items-center gap-2.5 rounded-sm font-semibold tracking-tight">
      <BrandMark />
      <span className={cn("whitespace-nowrap", short ? "max-sm:sr-only" : "max-[22rem]:sr-only")}>
        {common("brand")}
      </span>
    </Link>
  );
}
