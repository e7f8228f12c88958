import type { SavedPlanSummary } from "@cofounder/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Bookmark, ChevronRight, Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { api } from "../../api/index.ts";
import { byCursor, ListCard } from "../../components/list.tsx";
import { formats } from "../../locales/formats.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Input } from "../../ui/input.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";

function usePlans({ query, folder }: { query: string; folder: string | null }) {
  const filter = { ...(query !== "" && { query }), ...(folder !== null && { folder }) };
  return useInfiniteQuery(
    api.savedPlans.list.infiniteOptions({ ...byCursor(filter), placeholderData: keepPreviousData }),
  );
}

/** All saved plans: search, folders, and a link to each. */
export function PlanList() {
  const { t } = useTranslation("savedPlans");
  const [search, setSearch] = useSearchParams();
  const folder = search.get("folder");
  const [typed, setTyped] = useState("");
  const query = useDebounced(typed);
  const plans = usePlans({ query: query.trim(), folder });
  const first = plans.data?.pages[0];
  const rows = plans.data?.pages.flatMap((page) => page.plans) ?? [];
  const nothingAtAll = first && rows.length === 0 && query === "" && folder === null;
  if (nothingAtAll) return <NothingSaved />;
  const choose = (name: string | null) => setSearch(name === null ? {} : { folder: name }, { replace: true });
  return (
    <div className="flex flex-col gap-5">
      <div className="relative max-w-md">
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-muted" />
        <Input
          type="search"
          aria-label={t("search")}
          placeholder={t("search")}
          value={typed}
          onValueChange={setTyped}
          className="pl-9"
        />
      </div>
      {first && first.folders.length > 0 && <Folders folders={first.folders} chosen={folder} onChoose={choose} />}
      <ListCard
        query={plans}
        items={rows}
        row={(plan) => <PlanRow key={plan.id} plan={plan} />}
        failure={t("loadFailed")}
        empty={t("nothingFound")}
      />
    </div>
  );
}

interface FoldersProps {
  folders: { name: string; count: number }[];
  chosen: string | null;
  onChoose: (name: string | null) => void;
}

function Folders({ folders, chosen, onChoose }: FoldersProps) {
  const { t } = useTranslation("savedPlans");
  const options = [
    { name: null, label: t("allFolders") },
    ...folders.map(({ name, count }) => ({ name, label: `${name} ${formats.number(count)}` })),
    { name: "", label: t("noFolder") },
  ];
  return (
    <div role="group" aria-label={t("folder")} className="flex flex-wrap gap-2">
      {options.map(({ name, label }) => (
        <button
          key={name ?? "*"}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => onChoose(name)}
          className={
            "h-8 cursor-pointer rounded-full border border-line px-3.5 text-sm text-muted hover:bg-hover " +
            "aria-pressed:border-ink aria-pressed:bg-solid aria-pressed:text-on-solid"
          }
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function PlanRow({ plan }: { plan: SavedPlanSummary }) {
  const { t } = useTranslation("savedPlans");
  return (
    <li>
      <Link to={`/saved-plans/${plan.id}`} className="group flex items-center gap-4 px-4 py-3.5 hover:bg-hover sm:px-5">
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{plan.title}</span>
          <span className="block truncate text-sm text-muted">
            {[
              plan.folder,
              t(plan.source.kind === "run" ? "from.run" : "from.chat"),
              t("changed", { date: formats.time(plan.updatedAt) }),
              plan.version > 1 && t("version", { version: plan.version }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted group-hover:translate-x-0.5" />
      </Link>
    </li>
  );
}

function NothingSaved() {
  const { t } = useTranslation("savedPlans");
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-dashed border-line-strong p-6 sm:p-10">
      <Bookmark aria-hidden className="size-6 text-muted" />
      <h2 className="text-xl font-semibold tracking-tight">{t("emptyTitle")}</h2>
      <p className="max-w-xl text-muted">{t("emptyText")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/chat">{t("emptyChat")}</ButtonLink>
        <ButtonLink to="/pitch-analyzer" variant="secondary">
          {t("emptyTool")}
        </ButtonLink>
      </div>
    </div>
  );
}
