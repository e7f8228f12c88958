import type { ResourceFinderOutput } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { LetterCard } from "../parts/letter-card.tsx";
import { Marked } from "../marks/marked.tsx";
import { ResultSection } from "../parts/result-section.tsx";
import { Figures, Lines, StatementLine, Statements } from "../parts/statements.tsx";
import { WebLink } from "../parts/web-link.tsx";

type Output = ResourceFinderOutput;

export function ResourceResult({ output }: { output: Output }) {
  const { t } = useTranslation("resourceFinder");
  const { scope, trial } = output;
  return (
    <div>
      {output.work === "files" ? <Platforms output={output} /> : <Ways output={output} />}
      <Hours output={output} />
      <ResultSection title={t("scope")} lead={t("scopeLead")}>
        <StatementLine statement={scope.outcome} />
        <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <Titled title={t("deliverables")} items={scope.deliverables} />
          <Titled title={t("acceptance")} items={scope.acceptance} />
          <Titled title={t("notIncluded")} items={scope.notIncluded} />
        </div>
      </ResultSection>
      <ResultSection title={t("jobPost")}>
        <LetterCard letter={output.jobPost} />
      </ResultSection>
      <ResultSection title={t("trial")} lead={t("trialLead", { hours: trial.hours })}>
        <p className="mb-3 leading-relaxed">
          <Marked text={trial.task} />
        </p>
        <Figures items={[trial.pay]} />
        <div className="mt-3">
          <Lines items={trial.judge} />
        </div>
      </ResultSection>
      <Interview interview={output.interview} />
      {output.equity.length > 0 && (
        <ResultSection title={t("equity")}>
          <Statements items={output.equity} />
        </ResultSection>
      )}
      <ResultSection title={t("contract")}>
        <Statements items={output.contract} />
      </ResultSection>
    </div>
  );
}

function Titled({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h4 className="mb-2 font-medium">{title}</h4>
      <Lines items={items} />
    </div>
  );
}

function Hours({ output: { work, hours, budget, budgetCheck } }: { output: Output }) {
  const { t } = useTranslation("resourceFinder");
  const figures = budgetCheck ? [budgetCheck, ...hours] : hours;
  if (figures.length === 0) return null;
  return (
    <ResultSection title={t("hoursTitle")} lead={t(work === "files" ? "hoursLead" : "hoursPlain", { budget })}>
      <Figures items={figures} />
    </ResultSection>
  );
}

function Ways({ output: { ways, summary } }: { output: Output }) {
  const { t } = useTranslation("resourceFinder");
  return (
    <ResultSection title={t("ways")}>
      <StatementLine statement={summary} className="mb-4 text-lg" />
      <Statements items={ways} />
    </ResultSection>
  );
}

function Platforms({ output: { platforms, summary } }: { output: Output }) {
  const { t } = useTranslation("resourceFinder");
  return (
    <ResultSection title={t("platforms")}>
      <StatementLine statement={summary} className="mb-4 text-lg" />
      <ol className="flex flex-col gap-3">
        {platforms.map(({ name, url, why, fees, cost }, index) => (
          <li key={name} className="rounded-card border border-line bg-surface p-5">
            <div className="flex flex-wrap items-baseline justify-between gap-2">
              <h4 className="font-semibold">
                <span className="text-muted tabular-nums">{index + 1}</span> {name}
              </h4>
              <WebLink url={url}>{t("visit", { name })}</WebLink>
            </div>
            <p className="mt-2 leading-relaxed">{why.text}</p>
            <StatementLine statement={fees} className="mt-2 text-sm text-muted" />
            <p className="mt-3 text-sm text-muted">{cost.label}</p>
            <p className="font-medium tabular-nums">{cost.value}</p>
            <p className="text-sm text-muted">= {cost.formula}</p>
          </li>
        ))}
      </ol>
    </ResultSection>
  );
}

function Interview({ interview }: Pick<Output, "interview">) {
  const { t } = useTranslation("resourceFinder");
  return (
    <ResultSection title={t("interview")}>
      <ol className="flex flex-col divide-y divide-line">
        {interview.map(({ question, listenFor, warning }) => (
          <li key={question} className="py-4 first:pt-0">
            <p className="font-medium">
              <Marked text={question} />
            </p>
            <dl className="mt-1.5 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
              <div>
                <dt className="inline text-good">{t("listenFor")} </dt>
                <dd className="inline">
                  <Marked text={listenFor} />
                </dd>
              </div>
              <div>
                <dt className="inline text-bad">{t("warning")} </dt>
                <dd className="inline">
                  <Marked text={warning} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </ResultSection>
  );
}
