import type { Idea } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CompareTable } from "./compare-table.tsx";
import { IdeaCard } from "./idea-card.tsx";
import { IdeaForms } from "./idea-forms.tsx";

const orders = {
  byRating: (a: Idea, b: Idea) => (b.score.rating.score ?? 0) - (a.score.rating.score ?? 0),
  byNewest: (a: Idea, b: Idea) => b.createdAt.localeCompare(a.createdAt),
  byTitle: (a: Idea, b: Idea) => a.title.localeCompare(b.title),
};
type Order = keyof typeof orders;
const comparedMax = 4;

/** The forms, the requested ideas, and the chosen ones side by side. */
export function IdeaBoard() {
  const { t } = useTranslation("ideas");
  const query = useQuery(api.ideas.list.queryOptions());
  const [order, setOrder] = useState<Order>("byRating");
  const [search, setSearch] = useState("");
  const [chosenIds, setChosenIds] = useState<string[]>([]);
  const all = query.data?.ideas ?? [];
  const words = search.trim().toLowerCase();
  const shown = all
    .filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(words))
    .toSorted(orders[order]);
  const chosen = all.filter(({ id }) => chosenIds.includes(id));
  const choose = (id: string) => (on: boolean) =>
    setChosenIds(on ? [...chosenIds, id] : chosenIds.filter((each) => each !== id));
  return (
    <div className="flex flex-col gap-8">
      <IdeaForms />
      {all.length > 0 && (
        <div className="grid grid-cols-2 gap-4 sm:max-w-lg">
          <Field label={t("search")}>
            <Input value={search} onValueChange={setSearch} />
          </Field>
          <Field label={t("sort")}>
            <Select<Order>
              value={order}
              options={(["byRating", "byNewest", "byTitle"] as const).map((value) => ({ value, label: t(value) }))}
              onValueChange={setOrder}
            />
          </Field>
        </div>
      )}
      {all.length === 0 && <NothingYet loading={query.isPending} failed={query.isError} />}
      {all.length > 1 && chosen.length < 2 && <p className="text-sm text-muted">{t("compareHint")}</p>}
      {chosen.length >= 2 && <CompareTable ideas={chosen} />}
      <ul className="grid items-stretch gap-5 md:grid-cols-2">
        {shown.map((idea) => (
          <li key={idea.id} className="grid">
            <IdeaCard
              idea={idea}
              chosen={chosenIds.includes(idea.id)}
              onChoose={chosenIds.includes(idea.id) || chosen.length < comparedMax ? choose(idea.id) : null}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NothingYet({ loading, failed }: { loading: boolean; failed: boolean }) {
  const { t } = useTranslation("ideas");
  if (loading) return <Skeleton className="h-48 rounded-card" />;
  return failed ? <p role="alert">{t("loadFailed")}</p> : <EmptyState title={t("none")} text={t("noneText")} />;
}
