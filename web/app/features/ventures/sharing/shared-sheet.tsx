import type { SheetFigure } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, problemOf } from "../../../api/index.ts";
import { MadeWith, NotShown } from "../../../components/shared-link.tsx";
import { formats } from "../../../locales/formats.ts";
import { spokenLanguage } from "../../../locales/language.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { shownValue } from "../figures/shown-value.ts";
import { Follows } from "../follows/follows-view.tsx";
import { nameOf } from "../follows/input-row.tsx";
import { Watermark } from "./watermark.tsx";

/** The sheet shown to anyone who has a link. */
export function SharedSheet({ token }: { token: string }) {
  const { t } = useTranslation("sharedSheets");
  const { t: ofPlans } = useTranslation("savedPlans");
  const query = useQuery({
    ...api.ventureShares.read.queryOptions({ input: { token, language: spokenLanguage() } }),
    // Each request is an opening that the owner sees.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (query.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (query.isError)
    return <NotShown code={problemOf(query.error).code} failed={t("failed")} onRetry={() => void query.refetch()} />;
  const { name, line, reader, figures, expiresAt } = query.data;
  return (
    <>
      {reader && <Watermark text={reader} />}
      <Badge tone="accent">{ofPlans("shared.badge")}</Badge>
      <h1 className="mt-4 text-title font-semibold text-balance wrap-anywhere">{name}</h1>
      {line && <p className="mt-2 max-w-2xl text-lead text-muted wrap-anywhere">{line}</p>}
      <p className="mt-3 text-sm text-muted wrap-anywhere">
        {reader && `${t("forReader", { reader })} · `}
        {ofPlans("shared.until", { date: formats.time(expiresAt) })}
      </p>
      {figures.length === 0 ? (
        <p className="mt-8 rounded-card border border-dashed border-line-strong p-6 text-muted">{t("empty")}</p>
      ) : (
        <div className="mt-10 flex flex-col gap-10">
          <Figures figures={figures} />
          <section aria-labelledby="shared-follows">
            <h2 id="shared-follows" className="mb-4 text-xl font-semibold tracking-tight">
              {t("follows")}
            </h2>
            <Follows isFixed ventureId={null} figures={figures} />
          </section>
        </div>
      )}
      <MadeWith />
    </>
  );
}

function Figures({ figures }: { figures: readonly SheetFigure[] }) {
  const { t } = useTranslation("sharedSheets");
  return (
    <section aria-labelledby="shared-figures">
      <h2 id="shared-figures" className="mb-4 text-xl font-semibold tracking-tight">
        {t("figures")}
      </h2>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {figures.map((figure) => (
            <li
              key={figure.id}
              className={
                "px-4 py-3.5 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] " +
                "sm:flex sm:items-baseline sm:gap-4 sm:px-5"
              }
            >
              <span className="block shrink-0 font-semibold wrap-anywhere tabular-nums sm:w-60">
                {shownValue(figure)}
              </span>
              <span className="block min-w-0 grow wrap-anywhere">{nameOf(figure)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
