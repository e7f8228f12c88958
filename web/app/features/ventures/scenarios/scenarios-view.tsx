import type { ScenarioParts, SheetFigure, VentureScenario } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { memo, type ReactNode, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { api } from "../../../api/index.ts";
import { LoadFailed } from "../../../components/list.tsx";
import { useMayEdit } from "../../../components/venture-access.tsx";
import { useAction } from "../../../components/use-action.ts";
import { spokenLanguage } from "../../../locales/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { figuresOptions } from "../figures-options.ts";
import { NothingFollows } from "../nothing-follows.tsx";
import type { CaseAnswer } from "../follows/engine-messages.ts";
import { useCases } from "../follows/use-cases.ts";
import { CaseTable } from "./case-table.tsx";
import { CaseCharts } from "./case-charts.tsx";
import { ForecastPanel, type ForecastPanelProps } from "./forecast-panel.tsx";
import { ScenarioEditor } from "./scenario-editor.tsx";

/** What if: the sheet as it is beside named scenarios, with their forecasts. */
export function ScenariosView({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("scenarios");
  const figureQuery = useQuery(figuresOptions(ventureId));
  const query = useQuery(api.scenarios.list.queryOptions({ input: { ventureId } }));
  const figures = useMemo(
    () => figureQuery.data?.figures.filter(({ state }) => state === "stands"),
    [figureQuery.data],
  );
  if (figureQuery.isPending || query.isPending) return <Skeleton className="h-72 rounded-card" />;
  if (!figures) return <LoadFailed query={figureQuery} failure={t("loadFailed")} />;
  if (!query.data) return <LoadFailed query={query} failure={t("scenariosFailed")} />;
  if (figures.length === 0) return <NothingFollows ventureId={ventureId} />;
  return <Scenarios ventureId={ventureId} figures={figures} scenarios={query.data.scenarios} />;
}

interface ScenariosProps {
  ventureId: string;
  figures: readonly SheetFigure[];
  scenarios: VentureScenario[];
}

/** A slider that has not moved for as long rests. */
const restMs = 120;

const sheet = "sheet";
const asSheet: ScenarioParts = { values: {}, months: {}, seed: 1 };

function useScenarios({ figures, scenarios }: ScenariosProps) {
  /** What is moved and not stored, by scenario. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, ScenarioParts>>>({});
  const parts = useMemo<ScenarioParts[]>(
    () => [drafts[sheet] ?? asSheet, ...scenarios.map((scenario) => drafts[scenario.id] ?? scenario)],
    [scenarios, drafts],
  );
  const cases = useMemo(
    () => parts.map(({ values, months, seed }) => ({ values, forecast: { months, seed } })),
    [parts],
  );
  const { answer, hasFailed } = useCases({ figures, language: spokenLanguage(), cases });
  const draft = useCallback(
    (id: string, change: Partial<ScenarioParts> | null) =>
      setDrafts((before) => {
        const { [id]: old, ...rest } = before;
        if (change === null) return rest;
        const { values, months, seed } = old ?? scenarios.find((scenario) => scenario.id === id) ?? asSheet;
        return { ...rest, [id]: { values, months, seed, ...change } };
      }),
    [scenarios],
  );
  const answers = useMemo(() => answer?.slice(0, parts.length) ?? [], [answer, parts.length]);
  return { parts, draft, answers, hasFailed };
}

/** Neither a result nor a month of a forecast. */
const hasNothing = ({ following, forecast }: CaseAnswer) =>
  following.results.length === 0 && !forecast?.lines.length && !forecast?.events.length;

interface CasesOrNothingProps {
  ventureId: string;
  names: readonly string[];
  answers: readonly CaseAnswer[];
  /** The charts and the forecast. */
  children: ReactNode;
}

function CasesOrNothing({ ventureId, names, answers, children }: CasesOrNothingProps) {
  if (answers.length > 0 && answers.every(hasNothing)) return <NothingFollows ventureId={ventureId} />;
  return (
    <>
      <CaseTable names={names} cases={answers} />
      {children}
    </>
  );
}

function Scenarios(props: ScenariosProps) {
  const { ventureId, figures, scenarios } = props;
  const { t } = useTranslation("scenarios");
  const [search] = useSearchParams();
  const [chosenId, setChosenId] = useState(() => search.get("scenario"));
  const { parts, draft, answers, hasFailed } = useScenarios(props);
  const place = scenarios.findIndex(({ id }) => id === chosenId) + 1;
  const chosen = scenarios[place - 1];
  const names = useMemo(() => [t("sheet"), ...scenarios.map(({ name }) => name)], [t, scenarios]);
  const [own = asSheet, now] = [parts[place], answers[place]];
  const { values, months, seed } = own;
  const drawn = useDebounced(
    useMemo(() => ({ names, answers, place, values }), [names, answers, place, values]),
    restMs,
  );
  const key = chosen?.id ?? sheet;
  const change = useCallback((moved: Partial<ScenarioParts>) => draft(key, moved), [draft, key]);
  const settings = useMemo(() => ({ months, seed }), [months, seed]);
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-xl text-sm text-muted">{t("whatIf")}</p>
      <Cases {...{ ventureId, scenarios }} chosenId={chosen?.id ?? null} onChoose={setChosenId} />
      {chosen && (
        <ScenarioEditor
          key={chosen.id}
          {...{ scenario: chosen, parts: own, figures, answer: now ?? null }}
          onChange={(moved) => draft(chosen.id, moved)}
        />
      )}
      {!now && <Waiting hasFailed={hasFailed} />}
      <CasesOrNothing {...{ ventureId, names, answers }}>
        <Drawings {...drawn} figures={figures} settings={settings} onChange={change} />
      </CasesOrNothing>
    </div>
  );
}

interface DrawingsProps extends Pick<ForecastPanelProps, "figures" | "values" | "settings" | "onChange"> {
  names: readonly string[];
  answers: readonly CaseAnswer[];
  /** Of the case whose months are shown. */
  place: number;
}

/** Charts and months take longer to draw than a frame: they follow a slider when it rests. */
const Drawings = memo(function Drawings({ names, answers, place, ...rest }: DrawingsProps) {
  const now = answers[place];
  return (
    <>
      {/* One case alone has the same course in its forecast. */}
      {answers.length > 1 && <CaseCharts names={names} cases={answers} />}
      {now && <ForecastPanel key={place} name={names[place] ?? ""} isScenario={place > 0} answer={now} {...rest} />}
    </>
  );
});

function Waiting({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation("scenarios");
  return hasFailed ? <p role="alert">{t("failed")}</p> : <Skeleton className="h-72 rounded-card" />;
}

interface CasesProps {
  ventureId: string;
  scenarios: readonly VentureScenario[];
  /** Null: the sheet. */
  chosenId: string | null;
  onChoose: (id: string | null) => void;
}

function Cases({ ventureId, scenarios, chosenId, onChoose }: CasesProps) {
  const { t } = useTranslation("scenarios");
  const mayEdit = useMayEdit();
  return (
    <div role="group" aria-label={t("cases")} className="flex flex-wrap gap-2">
      {[null, ...scenarios].map((scenario) => (
        <Button
          key={scenario?.id ?? "sheet"}
          variant="secondary"
          size="sm"
          aria-pressed={(scenario?.id ?? null) === chosenId}
          className="max-w-full truncate aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
          onClick={() => onChoose(scenario?.id ?? null)}
        >
          {scenario?.name ?? t("sheet")}
        </Button>
      ))}
      {mayEdit && <AddScenario ventureId={ventureId} scenarios={scenarios} onAdded={onChoose} />}
    </div>
  );
}

interface AddScenarioProps {
  ventureId: string;
  scenarios: readonly VentureScenario[];
  onAdded: (id: string) => void;
}

function AddScenario({ ventureId, scenarios, onAdded }: AddScenarioProps) {
  const { t } = useTranslation("scenarios");
  const { run, pending } = useAction({ failed: t("addFailed"), changed: [api.scenarios.key()] });
  const taken = new Set(scenarios.map(({ name }) => name));
  const numbers = Array.from({ length: scenarios.length + 1 }, (_, index) => index + 1);
  const name = numbers.map((number) => t("newName", { number })).find((each) => !taken.has(each)) ?? "";
  const add = () =>
    run(async () => {
      const { scenario } = await api.scenarios.create.call({ ventureId, name });
      onAdded(scenario.id);
    });
  return (
    <Button variant="ghost" size="sm" loading={pending} onClick={() => void add()}>
      <Plus aria-hidden />
      {t("add")}
    </Button>
  );
}
