import type { SystemHealth } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { bytes } from "./measures.ts";

interface ProcessListProps {
  processes: SystemHealth["processes"];
  ageOf: (startedAt: string) => string;
}

/** The processes of the application, and the present work of each. */
export function ProcessList({ processes, ageOf }: ProcessListProps) {
  const { t } = useTranslation("adminDashboard");
  return (
    <Card className="p-5">
      <h3 className="mb-1 font-semibold tracking-tight">{t("health.processes.title")}</h3>
      <ul className="divide-y divide-line text-sm">
        {processes.map((process) => (
          <li key={process.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <span className="flex flex-wrap items-center gap-2">
              {t("health.processes.up", { age: ageOf(process.startedAt), version: process.version })}
              {process.current && <Badge tone="accent">{t("health.processes.current")}</Badge>}
            </span>
            <span className="text-muted tabular-nums">
              {[
                t("health.processes.streams", { count: process.streams }),
                t("health.processes.turns", { count: process.turns }),
                t("health.processes.tools", { count: process.tools }),
                bytes(process.memoryBytes),
              ].join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
