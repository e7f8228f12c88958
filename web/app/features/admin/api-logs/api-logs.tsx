import type { ApiLog, ApiLogStatus } from "@cofounder/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { formats } from "../../../locales/formats.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { ListState, MoreButton } from "../list-state.tsx";
import { LogFilters, type LogFilter, noFilter } from "./log-filters.tsx";

const tones: Record<ApiLogStatus, BadgeTone> = {
  success: "good",
  error: "bad",
  blocked_free_user: "bad",
  insufficient_tokens: "warn",
  rate_limited: "warn",
};

/** The calls to models, searches and the public API: the last 50 first. */
export function ApiLogs() {
  const { t } = useTranslation("admin");
  const [filter, setFilter] = useState<LogFilter>(noFilter);
  const wanted = useDebounced(filter);
  const query = useInfiniteQuery(
    api.apiLogs.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== "")),
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const logs = query.data?.pages.flatMap((page) => page.logs) ?? [];
  return (
    <div className="flex flex-col gap-4">
      <LogFilters filter={filter} onChange={setFilter} />
      <Card className="overflow-hidden">
        <ListState query={query} failure={t("apiLogs.loadFailed")} empty={logs.length === 0 ? t("apiLogs.none") : null}>
          <ul className="divide-y divide-line text-sm">
            {logs.map((log) => (
              <LogRow key={log.id} log={log} />
            ))}
          </ul>
          <MoreButton query={query} />
        </ListState>
      </Card>
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
