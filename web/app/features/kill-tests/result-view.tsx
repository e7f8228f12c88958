import type { TestResult } from "@cofounder/contract";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formats } from "../../locales/formats.ts";
import { VerdictBadge } from "./verdict-badge.tsx";

/** What was counted, what follows from the rule, and how it moved the rating. */
export function ResultView({ result }: { result: TestResult }) {
  const { t } = useTranslation("killTests");
  const { count, of, share, verdict, notes, enteredAt } = result;
  return (
    <section aria-label={t("result.shown")} className="space-y-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <VerdictBadge verdict={verdict} />
        <span className="font-medium tabular-nums">
          {of === null ? formats.number(count) : t("countOf", { count: formats.number(count), of: formats.number(of) })}
        </span>
        <span className="text-muted">{formats.time(enteredAt)}</span>
      </p>
      {share && (
        <p className="text-muted">
          {t("result.share", { low: formats.percent(share.low), high: formats.percent(share.high) })}
        </p>
      )}
      <RatingMove result={result} />
      {notes && <p className="whitespace-pre-wrap wrap-anywhere">{notes}</p>}
    </section>
  );
}

function RatingMove({ result: { rating, unmoved } }: { result: TestResult }) {
  const { t } = useTranslation("killTests");
  if (!rating) return unmoved && <p className="text-muted">{t(`unmoved.${unmoved}`)}</p>;
  const shown = (score: number | null) => (score === null ? t("notRated") : formats.decimals(score, 1));
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium tabular-nums">
        {t("rating")}
        <span>{shown(rating.before)}</span>
        <ArrowRight role="img" aria-label={t("then")} className="size-4 text-muted" />
        <span>{shown(rating.after)}</span>
      </p>
      {rating.because && <p className="mt-1 text-muted wrap-anywhere">{rating.because}</p>}
    </div>
  );
}
