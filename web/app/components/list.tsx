import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, problemTexts } from "../api/index.ts";
import { Button, type ButtonProps } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useDebounced } from "../ui/use-debounced.ts";

/** Pages of a list that is read by cursor, for `infiniteOptions`. */
export const byCursor = <Filter extends object>(filter: Filter) => ({
  input: (cursor: string | undefined) => ({ ...filter, ...(cursor !== undefined && { cursor }) }),
  initialPageParam: undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
});

/** A filter's fields as they are typed, and what is asked for once the typing pauses: an empty text filters nothing. */
export function useFilter<Filter extends object>(initial: Filter) {
  const [values, setValues] = useState(initial);
  const typed = Object.entries(useDebounced(values)).map(([name, value]) => [name, String(value).trim()]);
  const wanted = Object.fromEntries(typed.filter(([, value]) => value !== "")) as {
    [Name in keyof Filter]?: Exclude<Filter[Name], "">;
  };
  return { wanted, fields: { values, onChange: (change: Partial<Filter>) => setValues({ ...values, ...change }) } };
}

interface MorePages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}
type ListQuery = { isError: boolean; error: unknown; isPending: boolean; refetch: () => unknown } & Partial<MorePages>;

interface ListCardProps<Item> {
  query: ListQuery;
  items: readonly Item[];
  /** An element with a key, an `li`. */
  row: (item: Item) => ReactNode;
  /** Shown when loading fails, before the reason. */
  failure?: string;
  /** Shown when there is nothing to list. */
  empty?: string;
  /** Of the rows. */
  size?: "sm" | "base";
}

/** A list in a card: its loading, failed and empty states, its rows, and a button for more. */
export function ListCard<Item>({ items, row, size = "base", ...state }: ListCardProps<Item>) {
  return (
    <Card className="min-w-0 overflow-hidden">
      <ListState {...state} isEmpty={items.length === 0}>
        <ul className={`divide-y divide-line ${size === "sm" ? "text-sm" : ""}`}>{items.map(row)}</ul>
      </ListState>
    </Card>
  );
}

interface ListStateProps extends Pick<ListCardProps<unknown>, "query" | "failure" | "empty"> {
  isEmpty?: boolean;
  children: ReactNode;
}

/** A list with its loading, failed (with a retry) and empty states, and a button for more. */
export function ListState({ query, failure, empty, isEmpty = false, children }: ListStateProps) {
  if (query.isPending) return <ListLoading />;
  if (query.isError) return <LoadFailed query={query} failure={failure} className="p-5" />;
  if (isEmpty) return <p className="p-8 text-center text-sm text-muted">{empty}</p>;
  return (
    <>
      {children}
      {query.hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <MoreButton query={query} variant="ghost" size="sm" />
        </div>
      )}
    </>
  );
}

function ListLoading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("loading")} className="flex flex-col gap-3 p-5">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  );
}

interface LoadFailedProps {
  query: Pick<ListQuery, "error" | "refetch">;
  failure?: string | undefined;
  className?: string;
}

/** Why something could not be loaded, and a button to try again. */
export function LoadFailed({ query, failure, className = "" }: LoadFailedProps) {
  const { t } = useTranslation();
  const reason = problemTexts[problemOf(query.error).code];
  return (
    <div role="alert" className={`flex flex-wrap items-center justify-between gap-4 text-sm ${className}`}>
      <span>
        {failure && <span className="block font-medium">{failure}</span>}
        <span className={failure && "text-muted"}>{reason}</span>
      </span>
      <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
        {t("retry")}
      </Button>
    </div>
  );
}

/** Loads the next page; nothing if there is none. */
export function MoreButton({
  query,
  ...look
}: { query: Partial<MorePages> } & Pick<ButtonProps, "variant" | "size" | "className">) {
  const { t } = useTranslation();
  const { hasNextPage = false, isFetchingNextPage = false, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <Button {...look} loading={isFetchingNextPage} onClick={() => void fetchNextPage?.()}>
      {t("more")}
    </Button>
  );
}
