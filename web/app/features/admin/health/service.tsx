import type { ServiceHealth } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { formats } from "../../../locales/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";

interface ServiceProps {
  title: string;
  state: string;
  service: ServiceHealth;
}

/** An external service, with its last answer. */
export function Service({ title, state, service }: ServiceProps) {
  const { t } = useTranslation("adminDashboard");
  const { lastSuccess, lastFailure, fault } = service;
  const failing = lastFailure !== null && lastFailure > (lastSuccess ?? "");
  const tone = failing ? "bad" : lastSuccess ? "good" : "neutral";
  return (
    <Card className="p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold tracking-tight">{title}</h3>
        <Badge tone={tone}>{t(`health.answers.${failing ? "failing" : lastSuccess ? "well" : "unheard"}`)}</Badge>
      </div>
      <p className="mb-3 text-sm wrap-anywhere">{state}</p>
      <dl className="flex flex-col gap-2 text-sm">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{t("health.lastSuccess")}</dt>
          <dd>{lastSuccess ? formats.time(lastSuccess) : t("health.never")}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{t("health.lastFailure")}</dt>
          <dd>{lastFailure ? `${formats.time(lastFailure)} · ${fault ?? ""}` : t("health.never")}</dd>
        </div>
      </dl>
    </Card>
  );
}
