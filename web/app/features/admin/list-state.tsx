import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, problemTexts } from "../../api/index.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

interface ListStateProps {
  query: { isError: boolean; error: unknown; isPending: boolean; refetch: () => unknown };
  /** Shown when loading fails. */
  failure: string;
  /** Shown when there is nothing to list; otherwise null. */
  empty: string | null;
  children: ReactNode;
}

/** A list with its loading, failed (with a retry) and empty states. */
export function ListState({ query, failure, empty, children }: ListStateProps) {
  const { t } = useTranslation();
  if (query.isPending) {
    return (
      <div role="status" aria-label={t("loading")} className="flex flex-col gap-3 p-5">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-9" />
        ))}
      </div>
    );
  }
  if (query.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-4 p-5 text-sm">
        <span>
          <span className="block font-medium">{failure}</span>
          <span className="text-muted">{problemTexts[problemOf(query.error).code]}</span>
        </span>
        <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
          {t("retry")}
        </Button>
      </div>
    );
  }
  return empty === null ? children : <p className="p-8 text-center text-sm text-muted">{empty}</p>;
}

interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

export function MoreButton({ query }: MoreButtonProps) {
  const { t } = useTranslation("admin");
  if (!query.hasNextPage) return null;
  return (
    <div className="border-t border-line p-3 text-center">
      <Button variant="ghost" size="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t("more")}
      </Button>
    </div>
  );
}
