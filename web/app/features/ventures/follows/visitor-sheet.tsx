import { formatUnit, parseUnit } from "@cofounder/analyst/sheet";
import type { SheetFigure } from "@cofounder/contract";
import { choiceOf } from "@cofounder/contract/figure-choices";
import { Plus, X } from "lucide-react";
import { type ReactNode, type SubmitEvent, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { v7 } from "uuid";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast.tsx";
import { FigureFields, type FigureText, typedOf } from "../figures/figure-fields.tsx";
import { shownValue } from "../figures/shown-value.ts";
import { type KeptFigure, keptSheet } from "../visitor/kept-sheet.ts";
import { Follows } from "./follows-view.tsx";
import { plain } from "./input-row.tsx";

const perMonth = { EUR: 1, customer: -1, month: -1 };

/** The figures of the example's founder, until a visitor changes them. */
const exampleFigures: readonly KeptFigure[] = [
  { id: "price", value: 49, choice: "price", unit: perMonth },
  { id: "cost", value: 9.8, choice: "unit_cost", unit: perMonth },
  { id: "churn", value: 6, choice: "churn", unit: { "%": 1, month: -1 } },
  { id: "spend", value: 180, choice: "acquisition_spend", unit: { EUR: 1, customer: -1 } },
  { id: "paying", value: 12, choice: "paying", unit: { customer: 1 } },
];

/** A sheet for a visitor: own figures and what follows from them, kept in this browser until an account takes them over. */
export function VisitorSheet({ signUp }: { signUp: ReactNode }) {
  const { t } = useTranslation("ventures");
  const [figures, setFigures] = useState<readonly KeptFigure[]>(() => {
    const kept = keptSheet.read();
    return kept.length > 0 ? kept : exampleFigures;
  });
  const change = (next: readonly KeptFigure[]) => {
    setFigures(next);
    keptSheet.keep(next);
  };
  const sheet = useSheet(figures);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-5">
        <Card className="overflow-hidden">
          <ul className="divide-y divide-line">
            {sheet.map((figure, index) => (
              <OwnFigure
                key={figure.id}
                figure={figure}
                kept={figures[index] ?? null}
                onChange={(next) => change(figures.flatMap((one) => (one.id === figure.id ? (next ?? []) : one)))}
              />
            ))}
          </ul>
        </Card>
        <AddOwn onAdd={(figure) => change([...figures, figure])} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {signUp}
          <p className="min-w-0 grow basis-48 text-sm text-muted">{t("visitor.kept")}</p>
        </div>
      </div>
      {sheet.length > 0 ? (
        <Follows ventureId={null} figures={sheet} />
      ) : (
        <p className="text-muted">{t("visitor.empty")}</p>
      )}
    </div>
  );
}

/** As the engine takes them, in the language of the page. */
function useSheet(figures: readonly KeptFigure[]): SheetFigure[] {
  const { t } = useTranslation("heard");
  return useMemo(
    () =>
      figures.map(({ id, value, choice, unit }): SheetFigure => {
        const { meaning, flow, party = "venture" } = choiceOf(choice);
        const at = new Date(0).toISOString();
        return {
          id,
          quote: "",
          value,
          low: null,
          high: null,
          reading: { meaning, flow, party, unit, status: "actual", basis: "recurring" },
          unit: formatUnit(unit),
          label: t(`means.${choice}`),
          state: "stands",
          origin: null,
          isTyped: true,
          version: 1,
          createdAt: at,
          updatedAt: at,
        };
      }),
    [figures, t],
  );
}

interface OwnFigureProps {
  figure: SheetFigure;
  kept: KeptFigure | null;
  /** Null removes it. */
  onChange: (next: KeptFigure | null) => void;
}

/** A figure of the visitor's: opened, it can be typed anew. */
function OwnFigure({ figure, kept, onChange }: OwnFigureProps) {
  const { t } = useTranslation("ventures");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className="flex items-center gap-3 pr-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-w-0 grow cursor-pointer py-2 pl-4 text-left hover:bg-hover focus-visible:-outline-offset-2"
        >
          <span className="block font-semibold tabular-nums">{shownValue(figure)}</span>
          <span className="block text-sm text-muted">{figure.label}</span>
        </button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("visitor.remove", { what: `${shownValue(figure)}, ${figure.label}` })}
          onClick={() => onChange(null)}
        >
          <X aria-hidden />
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="px-4 pt-1 pb-4">
        {isOpen && kept && (
          <OwnForm
            first={{ value: plain(kept.value), choice: kept.choice, unit: figure.unit }}
            label={t("save")}
            onTyped={(typed) => {
              onChange({ ...typed, id: kept.id });
              setOpen(false);
            }}
          />
        )}
      </div>
    </li>
  );
}

function AddOwn({ onAdd }: { onAdd: (figure: KeptFigure) => void }) {
  const { t } = useTranslation("ventures");
  const [added, setAdded] = useState(0);
  return (
    <Card className="p-4">
      <OwnForm
        key={added}
        first={{ value: "", choice: "fixed_cost", unit: "EUR/month" }}
        label={
          <>
            <Plus aria-hidden />
            {t("figures.add")}
          </>
        }
        onTyped={(typed) => {
          onAdd({ ...typed, id: v7() });
          setAdded(added + 1);
        }}
      />
    </Card>
  );
}

interface OwnFormProps {
  first: FigureText;
  label: ReactNode;
  onTyped: (typed: Omit<KeptFigure, "id">) => void;
}

function OwnForm({ first, label, onTyped }: OwnFormProps) {
  const { t } = useTranslation("ventures");
  const [values, setValues] = useState(first);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = typedOf(values);
    const unit = typed && parseUnit(typed.unit.replace(/\s+/g, ""));
    if (!typed || values.choice === "") return toast.error(t("figures.noNumber"));
    if (!unit) return toast.error(t("visitor.noUnit"));
    onTyped({ value: typed.value, choice: values.choice, unit: { ...unit } });
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <FigureFields values={values} onChange={(next) => setValues({ ...values, ...next })} />
      <Button type="submit" variant="secondary" className="self-start">
        {label}
      </Button>
    </form>
  );
}
