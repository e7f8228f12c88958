import type { OtherValue, OtherValues, SheetResult } from "@cofounder/analyst/sheet";
import type { SheetFigure } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LoadFailed } from "../../../components/list.tsx";
import { useMayEdit } from "../../../components/venture-access.tsx";
import { spokenLanguage } from "../../../locales/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { figuresOptions } from "../figures-options.ts";
import { shownValue } from "../figures/shown-value.ts";
import { NothingFollows } from "../nothing-follows.tsx";
import type { Case, CaseAnswer } from "./engine-messages.ts";
import { nameOf } from "./input-row.tsx";
import { KeepScenario } from "./keep-scenario.tsx";
import { ResultRow, type ResultRowProps, rowId } from "./result-row.tsx";
import { useCases } from "./use-cases.ts";

const groups = ["sale", "month", "customers", "cash", "market", "evidence"] as const;

const sheet: Case = { values: {}, forecast: null };
const asItIs: readonly Case[] = [sheet];

/** What follows from a venture's sheet; a value that is moved here moves the results and nothing that is stored. */
export function FollowsView({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("scenarios");
  const query = useQuery(figuresOptions(ventureId));
  const figures = useMemo(() => query.data?.figures.filter(({ state }) => state === "stands"), [query.data]);
  if (query.isPending) return <Skeleton className="h-72 rounded-card" />;
  if (!figures) return <LoadFailed query={query} failure={t("loadFailed")} />;
  return figures.length === 0 ? <NothingFollows ventureId={ventureId} /> : <Follows {...{ ventureId, figures }} />;
}

interface FollowsProps {
  figures: readonly SheetFigure[];
  /** Null: somebody else's or a visitor's sheet, which has no page of its own to lead to. */
  ventureId: string | null;
  /** To read alone: nothing can be moved. */
  isFixed?: boolean | undefined;
}

/** The results of these figures, each of which can be moved. */
export function Follows({ figures, ventureId, isFixed }: FollowsProps) {
  const { t } = useTranslation("scenarios");
  const { values, cases, change, reset } = useMoves();
  const [open, setOpen] = useState<string | null>(null);
  const { answer, hasFailed } = useCases({ figures, language: spokenLanguage(), cases });
  if (hasFailed && !answer) return <p role="alert">{t("failed")}</p>;
  const now = answer?.at(-1);
  if (!now) return <Skeleton className="h-72 rounded-card" />;
  return (
    <div className="flex flex-col gap-6">
      {ventureId !== null && <p className="max-w-xl text-sm text-muted">{t("lead")}</p>}
      {hasFailed && <p role="alert">{t("failed")}</p>}
      {cases !== asItIs && <Moved {...{ ventureId, values }} onReset={reset} />}
      <Groups
        now={now}
        ventureId={ventureId}
        figures={figures}
        values={values}
        open={open}
        onToggle={(key) => setOpen(open === key ? null : key)}
        onOpen={(key) => {
          setOpen(key);
          requestAnimationFrame(() => document.getElementById(rowId(key))?.focus());
        }}
        onChange={isFixed ? null : change}
      />
      <Missing now={now} {...{ figures, ventureId, isFixed }} />
    </div>
  );
}

/** Other values for some figures, of this view alone. */
function useMoves() {
  const [values, setValues] = useState<OtherValues>({});
  const change = (figureId: string, other: OtherValue | null) =>
    setValues((before) => {
      const { [figureId]: _old, ...rest } = before;
      return other ? { ...rest, [figureId]: other } : rest;
    });
  const cases = useMemo(
    () => (Object.keys(values).length === 0 ? asItIs : [sheet, { values, forecast: null }]),
    [values],
  );
  return { values, cases, change, reset: () => setValues({}) };
}

interface MovedProps {
  ventureId: string | null;
  values: OtherValues;
  onReset: () => void;
}

function Moved({ ventureId, values, onReset }: MovedProps) {
  const { t } = useTranslation("scenarios");
  const mayEdit = useMayEdit();
  return (
    <div
      className={
        "sticky top-16 z-10 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line " +
        "bg-surface px-4 py-2 text-sm shadow-raised"
      }
    >
      <p role="status">{t("changed", { number: Object.keys(values).length })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onReset}>
          <RotateCcw aria-hidden />
          {t("reset")}
        </Button>
        {ventureId !== null && mayEdit && <KeepScenario {...{ ventureId, values }} />}
      </div>
    </div>
  );
}

interface GroupsProps extends Pick<FollowsProps, "ventureId"> {
  now: CaseAnswer;
  figures: readonly SheetFigure[];
  values: OtherValues;
  open: string | null;
  onToggle: (key: string) => void;
  onOpen: (key: string) => void;
  onChange: ResultRowProps["onChange"];
}

function Groups({ now, figures, ventureId, values, open, onToggle, onOpen, onChange }: GroupsProps) {
  const { t } = useTranslation("scenarios");
  const {
    following: { results },
    differences,
  } = now;
  if (results.length === 0) return <NothingFollows ventureId={ventureId} />;
  return groups.map((group) => {
    const own = results.filter((result) => result.group === group);
    const gone = differences?.gone.filter((result) => result.group === group) ?? [];
    if (own.length + gone.length === 0) return null;
    return (
      <section key={group} aria-labelledby={`group-${group}`}>
        <h2 id={`group-${group}`} className="mb-2 text-sm font-medium text-muted">
          {t(`groups.${group}`)}
        </h2>
        <Card className="overflow-hidden">
          <ul className="divide-y divide-line">
            {own.map((result) => (
              <ResultRow
                key={result.key}
                result={result}
                moved={differences?.moved[result.key] ?? null}
                isAdded={differences?.added.includes(result.key) ?? false}
                uses={results.filter(({ key }) => result.uses.includes(key))}
                figures={figures}
                values={values}
                isOpen={open === result.key}
                onToggle={() => onToggle(result.key)}
                onOpen={onOpen}
                onChange={onChange}
              />
            ))}
            {gone.map((result) => (
              <Gone key={result.key} result={result} />
            ))}
          </ul>
        </Card>
      </section>
    );
  });
}

function Gone({ result: { label, display } }: { result: SheetResult }) {
  const { t } = useTranslation("scenarios");
  return (
    <li className="flex items-start gap-4 px-4 py-3 text-muted sm:px-5">
      <span className="min-w-0 grow wrap-anywhere">{label}</span>
      <span className="max-w-1/2 shrink-0 text-right text-xs tabular-nums">
        {t("gone")}
        <span className="block">{t("was", { value: display })}</span>
      </span>
      <span className="size-4 shrink-0" />
    </li>
  );
}

/** What is asked before more can be computed, and which figures are in no result. */
function Missing({ now, figures, ventureId, isFixed }: FollowsProps & { now: CaseAnswer }) {
  const { t } = useTranslation("scenarios");
  const { questions, unused } = now.following;
  const idle = new Set(unused);
  const left = figures.filter(({ id }) => idle.has(id));
  if (isFixed || (questions.length === 0 && left.length === 0)) return null;
  return (
    <section aria-labelledby="follows-missing">
      <h2 id="follows-missing" className="mb-2 text-sm font-medium text-muted">
        {t("missing")}
      </h2>
      <Card className="flex flex-col gap-4 p-4 text-sm sm:p-5">
        {questions.length > 0 && (
          <ul className="list-disc space-y-1 pl-5">
            {questions.map(({ text }) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        )}
        {left.length > 0 && (
          <div>
            <p className="text-muted">{t("unused")}</p>
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {left.slice(0, 12).map((figure) => (
                <li key={figure.id} className="wrap-anywhere">
                  <span className="font-medium tabular-nums">{shownValue(figure)}</span> {nameOf(figure)}
                </li>
              ))}
            </ul>
            {left.length > 12 && <p className="mt-1 text-muted">{t("moreInputs", { number: left.length - 12 })}</p>}
          </div>
        )}
        {ventureId !== null && (
          <Link to="?tab=figures" replace className="w-fit underline underline-offset-4">
            {t("toFigures")}
          </Link>
        )}
      </Card>
    </section>
  );
}
