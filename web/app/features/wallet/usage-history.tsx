import { useInfiniteQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { fileAddress, filterOf, type HistoryFilter } from "./history-filter.ts";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryTable } from "./history-table.tsx";

/** The filter is part of the address: it survives navigation and can be shared. */
function useFilter() {
  const [search, setSearch] = useSearchParams();
  const set = (change: (search: URLSearchParams) => void) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filter: filterOf(search),
    change: (name: keyof HistoryFilter, value: string) =>
      set((next) => (value ? next.set(name, value) : next.delete(name))),
    clear: () => set((next) => ["direction", "reason", "from", "to"].forEach((name) => next.delete(name))),
  };
}

export function UsageHistory() {
  const { t } = useTranslation("wallet");
  const { filter, change, clear } = useFilter();
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  // The page rendered this after the browser had looked for the anchor.
  useEffect(() => {
    if (hash === "#usage") section.current?.scrollIntoView();
  }, [hash]);
  return (
    <section ref={section} id="usage" aria-labelledby="usage-title">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="usage-title" className="text-xl font-semibold tracking-tight">
            {t("title")}
          </h2>
          <p className="mt-1 text-sm text-muted">{t("text")}</p>
        </div>
        <ButtonLink to={fileAddress(filter)} reloadDocument download variant="secondary" size="sm">
          <Download aria-hidden />
          {t("download")}
        </ButtonLink>
      </div>
      <HistoryFilters filter={filter} onChange={change} onClear={clear} />
      <Card className="mt-5 overflow-hidden">
        <History filter={filter} />
      </Card>
    </section>
  );
}

function History({ filter }: { filter: HistoryFilter }) {
  const { t } = useTranslation("wallet");
  const { t: common } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    api.wallet.history.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  if (!data) {
    if (!error) return <Loading />;
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-4 p-5 text-sm">
        {problemTexts[problemOf(error).code]}
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {common("retry")}
        </Button>
      </div>
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="p-8 text-center text-sm text-muted">{t("none")}</p>;
  return (
    <>
      <HistoryTable entries={entries} />
      {hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button variant="ghost" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        </div>
      )}
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("loading")} className="flex flex-col gap-3 p-5">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  );
}
