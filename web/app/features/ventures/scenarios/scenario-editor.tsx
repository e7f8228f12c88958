import type { OtherValue, OtherValues } from "@cofounder/analyst/sheet";
import type { Conflict, ScenarioParts, SheetFigure, VentureScenario } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { MessageSquarePlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, limits, problemOf, problemTexts } from "../../../api/index.ts";
import { useMayEdit } from "../../../components/venture-access.tsx";
import { useAction } from "../../../components/use-action.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.tsx";
import { amountOf } from "../figures/amount.ts";
import type { CaseAnswer } from "../follows/engine-messages.ts";
import { InputRow, nameOf } from "../follows/input-row.tsx";
import { ScenarioHistory } from "./scenario-history.tsx";
import { scenarioMessage } from "./scenario-words.ts";

interface ScenarioEditorProps {
  scenario: VentureScenario;
  /** Stored, or moved since. */
  parts: ScenarioParts;
  figures: readonly SheetFigure[];
  /** Null while it is computed. */
  answer: CaseAnswer | null;
  /** Null: as it is stored. */
  onChange: (change: Partial<ScenarioParts> | null) => void;
}

const firstShown = 8;

/** Name and values of a scenario; whoever may only read moves its values for themselves. */
export function ScenarioEditor(props: ScenarioEditorProps) {
  if (useMayEdit()) return <EditScenario {...props} />;
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <ScenarioInputs {...props} values={props.parts.values} />
      <ScenarioHistory scenario={props.scenario} figures={props.figures} />
    </Card>
  );
}

/** Where the scenario was changed meanwhile, both are shown before the next attempt. */
function EditScenario({ scenario, parts, figures, answer, onChange }: ScenarioEditorProps) {
  const { t } = useTranslation("scenarios");
  const { values } = parts;
  const [typedName, setTypedName] = useState<string | null>(null);
  const name = typedName ?? scenario.name;
  const asStored = () => {
    setTypedName(null);
    onChange(null);
  };
  const save = useSave(scenario, asStored);
  const change = {
    ...(name.trim() !== "" && name !== scenario.name && { name: name.trim() }),
    ...movedOf(scenario, parts),
  };
  return (
    <Card className="p-5 sm:p-6">
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save.run(change);
        }}
      >
        <Field label={t("name")}>
          <Input name="scenario" value={name} maxLength={limits.scenarioNameMaxLength} onValueChange={setTypedName} />
        </Field>
        <ScenarioInputs {...{ values, figures, answer }} onChange={onChange} />
        {save.conflict && (
          <BothValues
            conflict={save.conflict}
            figures={figures}
            onTake={() => {
              save.forget();
              asStored();
            }}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={save.pending} disabled={Object.keys(change).length === 0}>
            {t(save.conflict ? "saveMine" : "save")}
          </Button>
          {answer && (
            <ToChat
              ventureId={scenario.ventureId}
              message={() => scenarioMessage({ name, values, figures, answer, t })}
            />
          )}
          <DeleteScenario scenario={scenario} />
        </div>
        <ScenarioHistory scenario={scenario} figures={figures} />
      </form>
    </Card>
  );
}

function ToChat({ ventureId, message }: { ventureId: string; message: () => string }) {
  const { t } = useTranslation("scenarios");
  const to = `/chat?${new URLSearchParams({ venture: ventureId, prompt: message() }).toString()}`;
  return (
    // Without the mark of a link of ours: the prompt waits in the composer.
    <ButtonLink variant="secondary" to={to} state={null}>
      <MessageSquarePlus aria-hidden />
      {t("toChat")}
    </ButtonLink>
  );
}

/** What is not stored yet. */
const movedOf = (stored: ScenarioParts, { values, months, seed }: ScenarioParts): Partial<ScenarioParts> => ({
  ...(values !== stored.values && { values }),
  ...(months !== stored.months && { months }),
  ...(seed !== stored.seed && { seed }),
});

type ScenarioInputsProps = Pick<ScenarioEditorProps, "figures" | "answer" | "onChange"> & Pick<ScenarioParts, "values">;

