import { useTranslation } from "react-i18next";
import { isSample } from "../../content/claims.ts";
import { fundraisingClaims } from "../../content/fundraising.ts";
import { formats } from "../../locales/formats.ts";
import { Badge } from "../../ui/badge.tsx";

/** The open pitches in figures. */
export function StatCards({ stats }: { stats: { active: number; totalSeeking: number } | undefined }) {
  const { t } = useTranslation("fundraising");
  const millions = (dollars: number) => t("stats.millions", { amount: formats.decimals(dollars / 1_000_000, 2) });
  const counts: [string, number | null, (count: number) => string][] = [
    [t("stats.active"), stats ? stats.active : null, formats.number],
    [t("stats.total"), stats ? stats.totalSeeking : null, millions],
  ];
  // Zero counts are not shown.
  const cards = counts
    .filter(([, count]) => count !== 0)
    .map(([label, count, write]): [string, string] => [label, count === null ? "–" : write(count)]);
  return cards.length > 0 && <Cards cards={cards} />;
}

/** Whom nobody has counted. */
export function InvestorCount() {
  const { t } = useTranslation("fundraising");
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <span className="tabular-nums">{formats.number(fundraisingClaims.investors)}</span>
      {t("stats.investors")}
      {isSample("fundraisingInvestors") && <Badge tone="warn">{t("stats.sample")}</Badge>}
    </p>
  );
}

function Cards({ cards }: { cards: [label: string, value: string][] }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:auto-cols-fr sm:grid-flow-col">
      {cards.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse gap-1 bg-surface p-5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-3xl font-semibold tracking-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
