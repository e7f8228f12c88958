import type { ListedSubscription } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formats } from "../../../locales/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { PlanDialog } from "./plan-dialog.tsx";

export function SubscriptionRow({ row }: { row: ListedSubscription }) {
  const { t } = useTranslation("adminDashboard");
  const [open, setOpen] = useState<"give" | "end" | null>(null);
  const { email, displayName, isActive, isBlocked } = row;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 grow basis-72">
        <p className="font-medium wrap-anywhere">{email}</p>
        {displayName && <p className="text-sm wrap-anywhere text-muted">{displayName}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <Badge tone={isActive ? "good" : "neutral"}>{t(isActive ? "plans.active" : "plans.inactive")}</Badge>
          <Badge tone={isActive ? "accent" : "neutral"}>{row.planName}</Badge>
          <Badge>{t(`plans.sources.${row.source}`)}</Badge>
          {isBlocked && <Badge tone="bad">{t("plans.blocked")}</Badge>}
        </div>
        <Facts row={row} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setOpen("give")}>
          {t(isActive ? "plans.change" : "plans.activate")}
        </Button>
        {isActive && (
          <Button variant="ghost" size="sm" onClick={() => setOpen("end")}>
            {t("plans.cancel")}
          </Button>
        )}
      </div>
      {open && (
        <PlanDialog deed={open} userId={row.userId} name={email} tier={row.tier} onClose={() => setOpen(null)} />
      )}
    </li>
  );
}

function Facts({ row }: { row: ListedSubscription }) {
  const { t } = useTranslation("adminDashboard");
  const { tokensRemaining, tokensUsed, tokenLimit, next } = row;
  const at = formats.date(row.periodEnd);
  return (
    <p className="mt-2 text-sm text-muted tabular-nums">
      {tokensRemaining !== null && tokensUsed !== null && (
        <>
          {t("plans.tokens", {
            left: formats.number(tokensRemaining),
            limit: formats.number(tokenLimit),
            used: formats.number(tokensUsed),
          })}
          {" · "}
        </>
      )}
      {formats.dollars(row.priceMonthly)}
      {" · "}
      {next
        ? t(`plans.next.${next.kind}`, { at, tier: next.tier ?? "" })
        : t("plans.began", { at: formats.date(row.startedAt) })}
    </p>
  );
}
