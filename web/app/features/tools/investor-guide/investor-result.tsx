import type { InvestorGuideOutput } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { LetterCard } from "../parts/letter-card.tsx";
import { Marked } from "../marks/marked.tsx";
import { ResultSection } from "../parts/result-section.tsx";
import { Basis, Figures, StatementLine, Statements } from "../parts/statements.tsx";
import { CapTable } from "./cap-table.tsx";

type Output = InvestorGuideOutput;

const typeKeys = { "Angel investors": "angels", "Venture capital": "funds", Accelerators: "accelerators" } as const;

const fitTones: Record<Output["investors"][number]["fit"], BadgeTone> = { yes: "good", maybe: "warn", no: "neutral" };
const verdictTones: Record<Output["metrics"][number]["verdict"], BadgeTone> = {
  above: "good",
  below: "bad",
  unknown: "neutral",
};

export function InvestorResult({ output }: { output: Output }) {
  const { t } = useTranslation("investorGuide");
  return (
    <div>
      <ResultSection title={t("summary")}>
        <Statements items={output.summary} />
      </ResultSection>
      <Investors investors={output.investors} />
      <ResultSection title={t("round")} lead={t("roundLead")}>
        <Figures items={output.round} />
      </ResultSection>
      <CapTable capTable={output.capTable} />
      <Valuations output={output} />
      <Metrics metrics={output.metrics} />
      <Timeline timeline={output.timeline} />
      <Checklist checklist={output.checklist} />
      <ResultSection title={t("letter")} lead={t("letterLead")}>
        <LetterCard letter={output.letter} />
      </ResultSection>
      <p className="border-t border-line pt-5 text-sm text-muted">{t("notAdvice")}</p>
    </div>
  );
}

function Investors({ investors }: Pick<Output, "investors">) {
  const { t } = useTranslation("investorGuide");
  return (
    <ResultSection title={t("investors")}>
      <ul className="flex flex-col divide-y divide-line">
        {investors.map(({ type, cheque, fit, why, how }) => (
          <li key={type} className="grid gap-x-6 gap-y-2 py-4 first:pt-0 sm:grid-cols-[12rem_1fr]">
            <div className="flex flex-col items-start gap-1">
              <h4 className="font-medium">{t(`types.${typeKeys[type]}`)}</h4>
              <p className="tabular-nums">{cheque}</p>
              <Badge tone={fitTones[fit]}>{t(`fits.${fit}`)}</Badge>
            </div>
            <div className="flex flex-col gap-1.5">
              <StatementLine statement={why} />
              <p className="text-sm text-muted">{how}</p>
            </div>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

function Valuations({ output: { valuations, currency } }: { output: Output }) {
  const { t, i18n } = useTranslation("investorGuide");
  const format = new Intl.NumberFormat(i18n.language, {
    style: "currency",
    currency,
    notation: "compact",
    maximumFractionDigits: 1,
  });
  const highest = Math.max(1, ...valuations.map(({ range }) => range?.high ?? 0));
  return (
    <ResultSection title={t("valuations")} lead={t("valuationsLead")}>
      <ul className="flex flex-col divide-y divide-line">
        {valuations.map(({ method, range, formula, note }) => (
          <li key={method} className="flex flex-col gap-1.5 py-4 first:pt-0">
            <div className="flex flex-wrap items-baseline justify-between gap-2">
              <h4 className="font-medium">{method}</h4>
              <p className="font-medium tabular-nums">
                {range ? t("range", { low: format.format(range.low), high: format.format(range.high) }) : t("noRange")}
              </p>
            </div>
            {range && (
              <div aria-hidden className="relative h-1.5 rounded-full bg-sunken">
                <span
                  className="absolute h-full min-w-1 rounded-full bg-accent"
                  style={{ left: `${(range.low / highest) * 100}%`, right: `${(1 - range.high / highest) * 100}%` }}
                />
              </div>
            )}
            <p className="text-sm text-muted">= {formula}</p>
            <p className="text-sm">{note}</p>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

function Metrics({ metrics }: Pick<Output, "metrics">) {
  const { t } = useTranslation("investorGuide");
  return (
    <ResultSection title={t("metrics")}>
      <ul className="flex flex-col divide-y divide-line">
        {metrics.map(({ name, bar, yours, verdict, source }) => (
          <li key={name} className="grid gap-x-6 gap-y-1 py-3 first:pt-0 sm:grid-cols-[12rem_1fr_auto]">
            <h4 className="font-medium">{name}</h4>
            <p>
              {bar} <Basis basis="source" source={source} />
            </p>
            <Badge tone={verdictTones[verdict]}>
              {yours ? t(`verdicts.${verdict}`, { yours }) : t("verdicts.unknown")}
            </Badge>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

function Timeline({ timeline: { verdict, steps, odds } }: Pick<Output, "timeline">) {
  const { t } = useTranslation("investorGuide");
  return (
    <ResultSection title={t("timeline")}>
      <StatementLine statement={verdict} className="mb-4 font-medium" />
      <ol className="flex flex-col gap-3 border-l border-line-strong pl-5">
        {steps.map(({ week, date, text }) => (
          <li key={week}>
            <p className="text-sm text-muted">
              {week}, <time dateTime={date}>{date}</time>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-5">
        <Figures items={odds} />
      </div>
    </ResultSection>
  );
}

function Checklist({ checklist }: Pick<Output, "checklist">) {
  const { t } = useTranslation("investorGuide");
  return (
    <ResultSection title={t("checklist")}>
      <ul className="flex flex-col gap-2">
        {checklist.map(({ text, done }) => (
          <li key={text} className="flex gap-3">
            <span
              aria-hidden
              className={`mt-1 size-4 shrink-0 rounded border ${done ? "border-good bg-good" : "border-line-strong"}`}
            />
            <span>
              <Marked text={text} /> {done && <span className="text-sm text-good">{t("done")}</span>}
            </span>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}
