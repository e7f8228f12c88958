import { memo } from "react";
import { Badge } from "../../ui/badge.tsx";
import { cn } from "../../ui/cn.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { CashChart } from "./cash-chart.tsx";
import { Question } from "./example-question.tsx";
import { useLanding } from "./use-landing.ts";
import { plain } from "./writing.ts";

/** The number of parts in which the answer arrives. */
export const answerParts = 5;

interface ExampleAnswerProps {
  /** The question has been sent. */
  sent: boolean;
  /** The answer is being computed. */
  analysing: boolean;
  /** Number of visible parts; the rest keep their space. */
  shown: number;
  moving: boolean;
}

/** The engine's answer as the chat shows it: text on one side, the computed card on the other. */
export const ExampleAnswer = memo(function ExampleAnswer({ sent, analysing, shown, moving }: ExampleAnswerProps) {
  const { example } = useLanding().landing;
  const { reply } = example;
  const arrive = (part: number) => cn(shown < part ? "invisible" : moving && "animate-rise");
  return (
    <>
      <div className="flex flex-col gap-6 p-4 sm:p-6 lg:p-8">
        <Question shown={sent} />
        <div className="relative">
          {analysing && (
            <p className="absolute top-0 flex items-center gap-2 text-sm text-muted">
              <Spinner />
              {example.analysing}
            </p>
          )}
          <div className={arrive(1)}>
            <p className="mb-2 flex flex-wrap items-center gap-2 text-label text-muted">
              {example.answer}
              <Badge>{reply.words.offline}</Badge>
            </p>
            <h2 className="text-heading font-semibold">{reply.headline}</h2>
          </div>
        </div>
        <div className={arrive(4)}>
          <h3 className="font-semibold">{reply.risk.title}</h3>
          {reply.risk.paragraphs.map(({ lead, text }) => (
            <p key={text} className="mt-2 text-sm text-muted">
              {lead && <strong className="font-semibold text-ink">{lead}</strong>}
              {text}
            </p>
          ))}
        </div>
        <div className={arrive(5)}>
          <h3 className="font-semibold">{reply.questions.title}</h3>
          <ol className="mt-2 divide-y divide-line border-y border-line text-sm">
            {reply.questions.items.map((item) => (
              <li key={item} className="py-2.5">
                {item}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="flex flex-col gap-7 border-t border-line bg-sunken p-4 sm:p-6 lg:border-t-0 lg:border-l lg:p-8">
        <div className={arrive(2)}>
          <Metrics />
        </div>
        <div className={arrive(3)}>
          <CashChart />
        </div>
      </div>
      <div className="border-t border-line bg-sunken p-4 sm:p-6 lg:col-span-2 lg:bg-transparent lg:p-8">
        <div className={arrive(3)}>
          <RatingBars />
        </div>
      </div>
    </>
  );
});

function Metrics() {
  const { reply } = useLanding().landing.example;
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{reply.metricsTitle}</h3>
        <Badge tone="good">{reply.words.computed}</Badge>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line">
        {reply.metrics.map(({ name, label, value, formula }) => (
          <div key={name} className="flex flex-col bg-surface px-3.5 py-3 sm:px-4">
            <dt className="text-label text-muted">{label}</dt>
            <dd className="mt-auto pt-1">
              <span className="block text-xl font-semibold tracking-tight tabular-nums">{value}</span>
              <span className="block font-mono text-xs wrap-anywhere text-faint">{formula}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function RatingBars() {
  const { landing, language } = useLanding();
  const { rating } = landing.example.reply;
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:gap-8">
      <div className="shrink-0">
        <h3 className="text-label text-muted">{rating.title}</h3>
        <p className="mt-1 text-figure font-semibold tabular-nums">
          {rating.score}
          <span className="text-lg tracking-normal text-faint"> / 10</span>
        </p>
      </div>
      <ul className="grid flex-1 gap-x-8 gap-y-2.5 text-label lg:grid-cols-3 lg:gap-y-4">
        {rating.parts.map(({ label, score }) => (
          <li key={label}>
            <span className="flex justify-between gap-3">
              <span>{label}</span>
              <span className="text-muted tabular-nums">{plain(score, language)}</span>
            </span>
            <span aria-hidden className="mt-1 block h-1 overflow-hidden rounded-full bg-line">
              <span className="block h-full rounded-full bg-accent" style={{ width: `${score * 10}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
