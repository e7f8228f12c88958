import type { AuditEntry } from "@cofounder/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { byCursor, ListCard } from "../../../components/list.tsx";
import { formats } from "../../../locales/formats.ts";
import { Field } from "../../../ui/field.tsx";
import { optionsOf } from "../../../ui/form-fields.tsx";
import { Select } from "../../../ui/select.tsx";
import { eventKeyOf } from "./event-keys.ts";

/** The prefixes of the event names. */
const groups = [
  "sign_in",
  "factor",
  "password",
  "email",
  "session",
  "admin",
  "tokens",
  "promo_code",
  "chat",
  "creators",
  "data",
  "api_key",
  "account",
] as const;
const laterGroups = ["plan", "contact", "pitch", "backup_codes"] as const;
type Group = (typeof groups)[number] | (typeof laterGroups)[number] | "";

export function AuditLog() {
  const { t } = useTranslation("admin");
  const { t: dashboard } = useTranslation("adminDashboard");
  const [action, setAction] = useState<Group>("");
  const query = useInfiniteQuery(
    api.admin.audit.infiniteOptions({ ...byCursor(action ? { action } : {}), placeholderData: keepPreviousData }),
  );
  const options = [
    { value: "" as Group, label: t("audit.all") },
    ...optionsOf(groups, (name) => t(`audit.groups.${name}`)),
    ...optionsOf(laterGroups, (name) => dashboard(`groups.${name}`)),
  ];
  return (
    <div className="flex flex-col gap-4">
      <Field label={t("audit.action")} className="max-w-xs">
        <Select value={action} onValueChange={setAction} options={options} />
      </Field>
      <ListCard
        query={query}
        items={query.data?.pages.flatMap((page) => page.entries) ?? []}
        row={(entry) => <AuditRow key={entry.id} entry={entry} />}
        failure={t("loadFailed.audit")}
        empty={t("audit.none")}
        size="sm"
      />
    </div>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("admin");
  const { t: dashboard } = useTranslation("adminDashboard");
  const key = eventKeyOf(entry.action);
  const actor = entry.actorEmail ?? (entry.actorId ? t("audit.gone") : t("audit.system"));
  const subject = entry.subjectEmail ?? (entry.subjectId ? t("audit.gone") : null);
  const details = Object.entries(entry.details).filter(([, value]) => value !== null && value !== false);
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[11rem_1fr] sm:px-5">
      <time dateTime={entry.at} className="text-muted">
        {formats.time(entry.at)}
      </time>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{key ? dashboard(`events.${key}`) : entry.action}</p>
        <p className="wrap-anywhere text-muted">
          {t("audit.actor")}: {actor}
          {subject && subject !== actor && ` · ${t("audit.subject")}: ${subject}`}
        </p>
        {details.length > 0 && (
          <p className="mt-0.5 text-xs wrap-anywhere text-muted">
            {details.map(([name, value]) => `${name}: ${String(value)}`).join(" · ")}
          </p>
        )}
      </div>
    </li>
  );
}
