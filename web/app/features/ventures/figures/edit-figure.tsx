import type { Conflict, SheetFigure } from "@cofounder/contract";
import { choiceNameOf } from "@cofounder/contract/figure-choices";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { formats } from "../../../locales/formats.ts";
import { spokenLanguage } from "../../../locales/language.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { fullAmountOf } from "./amount.ts";
import { FigureFields, type FigureText, typedOf } from "./figure-fields.tsx";
import { shownValue } from "./shown-value.ts";

interface EditFigureProps {
  ventureId: string;
  figure: SheetFigure;
}

const textOf = ({ value, reading, unit }: SheetFigure): FigureText => ({
  value: String(value),
  choice: choiceNameOf(reading) ?? "",
  unit,
});

/** Changes a figure; where it was changed meanwhile, both values are shown before the next attempt. */
export function EditFigure({ ventureId, figure }: EditFigureProps) {
  const { t } = useTranslation("ventures");
  const [typed, setTyped] = useState<Partial<FigureText>>({});
  const [seen, setSeen] = useState(figure);
  const change = useFigureChange(ventureId, figure.id, () => setTyped({}));
  const isTyping = Object.keys(typed).length > 0;
  const base = isTyping ? seen : figure;
  const values = { ...textOf(base), ...typed };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = typedOf(values);
    if (wanted) void change.run({ version: base.version, ...wanted });
    else toast.error(t("figures.noNumber"));
  };
  const turn = (state: SheetFigure["state"]) => void change.run({ version: figure.version, state });
  return (
    <form className="flex flex-col gap-4" onSubmit={save}>
      <FigureFields
        values={values}
        onChange={(next) => {
          if (!isTyping) setSeen(figure);
          setTyped({ ...typed, ...next });
        }}
      />
      {change.conflict && <BothValues conflict={change.conflict} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={change.pending} disabled={!isTyping}>
          {t(change.conflict ? "saveMine" : "save")}
        </Button>
        {figure.state === "stands" ? (
          <>
            <Button variant="secondary" onClick={() => turn("not_mine")}>
              {t("figures.states.not_mine")}
            </Button>
            <Button variant="secondary" onClick={() => turn("no_longer_true")}>
              {t("figures.states.no_longer_true")}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => turn("stands")}>
            {t("figures.standsAgain")}
          </Button>
        )}
      </div>
      {figure.version > 1 && <FigureHistory ventureId={ventureId} figure={figure} />}
    </form>
  );
}

type Wanted = Omit<Parameters<typeof api.ventures.changeFigure.call>[0], "ventureId" | "figureId" | "language">;

function useFigureChange(ventureId: string, figureId: string, onSaved: () => void) {
  const { t } = useTranslation("ventures");
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [pending, setPending] = useState(false);
  const run = async (wanted: Wanted) => {
    setPending(true);
    try {
      const version = conflict?.version ?? wanted.version;
      await api.ventures.changeFigure.call({ ...wanted, version, ventureId, figureId });
      await queryClient.invalidateQueries({ queryKey: api.ventures.key() });
      setConflict(null);
      onSaved();
    } catch (error) {
      const { code, data } = problemOf(error);
      setConflict(data.conflict ?? null);
      toast.error(t("saveFailed"), problemTexts[code]);
    } finally {
      setPending(false);
    }
  };
  return { run, conflict, pending };
}

function BothValues({ conflict: { yours, theirs } }: { conflict: Conflict }) {
  const { t } = useTranslation("ventures");
  const shown = ({ value, unit }: Record<string, unknown>) =>
    typeof value === "number" ? fullAmountOf(value, (unit ?? {}) as Parameters<typeof fullAmountOf>[1]) : "";
  return (
    <div role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-sm">
      <p className="font-medium">{t("conflict")}</p>
      <p>{t("theirs", { value: shown(theirs) })}</p>
      <p>{t("yours", { value: shown(yours) })}</p>
    </div>
  );
}

/** What a figure was before, and who typed it. */
export function FigureHistory({ ventureId, figure: { id: figureId, version } }: EditFigureProps) {
  const { t } = useTranslation("ventures");
  const input = { ventureId, figureId, language: spokenLanguage() };
  const query = useQuery(api.ventures.figureVersions.queryOptions({ input }));
  const earlier = query.data?.versions.filter((each) => each.version < version) ?? [];
  const author = query.data?.versions.find((each) => each.version === version)?.author;
  return (
    <section aria-label={t("figures.history")} className="border-t border-line pt-3 text-sm">
      <h3 className="mb-1 font-medium">{t("figures.history")}</h3>
      {query.isPending && <p className="text-muted">…</p>}
      {query.isError && <p role="alert">{problemTexts[problemOf(query.error).code]}</p>}
      {author && <p className="mb-1 text-muted wrap-anywhere">{t("figures.changedBy", { name: author })}</p>}
      <ul className="space-y-1">
        {earlier.map((each) => (
          <li key={each.version} className="wrap-anywhere">
            <span className="font-medium tabular-nums">{shownValue(each)}</span> {each.label}
            <span className="text-muted">
              {each.author && ` · ${t("figures.changedBy", { name: each.author })}`} · {formats.time(each.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
