import type { SystemHealth } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { ListState } from "../../../components/list.tsx";
import { formats } from "../../../locales/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { bytes, span } from "./measures.ts";
import { ProcessList } from "./process-list.tsx";
import { Service } from "./service.tsx";

const refreshMs = 10_000;

/** The state of the installation, refreshed while it is shown. */
export function SystemHealthPanel() {
  const { t } = useTranslation("adminDashboard");
  const query = useQuery(api.health.read.queryOptions({ refetchInterval: refreshMs }));
  return (
    <ListState query={query} failure={t("health.loadFailed")}>
      {query.data && (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
            <p>{t("health.at", { time: formats.time(query.data.at) })}</p>
            <Button variant="secondary" size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
              {t("health.refresh")}
            </Button>
          </div>
          <Told health={query.data} />
        </div>
      )}
    </ListState>
  );
}

function Told({ health }: { health: SystemHealth }) {
  const { t } = useTranslation("adminDashboard");
  const { versions, database, disk, model, mail } = health;
  const modelState = model.configured ? (model.name ?? "") : t("health.model.none");
  const mailState = t(mail.local ? "health.mail.local" : "health.mail.smtp");
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Group
          title={t("health.versions.title")}
          facts={[
            [t("health.versions.product"), versions.product],
            ["Node", versions.node],
            ["PostgreSQL", versions.database],
            [t("health.versions.migration"), versions.migration],
          ]}
        />
        <Group
          title={t("health.database.title")}
          facts={[
            [t("health.database.size"), bytes(database.bytes)],
            [t("health.database.connections"), `${database.connections} / ${database.connectionsMax}`],
            [t("health.database.roundTrip"), t("health.ms", { ms: formats.number(database.roundTripMs) })],
            [t("health.disk"), disk ? `${bytes(disk.freeBytes)} / ${bytes(disk.totalBytes)}` : t("health.unknown")],
          ]}
        />
        <Service title={t("health.model.title")} state={modelState} service={model} />
        <Service title={t("health.mail.title")} state={mailState} service={mail} />
      </div>
      <Queue queue={health.queue} />
      <ProcessList processes={health.processes} ageOf={(startedAt) => span(health.at, startedAt)} />
    </>
  );
}

interface GroupProps {
  title: string;
  facts: [name: string, value: ReactNode][];
}

function Group({ title, facts }: GroupProps) {
  return (
    <Card className="p-5">
      <h3 className="mb-3 font-semibold tracking-tight">{title}</h3>
      <dl className="flex flex-col gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const kinds = ["replies", "tools", "mails", "plans", "files"] as const;

function Queue({ queue }: { queue: SystemHealth["queue"] }) {
  const { t } = useTranslation("adminDashboard");
  return (
    <Card className="overflow-x-auto p-5">
      <h3 id="health-queue" className="mb-3 font-semibold tracking-tight">
        {t("health.queue.title")}
      </h3>
      <table aria-labelledby="health-queue" className="w-full text-sm">
        <thead className="text-left text-muted">
          <tr>
            <th scope="col" className="pb-2 font-normal">
              {t("health.queue.work")}
            </th>
            {(["waiting", "running", "failed"] as const).map((state) => (
              <th key={state} scope="col" className="pb-2 pl-3 text-right font-normal">
                {t(`health.queue.${state}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {kinds.map((kind) => (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {t(`health.queue.kinds.${kind}`)}
              </th>
              <td className="py-2 pl-3 text-right">{formats.number(queue[kind].waiting)}</td>
              <td className="py-2 pl-3 text-right">{formats.number(queue[kind].running)}</td>
              <td className="py-2 pl-3 text-right">
                {queue[kind].failed > 0 ? <Badge tone="bad">{formats.number(queue[kind].failed)}</Badge> : 0}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-xs text-muted">{t("health.queue.hint")}</p>
    </Card>
  );
}