/** The figures that differ from the sheet or that results rest on come first. */
function ScenarioInputs({ values, figures, answer, onChange }: ScenarioInputsProps) {
  const { t } = useTranslation("scenarios");
  const [first] = useState(() => {
    const used = new Set(answer?.following.results.flatMap((result) => result.figures));
    const rank = ({ id }: SheetFigure): number => (values[id] ? 2 : 0) + (used.has(id) ? 1 : 0);
    const sorted = figures.toSorted((one, other) => rank(other) - rank(one));
    return new Set(sorted.slice(0, firstShown).map(({ id }) => id));
  });
  const [showsAll, setShowsAll] = useState(false);
  const change = (figureId: string, other: OtherValue | null) => {
    const { [figureId]: _old, ...rest } = values;
    onChange({ values: other ? { ...rest, [figureId]: other } : rest });
  };
  return (
    <>
      <div className="grid items-start gap-x-10 gap-y-5 md:grid-cols-2">
        {figures
          .filter(({ id }) => showsAll || first.has(id))
          .map((figure) => (
            <InputRow
              key={figure.id}
              figure={figure}
              other={values[figure.id] ?? null}
              onChange={(other) => change(figure.id, other)}
              mayRange
            />
          ))}
      </div>
      {figures.length > firstShown && !showsAll && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => setShowsAll(true)}>
          {t("allFigures", { number: figures.length })}
        </Button>
      )}
    </>
  );
}

type Wanted = Pick<Parameters<typeof api.scenarios.change.call>[0], "name" | "values">;

function useSave({ ventureId, id: scenarioId, version }: VentureScenario, onSaved: () => void) {
  const { t } = useTranslation("scenarios");
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [pending, setPending] = useState(false);
  /** The version that the moved values began from. */
  const [saved, setSaved] = useState(version);
  const run = async (wanted: Wanted) => {
    setPending(true);
    try {
      const known = conflict?.version ?? saved;
      const { scenario } = await api.scenarios.change.call({ ...wanted, version: known, ventureId, scenarioId });
      setSaved(scenario.version);
      await queryClient.invalidateQueries({ queryKey: api.scenarios.key() });
      setConflict(null);
      onSaved();
      toast.success(t("saved"));
    } catch (error) {
      const { code, data } = problemOf(error);
      setConflict(data.conflict ?? null);
      toast.error(t("saveFailed"), problemTexts[code]);
      await queryClient.invalidateQueries({ queryKey: api.scenarios.key() });
    } finally {
      setPending(false);
    }
  };
  const forget = () => {
    if (conflict) setSaved(conflict.version);
    setConflict(null);
  };
  return { run, forget, conflict, pending };
}

interface BothValuesProps {
  conflict: Conflict;
  figures: readonly SheetFigure[];
  onTake: () => void;
}

function BothValues({ conflict: { yours, theirs }, figures, onTake }: BothValuesProps) {
  const { t } = useTranslation("scenarios");
  const shown = ({ name, values, months, seed }: Record<string, unknown>): string => {
    const changes = Object.entries((values ?? {}) as OtherValues).flatMap(([id, { value }]) => {
      const figure = figures.find((one) => one.id === id);
      return figure ? [`${nameOf(figure)} ${amountOf(value, figure.reading.unit)}`] : [];
    });
    const dated = Object.entries((months ?? {}) as ScenarioParts["months"]).flatMap(([id, month]) => {
      const figure = figures.find((one) => one.id === id);
      return figure ? [`${nameOf(figure)}: ${t("forecast.month", { month })}`] : [];
    });
    const drawn = typeof seed === "number" ? [`${t("forecast.seed")} ${seed}`] : [];
    return [...(typeof name === "string" ? [name] : []), ...changes, ...dated, ...drawn].join("; ") || t("asSheet");
  };
  return (
    <div role="alert" className="flex flex-col items-start gap-2 rounded-control bg-warn-soft px-4 py-3 text-sm">
      <p className="font-medium">{t("conflict")}</p>
      <p className="wrap-anywhere">{t("theirs", { value: shown(theirs) })}</p>
      <p className="wrap-anywhere">{t("yours", { value: shown(yours) })}</p>
      <Button variant="secondary" size="sm" onClick={onTake}>
        {t("takeTheirs")}
      </Button>
    </div>
  );
}

function DeleteScenario({ scenario: { ventureId, id: scenarioId } }: { scenario: VentureScenario }) {
  const { t } = useTranslation("scenarios");
  const [asking, setAsking] = useState(false);
  const { run, pending } = useAction({ failed: t("deleteFailed"), changed: [api.scenarios.key()] });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {t("delete")}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        onOpenChange={setAsking}
        title={t("deleteTitle")}
        description={t("deleteText")}
        confirmLabel={t("delete")}
        cancelLabel={t("cancel")}
        loading={pending}
        onConfirm={() => void run(() => api.scenarios.delete.call({ ventureId, scenarioId }))}
      />
    </>
  );
}
