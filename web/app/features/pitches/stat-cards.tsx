import { useTranslation } from "react-i18next";
import { fundraisingClaims } from "../../content/fundraising.ts";
import { formats } from "../../locales/formats.ts";

/** What is open now, in three figures. */
export function StatCards({ stats }: { stats: { active: number; totalSeeking: number } | undefined }) {
  const { t } = useTranslation("fundraising");
  const cards = [
    [t("stats.active"), stats ? formats.number(stats.active) : "–"],
    [
      t("stats.total"),
      stats ? t("stats.millions", { amount: formats.decimals(stats.totalSeeking / 1_000_000, 2) }) : "–",
    ],
    [t("stats.investors"), formats.number(fundraisingClaims.investors)],
  ];
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
      {cards.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse gap-1 bg-surface p-5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-3xl font-semibold tracking-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
