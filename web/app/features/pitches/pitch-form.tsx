import type { OwnPitch } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.tsx";
import { audiences, guarded, industries, stages } from "./choices.ts";
import { draftOf, faultsOf, inputOf, type PitchDraft } from "./pitch-draft.ts";
import { keepDraft, keptDraft } from "./kept-draft.ts";
import { useSubmitPitch } from "./use-submit-pitch.ts";

interface PitchFormProps {
  /** Null for a new pitch. */
  pitch: OwnPitch | null;
  signedIn: boolean;
  onEnd: () => void;
}

/** Submits a pitch, saves it as a draft, or changes one. */
export function PitchForm({ pitch, signedIn, onEnd }: PitchFormProps) {
  const { t } = useTranslation("fundraising");
  const [draft, setDraft] = useState<PitchDraft>(() => (pitch ? draftOf(pitch) : keptDraft()));
  const [tried, setTried] = useState(false);
  const { pending, send } = useSubmitPitch(pitch?.id ?? null, () => {
    if (!pitch) keepDraft(null);
    onEnd();
  });
  const faults = tried ? faultsOf(draft) : [];
  const change = (fields: Partial<PitchDraft>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    if (!pitch) keepDraft(next);
  };
  const submit = (status: "draft" | "active") => {
    if (!signedIn) return toast.error(t("form.signIn"));
    setTried(true);
    const input = inputOf(draft);
    if (input) send(input, status);
    else toast.error(t("form.required"));
  };
  return (
    <form
      noValidate
      className="flex max-w-3xl flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit("active");
      }}
    >
      <h2 className="text-xl font-semibold tracking-tight">{t(pitch ? "form.editTitle" : "form.title")}</h2>
      <Facts draft={draft} faults={faults} onChange={change} />
      <Privacy draft={draft} onChange={change} />
      <Dates draft={draft} onChange={change} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={pending}>
          {t(pitch ? "form.save" : "form.submit")}
        </Button>
        {!pitch && (
          <Button variant="secondary" disabled={pending} onClick={() => submit("draft")}>
            {t("form.draft")}
          </Button>
        )}
        <Button variant="ghost" onClick={onEnd}>
          {t("form.cancel")}
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  draft: PitchDraft;
  onChange: (fields: Partial<PitchDraft>) => void;
}

function Facts({ draft, faults, onChange }: PartProps & { faults: (keyof PitchDraft)[] }) {
  const { t } = useTranslation("fundraising");
  const missing = (name: keyof PitchDraft) => (faults.includes(name) ? t("form.fieldRequired") : undefined);
  const choose = { value: "" as const, label: t("form.choose") };
  return (
    <>
      <Field label={t("form.companyName")} error={missing("companyName")}>
        <Input
          required
          maxLength={120}
          value={draft.companyName}
          onValueChange={(companyName) => onChange({ companyName })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("industry")} error={missing("industry")}>
          <Select<PitchDraft["industry"]>
            value={draft.industry}
            onValueChange={(industry) => onChange({ industry })}
            options={[choose, ...industries.map((value) => ({ value, label: t(`industries.${value}`) }))]}
          />
        </Field>
        <Field label={t("stage")} error={missing("stage")}>
          <Select<PitchDraft["stage"]>
            value={draft.stage}
            onValueChange={(stage) => onChange({ stage })}
            options={[choose, ...stages.map((value) => ({ value, label: t(`stages.${value}`) }))]}
          />
        </Field>
      </div>
      <Field label={t("form.description")} hint={t("form.descriptionHint")} error={missing("description")}>
        <Textarea
          required
          maxLength={5000}
          value={draft.description}
          onValueChange={(description) => onChange({ description })}
        />
      </Field>
      <Field label={t("form.amount")} error={faults.includes("amount") ? t("form.wrongAmount") : undefined}>
        <Input
          required
          inputMode="numeric"
          maxLength={10}
          value={draft.amount}
          onValueChange={(amount) => onChange({ amount })}
        />
      </Field>
      <Field label={t("form.traction")} hint={t("form.tractionHint")}>
        <Textarea
          rows={3}
          maxLength={3000}
          value={draft.traction}
          onValueChange={(traction) => onChange({ traction })}
        />
      </Field>
    </>
  );
}

function Privacy({ draft, onChange }: PartProps) {
  const { t } = useTranslation("fundraising");
  return (
    <fieldset className="grid gap-5 sm:grid-cols-3">
      <legend className="mb-3 text-sm font-semibold">{t("form.privacy")}</legend>
      {guarded.map((field) => (
        <Field key={field} label={t("form.visibility", { field: t(`fields.${field}`) })}>
          <Select
            value={draft.visibility[field]}
            onValueChange={(value) => onChange({ visibility: { ...draft.visibility, [field]: value } })}
            options={audiences.map((value) => ({ value, label: t(`form.visible.${value}`) }))}
          />
        </Field>
      ))}
    </fieldset>
  );
}

function Dates({ draft, onChange }: PartProps) {
  const { t } = useTranslation("fundraising");
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 text-sm font-semibold">{t("form.dates")}</legend>
      <Field label={t("form.opens")}>
        <Input type="date" value={draft.opens} onValueChange={(opens) => onChange({ opens })} />
      </Field>
      <Field label={t("form.closes")}>
        <Input type="date" value={draft.closes} min={draft.opens} onValueChange={(closes) => onChange({ closes })} />
      </Field>
    </fieldset>
  );
}
