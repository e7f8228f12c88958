import type { ApiLog, ApiLogStatus } from "@cofounder/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { byCursor, ListCard, useFilter } from "../../../components/list.tsx";
import { formats } from "../../../locales/formats.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { FormFields, optionsOf } from "../../../ui/form-fields.tsx";

const tones: Record<ApiLogStatus, BadgeTone> = {
  success: "good",
  error: "bad",
  blocked_free_user: "bad",
  insufficient_tokens: "warn",
  rate_limited: "warn",
};
const statuses = Object.keys(tones) as ApiLogStatus[];
const noFilter = { status: "" as ApiLogStatus | "", apiName: "", email: "", from: "", to: "" };

/** The calls to models, searches and the public API: the last 50 first. */
export function ApiLogs() {
  const { t } = useTranslation("admin");
  const { wanted, fields } = useFilter(noFilter);
  const query = useInfiniteQuery(
    api.apiLogs.list.infiniteOptions({ ...byCursor(wanted), placeholderData: keepPreviousData }),
  );
  const { from, to } = fields.values;
  const options = optionsOf(statuses, (value) => t(`apiLogs.statuses.${value}`));
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <FormFields
          {...fields}
          fields={[
            {
              name: "status",
              label: t("apiLogs.status"),
              options: [{ value: "", label: t("apiLogs.all") }, ...options],
            },
            { name: "apiName", label: t("apiLogs.endpoint"), placeholder: "/v1/", spellCheck: false },
            { name: "email", label: t("apiLogs.user"), type: "search" },
            { name: "from", label: t("apiLogs.from"), type: "date", max: to || undefined },
            { name: "to", label: t("apiLogs.to"), type: "date", min: from || undefined },
          ]}
        />
      </div>
      <ListCard
        query={query}
        items={query.data?.pages.flatMap((page) => page.logs) ?? []}
        row={(log) => <LogRow key={log.id} log={log} />}
        failure={t("apiLogs.loadFailed")}
        empty={t("apiLogs.none")}
        size="sm"
      />
    </div>
  );
}

function LogRow({ log: { apiName, email, userId, status, tokensUsed, createdAt } }: { log: ApiLog }) {
  const { t } = useTranslation("admin");
  return (
    <li className="grid items-center gap-x-6 gap-y-1.5 px-4 py-3 sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:px-5">
      <time dateTime={createdAt} className="text-muted">
        {formats.time(createdAt)}
      </time>
      <div className="min-w-0">
        <p className="font-mono font-medium break-all">{apiName}</p>
        <p className="wrap-anywhere text-muted">
          {email ?? (userId ? t("audit.gone") : t("apiLogs.nobody"))} · {t("apiLogs.tokens", { count: tokensUsed })}
        </p>
      </div>
      <Badge tone={tones[status]}>{t(`apiLogs.statuses.${status}`)}</Badge>
    </li>
  );
}
