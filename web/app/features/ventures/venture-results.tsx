import type { ToolName, ToolRunSummary } from "@cofounder/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../api/index.ts";
import { byCursor, ListCard } from "../../components/list.tsx";
import { formats } from "../../locales/formats.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** The page of each tool and its name in the menus; a prompt is improved on the page of the tool that it is for. */
const pages = {
  "app-generator": { path: "app-generator", name: "app" },
  "automation-builder": { path: "automation-builder", name: "automation" },
  "competitor-analysis": { path: "competitor-analysis", name: "competitors" },
  "enhance-prompt": { path: "image-generator", name: "image" },
  "image-generator": { path: "image-generator", name: "image" },
  "influencer-finder": { path: "influencer-finder", name: "influencers" },
  "investor-guide": { path: "investor-guide", name: "investors" },
  "pitch-analyzer": { path: "pitch-analyzer", name: "pitch" },
  "resource-finder": { path: "resource-finder", name: "resources" },
  "self-development": { path: "self-development", name: "development" },
  "website-builder": { path: "website-builder", name: "website" },
} as const satisfies Record<ToolName, { path: string; name: string }>;

/** Where a venture without results begins. */
const suggested = ["competitor-analysis", "pitch-analyzer", "investor-guide"] as const satisfies ToolName[];

function addressOf({ id, tool, ventureId }: ToolRunSummary): string {
  const search = tool === "enhance-prompt" ? "" : `&run=${id}`;
  return `/${pages[tool].path}?venture=${ventureId ?? "none"}${search}`;
}

/** What tools made for a venture, newest first. */
export function VentureResults({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("ventures");
  const { t: menus } = useTranslation("menus");
  const list = useInfiniteQuery(api.tools.listInVenture.infiniteOptions(byCursor({ ventureId })));
  const runs = list.data?.pages.flatMap((page) => page.runs);
  if (runs?.length === 0)
    return (
      <EmptyState title={t("results.none")} text={t("results.noneText")}>
        {suggested.map((tool) => (
          <ButtonLink key={tool} to={`/${pages[tool].path}?venture=${ventureId}`} variant="secondary">
            {menus(`links.${pages[tool].name}`)}
          </ButtonLink>
        ))}
      </EmptyState>
    );
  return (
    <ListCard
      query={list}
      items={runs ?? []}
      row={(run) => (
        <li key={run.id}>
          <Link to={addressOf(run)} className="group flex items-center gap-4 px-4 py-3.5 hover:bg-hover sm:px-5">
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{run.title || t("results.running")}</span>
              <span className="block truncate text-sm text-muted">
                {menus(`links.${pages[run.tool].name}`)} · {formats.time(run.createdAt)}
              </span>
            </span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-muted group-hover:translate-x-0.5" />
          </Link>
        </li>
      )}
      failure={t("results.failed")}
    />
  );
}
