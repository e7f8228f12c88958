import type { Member, ToolRun, WebSource } from "@cofounder/contract";
import { ArrowDown, ArrowUpRight, Plus } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { MarkedResult } from "../marks/marked-result.tsx";
import { ResultActions } from "./result-actions.tsx";
import type { ToolSlots } from "./tool-slots.ts";
import type { ToolControl } from "./use-tool-run.ts";

interface ResultFrameProps {
  control: ToolControl;
  member: Member | null | undefined;
  slots: ToolSlots;
  empty: ReactNode;
  /** Whether the page shows an example below. */
  hasExample: boolean;
  /** Shown while it is made. */
  making: ReactNode;
  children: ReactNode;
}

/** The place of the result, its progress, or a description of it. */
export function ResultFrame({ control, member, slots, empty, hasExample, making, children }: ResultFrameProps) {
  const { run, busy } = control;
  const place = useRef<HTMLElement>(null);
  useShownWhenDone(place, { busy, done: run?.status === "done" });
  return (
    <section ref={place} aria-label={run?.title} aria-busy={busy} className="min-w-0 scroll-mt-20">
      {busy ? (
        making
      ) : run?.status === "done" ? (
        <>
          <ResultHead control={control} member={member} slots={slots} />
          <MarkedResult key={run.id} marks={run.marks}>
            {children}
          </MarkedResult>
          <Sources sources={run.sources} />
        </>
      ) : (
        <NoResult control={control} empty={empty} hasExample={hasExample} />
      )}
    </section>
  );
}

/** On a phone the result is below the form, out of sight. */
function useShownWhenDone(place: RefObject<HTMLElement | null>, { busy, done }: { busy: boolean; done: boolean }) {
  const waited = useRef(false);
  useEffect(() => {
    if (busy) waited.current = true;
    else if (waited.current && done) {
      waited.current = false;
      place.current?.scrollIntoView({ block: "nearest" });
    }
  }, [place, busy, done]);
}

function NoResult({
  control: { run, missing },
  empty,
  hasExample,
}: Pick<ResultFrameProps, "control" | "empty" | "hasExample">) {
  const { t } = useTranslation("tools");
  if (missing) {
    return (
      <p role="alert" className="rounded-lg bg-warn-soft px-4 py-3 text-sm">
        {t("notFound")}
      </p>
    );
  }
  if (run?.status === "failed" && run.notices.length > 0) return <Notices notices={run.notices} />;
  if (run?.status === "stopped")
    return <p className="rounded-lg bg-sunken px-4 py-3 text-sm text-muted">{t("stopped")}</p>;
  return (
    <div className="rounded-card border border-dashed border-line-strong p-6 text-muted sm:p-8">
      {empty}
      {hasExample && (
        <a
          href="#tool-example"
          className="mt-4 flex w-fit items-center gap-1.5 text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          {t("seeExample")}
          <ArrowDown aria-hidden className="size-4" />
        </a>
      )}
    </div>
  );
}

export function Waiting() {
  return (
    <div className="flex flex-col gap-4" aria-hidden>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}

function ResultHead({
  control: { run, close },
  member,
  slots,
}: Pick<ResultFrameProps, "control" | "member" | "slots">) {
  const { t } = useTranslation("tools");
  if (!run) return null;
  return (
    <header className="mb-6 flex flex-col gap-3">
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-xl font-semibold tracking-tight text-balance wrap-anywhere">{run.title}</h2>
        <Button variant="ghost" size="sm" onClick={() => close()}>
          <Plus aria-hidden />
          {t("startOver")}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {run.madeBy && <Badge>{t(`madeBy.${makerOf(run)}`)}</Badge>}
        {member && run.cost !== null && <Receipt cost={run.cost} left={member.tokens} />}
      </div>
      <Notices notices={run.notices} />
      {!member && (
        <div className="flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft px-4 py-3 text-sm">
          <span className="grow">{t("visitorKeep")}</span>
          <Button size="sm" onClick={() => slots.onSignIn()}>
            {t("signInToKeep")}
          </Button>
        </div>
      )}
      <ResultActions run={run} kept={Boolean(member)}>
        {member && slots.actions({ id: run.id, title: run.title })}
      </ResultActions>
    </header>
  );
}

/** What the result does without, or why there is none. */
function Notices({ notices }: Pick<ToolRun, "notices">) {
  const { t } = useTranslation("tools");
  return notices.map(({ code, detail = "" }) => (
    <p key={code} role="note" className="rounded-lg bg-warn-soft px-4 py-3 text-sm wrap-anywhere">
      {t(`notices.${code}`, { detail })}
    </p>
  ));
}

const makerOf = ({ tool, madeBy }: Pick<ToolRun, "tool" | "madeBy">) =>
  madeBy === "model" && tool === "image-generator" ? "picture" : (madeBy ?? "engine");

function Receipt({ cost, left }: { cost: number; left: number }) {
  const { t } = useTranslation("tools");
  return (
    <span>
      {cost === 0 ? t("receipt.free") : t("receipt.cost", { count: cost })} {t("receipt.left", { count: left })}
    </span>
  );
}

function isWeb(address: string) {
  return /^https?:\/\//.test(address);
}

/** The web pages used for the result, each with its link. */
function Sources({ sources }: { sources: WebSource[] }) {
  const { t } = useTranslation("tools");
  const shown = sources.filter(({ url }) => isWeb(url));
  if (shown.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="mb-2 font-semibold">{t("sources")}</h3>
      <ol className="flex flex-col gap-2 text-sm">
        {shown.map(({ url, title, snippet }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="font-medium underline-offset-4 hover:underline"
            >
              {title || url} <ArrowUpRight aria-hidden className="inline size-3.5" />
            </a>
            <span className="block text-muted">{snippet}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
