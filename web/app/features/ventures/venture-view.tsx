import type { Venture } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, MessageSquarePlus } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { api } from "../../api/index.ts";
import { LoadFailed } from "../../components/list.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { VentureAccess } from "../../components/venture-access.tsx";
import { Members } from "./sharing/members.tsx";
import { SharedBy } from "./sharing/shared-by.tsx";
import { ShareVenture } from "./sharing/share-venture.tsx";
import { figuresOptions } from "./figures-options.ts";
import { FigureList } from "./figures/figure-list.tsx";
import { VentureChats } from "./venture-chats.tsx";
import { VentureResults } from "./venture-results.tsx";
import { VentureDownloads } from "./venture-downloads.tsx";
import { VentureDetails } from "./venture-details.tsx";

const sections = ["figures", "follows", "scenarios", "open", "tests", "chats", "results", "details"] as const;
type Section = (typeof sections)[number];

interface VentureViewProps {
  ventureId: string;
  /** What is still asked, from another feature: all of it, its figures alone, how much it is, and a way to it. */
  open: ReactNode;
  openFigures: ReactNode;
  openCount: ReactNode;
  openNotice: ReactNode;
  /** The section "Tests and decisions". */
  tests: (venture: Venture) => ReactNode;
}

const FollowsView = lazy(async () => ({ default: (await import("./follows/follows-view.tsx")).FollowsView }));
const ScenariosView = lazy(async () => ({
  default: (await import("./scenarios/scenarios-view.tsx")).ScenariosView,
}));

/** One venture: each section has an address. */
export function VentureView({ ventureId, ...parts }: VentureViewProps) {
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
      {query.data && <Sheet venture={query.data.venture} {...parts} />}
    </>
  );
}

const ofFigures: ReadonlySet<string> = new Set<Section>(["figures", "follows", "scenarios"]);

/** Asks for a venture and its sheet together, and while it is still asked who is signed in, if that is likely. */
export function useVentureEarly(ventureId: string, isMember: boolean) {
  const [search] = useSearchParams();
  const isOfFigures = ofFigures.has(search.get("tab") ?? "figures");
  const venture = api.ventures.get.queryOptions({ input: { ventureId } });
  useQuery({ ...venture, enabled: isMember, notifyOnChangeProps: [] });
  useQuery({ ...figuresOptions(ventureId), enabled: isMember && isOfFigures, notifyOnChangeProps: [] });
}

type SheetProps = Omit<VentureViewProps, "ventureId"> & { venture: Venture };

function Sheet({ venture, open, openFigures, openCount, openNotice, tests }: SheetProps) {
  const { t } = useTranslation("ventures");
  const [search] = useSearchParams();
  const chosen = sections.find((each) => each === search.get("tab")) ?? "figures";
  const contents = {
    figures: <FigureList ventureId={venture.id} foot={<BelowFigures />} />,
    follows: (
      <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
        <FollowsView ventureId={venture.id} />
      </Suspense>
    ),
    scenarios: (
      <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
        <ScenariosView ventureId={venture.id} />
      </Suspense>
    ),
    open,
    tests: tests(venture),
    chats: <VentureChats ventureId={venture.id} />,
    results: <VentureResults ventureId={venture.id} />,
    details: (
      <>
        <VentureDetails key={venture.id} venture={venture} />
        <VentureDownloads ventureId={venture.id} />
        <Members ventureId={venture.id} />
        {venture.access === "own" && <ShareVenture ventureId={venture.id} />}
      </>
    ),
  };
  return (
    <VentureAccess value={venture.access}>
      <header className="mt-4 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-title font-semibold text-balance wrap-anywhere">{venture.name}</h1>
          {venture.line && <p className="mt-2 max-w-2xl text-lead text-muted wrap-anywhere">{venture.line}</p>}
          <SharedBy venture={venture} className="mt-3" />
        </div>
        <ButtonLink to={`/chat?venture=${venture.id}`}>
          <MessageSquarePlus aria-hidden />
          {t("newChat")}
        </ButtonLink>
      </header>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10">
        <Sections chosen={chosen} openCount={openCount} />
        <div className="min-w-0">
          {chosen === "figures" ? openFigures : ofFigures.has(chosen) && openNotice}
          {contents[chosen]}
        </div>
      </div>
    </VentureAccess>
  );
}

/** What is no figure of the venture, and the way to the results. */
function BelowFigures() {
  const { t } = useTranslation("ventures");
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 text-sm">
      <p className="max-w-xl text-muted">{t("figures.supposed")}</p>
      <Link
        to="?tab=follows"
        replace
        preventScrollReset
        className="flex items-center gap-1.5 rounded-sm font-medium text-accent underline-offset-4 hover:underline"
      >
        {t("figures.follows")}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </div>
  );
}

function Sections({ chosen, openCount }: { chosen: Section; openCount: ReactNode }) {
  const { t } = useTranslation("ventures");
  return (
    <nav
      aria-label={t("sections.label")}
      className="grid grid-cols-2 gap-1 sm:grid-cols-4 lg:sticky lg:top-20 lg:grid-cols-1"
    >
      {sections.map((section) => (
        <Link
          key={section}
          to={`?tab=${section}`}
          replace
          preventScrollReset
          aria-current={section === chosen ? "page" : undefined}
          className={
            "flex min-h-10 items-center rounded-control border border-transparent px-3 py-1.5 text-sm font-medium " +
            "text-muted hover:bg-sunken hover:text-ink aria-[current=page]:border-line " +
            "aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-raised"
          }
        >
          {t(`sections.${section}`)}
          {section === "open" && openCount}
        </Link>
      ))}
    </nav>
  );
}
