import { Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cn } from "../../ui/cn.ts";

export function TokenPill({ tokens, className }: { tokens: number; className?: string }) {
  const { t } = useTranslation("navigation");
  return (
    <span
      title={t("tokensLeft")}
      className={cn(
        "inline-flex h-8 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-medium whitespace-nowrap tabular-nums",
        className,
      )}
    >
      <Coins aria-hidden className="size-4 text-accent" />
      {t("tokens", { count: tokens })}
    </span>
  );
}
