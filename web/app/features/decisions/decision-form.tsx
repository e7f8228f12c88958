import type { Conflict, DecisionVersion } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, limits, problemOf, problemTexts } from "../../api/index.ts";
import { formats } from "../../locales/formats.ts";
import { Button } from "../../ui/button.tsx";
import { FormFields } from "../../ui/form-fields.tsx";
import { toast } from "../../ui/toast.tsx";

type Said = Pick<DecisionVersion, "decided" | "because" | "lookAgainOn">;
type Typed = Record<keyof Said, string>;

interface DecisionFormProps {
  /** Of the button. */
  label: string;
  /** What the fields begin with. */
  initial?: Said;
  /** Stores it; `version` is the one to replace after a conflict was shown. */
  onSave: (said: Said, version: number | null) => Promise<unknown>;
  onDone: () => void;
}

const none: Said = { decided: "", because: "", lookAgainOn: null };

/** What was decided, why, and when to look again. Where it was changed meanwhile, the stored one is shown. */
export function DecisionForm({ label, initial = none, onSave, onDone }: DecisionFormProps) {
  const { t } = useTranslation("decisions");
  const [values, setValues] = useState<Typed>({ ...initial, lookAgainOn: initial.lookAgainOn ?? "" });
  const save = useSave(onSave, onDone);
  const most = { rows: 2, maxLength: limits.decisionTextMaxLength };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save.run({ ...values, lookAgainOn: values.lookAgainOn || null });
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <FormFields<Typed>
        values={values}
        onChange={(change) => setValues({ ...values, ...change })}
        fields={[
          { name: "decided", label: t("decided"), required: true, ...most },
          { name: "because", label: t("because"), ...most },
          {
            name: "lookAgainOn",
            label: t("lookAgainOn"),
            hint: t("lookAgainHint"),
            type: "date",
            className: "sm:w-60",
          },
        ]}
      />
      {save.conflict && <Stored conflict={save.conflict} />}
      <Button type="submit" loading={save.pending} className="self-start">
        {save.conflict ? t("saveMine") : label}
      </Button>
    </form>
  );
}

function useSave(onSave: DecisionFormProps["onSave"], onDone: () => void) {
  const { t } = useTranslation("decisions");
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [pending, setPending] = useState(false);
  const run = async (said: Said) => {
    setPending(true);
    try {
      await onSave(said, conflict?.version ?? null);
      await queryClient.invalidateQueries({ queryKey: api.decisions.key() });
      onDone();
      toast.success(t("saved"));
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

function Stored({ conflict: { theirs } }: { conflict: Conflict }) {
  const { t } = useTranslation("decisions");
  const { decided, because, lookAgainOn } = theirs as unknown as Said;
  return (
    <div role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-sm wrap-anywhere">
      <p className="font-medium">{t("conflict")}</p>
      <p>{decided}</p>
      {because && <p>{t("becauseOf", { because })}</p>}
      {lookAgainOn && <p>{t("again", { date: formats.day(lookAgainOn) })}</p>}
    </div>
  );
}
