import type { ClaimType, Metric } from "@cofounder/contract";
import { useTranslation } from "react-i18next";

/** Where a number comes from, as a colour; the word stands beside it. */
const dots: Record<ClaimType, string> = {
  founder: "bg-accent",
  computed: "bg-good",
  source: "bg-good",
  assumption: "bg-warn",
  unknown: "bg-muted",
};

export function ClaimChip({ type }: { type: ClaimType }) {
  const { t } = useTranslation("chat");
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-muted">
      <span className={`size-1.5 rounded-full ${dots[type]}`} aria-hidden />
      {t(`claims.${type}`)}
    </span>
  );
}

/** A figure is as good as the weakest of what it was computed from. */
export function claimOf(metric: Pick<Metric, "value" | "inputs">): ClaimType {
  if (metric.value === null) return "unknown";
  const types = metric.inputs.map((input) => input.type);
  const weakest = (["unknown", "assumption", "source"] as const).find((type) => types.includes(type));
  return weakest ?? "computed";
}
