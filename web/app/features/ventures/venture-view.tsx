import type { Venture } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, MessageSquarePlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { api } from "../../api/index.ts";
import { LoadFailed } from "../../components/list.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FigureList } from "./figures/figure-list.tsx";
import { VentureChats } from "./venture-chats.tsx";
import { VentureDetails } from "./venture-details.tsx";

const sections = ["figures", "chats", "details"] as const;
type Section = (typeof sections)[number];

const sectionOf = (text: string | null): Section => sections.find((each) => each === text) ?? "figures";

/** One venture: each section has an address. */
export function VentureView({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("ventures");
  const query = useQuery(api.ventures.get.queryOptions({ input: { ventureId } }));
  return (
    <>
      <Link to="/ventures" className="inline-flex items-center gap-1.5 text-sm text-muted hover:text-ink">
        <ArrowLeft aria-hidden className="size-4" />
        {t("title")}
      </Link>
      {query.isPending && <Skeleton className="mt-6 h-96 rounded-card" />}
      {query.isError && !query.data && <LoadFailed query={query} failure={t("loadFailed")} className="mt-6" />}
      {query.data && <Sheet venture={query.data.venture} />}
    </>
  );
}

function Sheet({ venture }: { venture: Venture }) {
  const { t } = useTranslation("ventures");
  const [search] = useSearchParams();
  const chosen = sectionOf(search.get("tab"));
  const contents = {
    figures: <FigureList ventureId={venture.id} />,
    chats: <VentureChats ventureId={venture.id} />,
    details: <VentureDetails key={venture.id} venture={venture} />,
  };
  return (
    <>
      <header className="mt-4 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-title font-semibold text-balance wrap-anywhere">{venture.name}</h1>
          {venture.line && <p className="mt-2 max-w-2xl text-lead text-muted wrap-anywhere">{venture.line}</p>}
        </div>
        <ButtonLink to={`/chat?venture=${venture.id}`}>
          <MessageSquarePlus aria-hidden />
          {t("newChat")}
        </ButtonLink>
      </header>
      <nav
        aria-label={t("sections.label")}
        className="mt-8 grid max-w-3xl auto-cols-fr grid-flow-col rounded-control border border-line bg-sunken p-1"
      >
        {sections.map((section) => (
          <Link
            key={section}
            to={`?tab=${section}`}
            replace
            preventScrollReset
            aria-current={section === chosen ? "page" : undefined}
            className={
              "grid h-8 place-items-center rounded-[calc(var(--radius-control)-2px)] border border-transparent px-3 " +
              "text-sm font-medium text-muted hover:text-ink aria-[current=page]:border-line " +
              "aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-raised"
            }
          >
            {t(`sections.${section}`)}
          </Link>
        ))}
      </nav>
      <div className="mt-6 max-w-3xl">{contents[chosen]}</div>
    </>
  );
}
