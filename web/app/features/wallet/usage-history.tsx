import { useInfiniteQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { api } from "../../api/index.ts";
import { byCursor, ListState } from "../../components/list.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
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
  const query = useInfiniteQuery(api.wallet.history.infiniteOptions(byCursor(filter)));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <ListState query={query} empty={t("none")} isEmpty={entries.length === 0}>
      <HistoryTable entries={entries} />
    </ListState>
  );
}
