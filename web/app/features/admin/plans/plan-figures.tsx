import type { PlanFigures } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { formats } from "../../../locales/formats.ts";
import { Card } from "../../../ui/card.tsx";

/** Counted in the database at request time. */
export function PlanFiguresRow({ figures }: { figures: PlanFigures }) {
  const { t } = useTranslation("adminDashboard");
  const { starter, pro, premium } = figures.byTier;
  const told = [
    {
      name: t("plans.figures.active"),
      value: formats.number(figures.active),
      more: t("plans.figures.tiers", { starter, pro, premium }),
    },
    { name: t("plans.figures.paid"), value: formats.dollars(figures.paidMonthly), more: t("plans.figures.paidHint") },
    { name: t("plans.figures.free"), value: formats.number(figures.free), more: t("plans.figures.freeHint") },
    {
      name: t("plans.figures.ending"),
      value: formats.number(figures.ending),
      more: t("plans.figures.ended", { count: figures.ended }),
    },
  ];
  return (
    <Card className="p-5">
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        {told.map(({ name, value, more }) => (
          <div key={name} className="flex flex-col gap-1">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-2xl font-semibold tracking-tight tabular-nums">{value}</dd>
            <dd className="text-xs text-muted">{more}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
