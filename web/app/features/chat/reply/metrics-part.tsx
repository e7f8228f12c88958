import type { Metric, ReplyPart } from "@cofounder/contract";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { ClaimChip, claimOf } from "./claim-chip.tsx";
import { formatValue, humanise } from "./format-value.ts";
import { PartTitle } from "./part-title.tsx";
import { useReplyWords } from "./reply-words.ts";

function MetricDetails({ id, metric }: { id: string; metric: Metric }) {
  const { say, locale } = useReplyWords();
  return (
    <div id={id} className="col-span-full border-t border-line bg-sunken px-4 py-3 text-sm">
      <p className="text-xs text-muted">{say("metrics.formula")}</p>
      <p className="mt-0.5 font-mono text-[0.8125rem]">{metric.formulaText ?? metric.formula}</p>
      {metric.inputs.length > 0 && (
        <dl className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
          {metric.inputs.map((input) => (
            <div key={input.name} className="flex items-baseline justify-between gap-3">
              <dt className="flex min-w-0 items-baseline gap-2">
                <span className="truncate first-letter:uppercase">{input.label ?? humanise(input.name)}</span>
                <ClaimChip type={input.type} />
              </dt>
              <dd className="tabular-nums">{input.display ?? formatValue(input.value, input.unit, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function MetricCell({ metric }: { metric: Metric }) {
  const { say, locale } = useReplyWords();
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const end = (value: number | null, text?: string) =>
    value === null ? null : (text ?? formatValue(value, metric.unit, locale));
  const low = end(metric.low, metric.lowText);
  const high = end(metric.high, metric.highText);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={detailsId}
        title={say("metrics.how", { label: metric.label })}
        className="group flex min-w-0 flex-col items-start gap-1 px-4 py-3 text-left shadow-[0_0_0_0.5px_var(--line)] hover:bg-sunken"
        onClick={() => setOpen(!open)}
      >
        <span className="flex w-full items-start justify-between gap-2 text-[0.8125rem] text-muted">
          <span className="text-left text-balance">{metric.label}</span>
          <ChevronDown
            className={`mt-[0.2em] size-3.5 shrink-0 transition-transform ${open ? "rotate-180" : ""}`}
            aria-hidden
          />
        </span>
        <span className="text-lg font-semibold tracking-tight tabular-nums">
          {metric.value === null ? say("metrics.unknown") : metric.display}
        </span>
        <span className="flex flex-wrap items-center gap-x-2">
          <ClaimChip type={claimOf(metric)} />
          {low !== null && high !== null && low !== high && (
            <span className="text-xs text-muted tabular-nums">{say("metrics.range", { low, high })}</span>
          )}
        </span>
      </button>
      {open && <MetricDetails id={detailsId} metric={metric} />}
    </>
  );
}

/** As many columns as leave no empty cell. */
function columnsFor(count: number): string {
  if (count === 1) return "grid-cols-1";
  if (count === 2) return "grid-cols-2";
  return count === 4 ? "grid-cols-2 sm:grid-cols-4" : "grid-cols-2 sm:grid-cols-3";
}

/** Figures with their provenance; each expands to its formula and inputs. */
export function MetricsPart({ part }: { part: Extract<ReplyPart, { kind: "metrics" }> }) {
  return (
    <section>
      <PartTitle>{part.title}</PartTitle>
      <div
        className={`grid grid-flow-dense overflow-hidden rounded-xl border border-line ${columnsFor(part.items.length)}`}
      >
        {part.items.map((metric) => (
          <MetricCell key={metric.name} metric={metric} />
        ))}
      </div>
    </section>
  );
}
