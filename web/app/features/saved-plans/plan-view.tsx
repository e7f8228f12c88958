import type { SavedPlan } from "@cofounder/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { formats } from "../../locales/formats.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EditText } from "./edit-text.tsx";
import { PlanActions } from "./plan-actions.tsx";
import { SharePanel } from "./share-panel.tsx";
import { usePlanChanged } from "./use-plan-change.ts";
import { Versions } from "./versions.tsx";

interface PlanViewProps {
  planId: string;
  /** Renders Markdown. */
  document: (markdown: string) => ReactNode;
}

/** One plan: its text, versions, exports and links. */
export function PlanView({ planId, document }: PlanViewProps) {
  const { t } = useTranslation("savedPlans");
  const [search] = useSearchParams();
  const version = Number(search.get("version")) || undefined;
  const query = useQuery(
    api.savedPlans.get.queryOptions({ input: { planId, ...(version !== undefined && { version }) } }),
  );
  return (
    <>
      <Link to="/saved-plans" className="inline-flex items-center gap-1.5 text-sm text-muted hover:text-ink">
        <ArrowLeft aria-hidden className="size-4" />
        {t("back")}
      </Link>
      {query.isError && (
        <p role="alert" className="mt-6 rounded-lg bg-warn-soft px-4 py-3 text-sm">
          {problemTexts[problemOf(query.error).code]}
        </p>
      )}
      {query.isPending && <Skeleton className="mt-6 h-96 rounded-card" />}
      {query.data && <Plan plan={query.data.plan} shown={version ?? null} document={document} />}
    </>
  );
}

interface PlanProps {
  plan: SavedPlan;
  /** The version in the address; null for the latest. */
  shown: number | null;
  document: PlanViewProps["document"];
}

function Plan({ plan, shown, document }: PlanProps) {
  const { t } = useTranslation("savedPlans");
  const [editing, setEditing] = useState(false);
  const isOlder = shown !== null && shown !== plan.version;
  return (
    <>
      <header className="mt-4 flex flex-col gap-4">
        <h1 className="text-title font-semibold text-balance wrap-anywhere">{plan.title}</h1>
        <p className="text-sm text-muted">
          {[
            plan.folder,
            t("version", { version: shown ?? plan.version }),
            t("changed", { date: formats.time(plan.updatedAt) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <PlanActions plan={plan} onEdit={() => setEditing(true)} />
      </header>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          {isOlder && <Older plan={plan} />}
          <Card className="p-5 sm:p-8">
            {editing ? (
              <EditText plan={plan} onEnd={() => setEditing(false)} />
            ) : (
              <article>{document(plan.markdown)}</article>
            )}
          </Card>
        </div>
        <aside className="flex flex-col gap-6">
          <SharePanel plan={plan} />
          <Versions plan={plan} shown={shown ?? plan.version} />
        </aside>
      </div>
    </>
  );
}

function Older({ plan }: { plan: SavedPlan }) {
  const { t } = useTranslation("savedPlans");
  const [, setSearch] = useSearchParams();
  const restore = useMutation(api.savedPlans.write.mutationOptions(usePlanChanged(() => setSearch({}))));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-lg bg-warn-soft px-4 py-3 text-sm">
      <span className="grow">{t("versions.older")}</span>
      <Button
        variant="secondary"
        size="sm"
        loading={restore.isPending}
        onClick={() => restore.mutate({ planId: plan.id, markdown: plan.markdown })}
      >
        {t("versions.restore")}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setSearch({})}>
        {t("versions.latest")}
      </Button>
    </div>
  );
}
