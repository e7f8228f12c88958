import type { PitchAnalyzerOutput } from "@cofounder/contract";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Lines } from "../parts/statements.tsx";
import { Marked } from "../marks/marked.tsx";
import { ResultSection } from "../parts/result-section.tsx";

type Output = PitchAnalyzerOutput;
type Item = Output["items"][number];

const tones: Record<Output["band"], BadgeTone> = { green: "good", yellow: "warn", red: "bad" };
const inks: Record<Output["band"], string> = { green: "text-good", yellow: "text-warn", red: "text-bad" };
const fills: Record<Output["band"], string> = { green: "bg-good", yellow: "bg-warn", red: "bg-bad" };

/** The score, its strengths and possible improvements. */
export function PitchResult({ output }: { output: Output }) {
  const { t } = useTranslation("pitchAnalyzer");
  return (
    <div>
      <Score output={output} />
      {output.difference && <Difference difference={output.difference} />}
      {output.hidden.length > 0 && <Hidden hidden={output.hidden} />}
      <ResultSection title={t("strengths")}>
        {output.strengths.length > 0 ? (
          <Lines items={output.strengths} />
        ) : (
          <p className="text-muted">{t("noStrengths")}</p>
        )}
      </ResultSection>
      <ResultSection title={t("weaknesses")}>
        {output.weaknesses.length > 0 ? (
          <Lines items={output.weaknesses} />
        ) : (
          <p className="text-muted">{t("noWeaknesses")}</p>
        )}
      </ResultSection>
      <ResultSection title={t("recommendations")} lead={t("recommendationsLead")}>
        <Lines ordered items={output.recommendations} />
      </ResultSection>
      <ResultSection title={t("findings")} lead={t("findingsLead")}>
        <ul className="flex flex-col divide-y divide-line">
          {output.items.map((item) => (
            <Finding key={item.id} item={item} />
          ))}
        </ul>
      </ResultSection>
      {output.penalties.length > 0 && (
        <ResultSection title={t("penalties")}>
          <Lines items={output.penalties.map(({ points, because }) => t("penalty", { points, because }))} />
        </ResultSection>
      )}
      <Reading output={output} />
      <ResultSection title={t("questions")} lead={t("questionsLead")}>
        <Lines ordered items={output.questions} />
      </ResultSection>
    </div>
  );
}

function Score({ output: { score, band, investorReadiness, slides } }: { output: Output }) {
  const { t } = useTranslation("pitchAnalyzer");
  return (
    <div className="mb-8 rounded-card border border-line bg-surface p-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="flex items-baseline gap-2">
          <span data-band={band} className={`text-6xl font-semibold tracking-tight tabular-nums ${inks[band]}`}>
            {score}
          </span>
          <span className="text-muted">{t("outOf")}</span>
        </p>
        <div className="flex flex-col items-end gap-1 text-sm text-muted">
          <Badge tone={tones[band]}>{t("readiness", { level: investorReadiness })}</Badge>
          <span>{t("slides", { count: slides })}</span>
        </div>
      </div>
      <div
        role="meter"
        aria-label={t("score")}
        aria-valuenow={score}
        aria-valuemin={0}
        aria-valuemax={100}
        className="relative mt-5 h-2 rounded-full bg-sunken"
      >
        <div className={`h-full rounded-full ${fills[band]}`} style={{ width: `${score}%` }} />
        {[60, 80].map((mark) => (
          <span
            key={mark}
            aria-hidden
            className="absolute top-0 h-2 w-px bg-line-strong"
            style={{ left: `${mark}%` }}
          />
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">{t("scoreNote")}</p>
    </div>
  );
}

function Finding({ item: { label, points, max, found, change, suggestion } }: { item: Item }) {
  const { t } = useTranslation("pitchAnalyzer");
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[12rem_1fr]">
      <div>
        <h4 className="font-medium">{label}</h4>
        <p className="text-sm text-muted tabular-nums">{t("points", { points, max })}</p>
        <div aria-hidden className="mt-2 h-1 w-24 rounded-full bg-line">
          <div className="h-full rounded-full bg-ink" style={{ width: `${(points / max) * 100}%` }} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        {found ? (
          <blockquote className="border-l-2 border-accent pl-3 text-sm wrap-anywhere">
            <span className="text-muted">{t("slide", { count: found.slide })} </span>
            {found.sentence}
          </blockquote>
        ) : (
          <p className="text-sm text-muted">{t("notFound")}</p>
        )}
        {change.length > 0 && <Lines items={change} />}
        {suggestion && (
          <p className="rounded-lg bg-accent-soft px-3 py-2 text-sm wrap-anywhere">
            <Marked text={suggestion} />
          </p>
        )}
      </div>
    </li>
  );
}

function Difference({ difference: { before, after, items } }: { difference: NonNullable<Output["difference"]> }) {
  const { t } = useTranslation("pitchAnalyzer");
  return (
    <ResultSection title={t("difference")} className="mb-0">
      <p className="text-lg font-medium tabular-nums">
        {before} <ArrowRight aria-label={t("to")} className="inline size-4" /> {after}
      </p>
      {items.length === 0 ? (
        <p className="mt-2 text-muted">{t("noDifference")}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-1">
          {items.map((item) => (
            <li key={item.id} className="flex justify-between gap-4 border-b border-line py-1.5">
              <span>{item.label}</span>
              <span className={`tabular-nums ${item.after > item.before ? "text-good" : "text-bad"}`}>
                {t("change", item)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ResultSection>
  );
}

function Hidden({ hidden }: { hidden: Output["hidden"] }) {
  const { t } = useTranslation("pitchAnalyzer");
  return (
    <ResultSection title={t("hidden")} lead={t("hiddenLead")}>
      <Lines
        items={hidden.map(({ slide, reason, text }) =>
          t("hiddenLine", { slide, text, reason: t(`hiddenReasons.${reason}` as "hiddenReasons.tiny") }),
        )}
      />
    </ResultSection>
  );
}

function Reading({ output: { readability } }: { output: Output }) {
  const { t } = useTranslation("pitchAnalyzer");
  const { words, perSentence, ease, fits } = readability;
  return (
    <ResultSection title={t("reading")}>
      <p>
        {t("words", { count: words })} {t("perSentence", { count: perSentence })} {ease !== null && t("ease", { ease })}{" "}
        {t(fits ? "fits" : "tooHard")}
      </p>
    </ResultSection>
  );
}
