import type { Decision } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { LoadFailed } from "../../components/list.tsx";
import { useMayEdit } from "../../components/venture-access.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { DecisionRow } from "./decision-row.tsx";

/** The decisions of a venture, or all of a member where it is null: those to look at again first. */
export function DecisionList({ ventureId }: { ventureId: string | null }) {
  const { t } = useTranslation("decisions");
  const mayEdit = useMayEdit();
  const [adding, setAdding] = useState(false);
  const query = useQuery(api.decisions.list.queryOptions({ input: ventureId === null ? {} : { ventureId } }));
  if (query.isPending) return <Skeleton className="h-48 rounded-card" />;
  if (!query.data) return <LoadFailed query={query} failure={t("loadFailed")} />;
  const { decisions } = query.data;
  const sorted: Decision[] = [...decisions.filter(({ isDue }) => isDue), ...decisions.filter(({ isDue }) => !isDue)];
  const add = mayEdit && (
    <Button variant="secondary" aria-expanded={adding} onClick={() => setAdding(!adding)}>
      <Plus aria-hidden />
      {t("add")}
    </Button>
  );
  return (
    <section aria-labelledby="decisions" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-xl">
          <h2 id="decisions" className="text-lg font-semibold tracking-tight">
            {t("title")}
          </h2>
          <p className="mt-1 text-sm text-muted">{t("lead")}</p>
        </div>
        {sorted.length > 0 && add}
      </div>
      {adding && (
        <Card className="p-5">
          <DecisionForm
            label={t("add")}
            onSave={(said) => api.decisions.add.call({ ventureId, ...said })}
            onDone={() => setAdding(false)}
          />
        </Card>
      )}
      {sorted.length === 0 ? (
        <EmptyState title={t("empty")} text={t("emptyText")}>
          {add}
        </EmptyState>
      ) : (
        <Card className="overflow-hidden">
          <ul className="divide-y divide-line">
            {sorted.map((decision) => (
              <DecisionRow key={decision.id} decision={decision} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
