import type { OwnPitch } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { FormFields, optionsOf } from "../../ui/form-fields.tsx";
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
    <FormFields
      values={draft}
      onChange={onChange}
      rowClass="grid gap-5 sm:grid-cols-2"
      fields={[
        {
          name: "companyName",
          label: t("form.companyName"),
          error: missing("companyName"),
          required: true,
          maxLength: 120,
        },
        [
          {
            name: "industry",
            label: t("industry"),
            error: missing("industry"),
            options: [choose, ...optionsOf(industries, (value) => t(`industries.${value}`))],
          },
          {
            name: "stage",
            label: t("stage"),
            error: missing("stage"),
            options: [choose, ...optionsOf(stages, (value) => t(`stages.${value}`))],
          },
        ],
        {
          name: "description",
          label: t("form.description"),
          hint: t("form.descriptionHint"),
          error: missing("description"),
          required: true,
          rows: 4,
          maxLength: 5000,
        },
        {
          name: "amount",
          label: t("form.amount"),
          error: faults.includes("amount") ? t("form.wrongAmount") : undefined,
          required: true,
          inputMode: "numeric",
          maxLength: 10,
        },
        { name: "traction", label: t("form.traction"), hint: t("form.tractionHint"), rows: 3, maxLength: 3000 },
      ]}
    />
  );
}

function Privacy({ draft, onChange }: PartProps) {
  const { t } = useTranslation("fundraising");
  const options = optionsOf(audiences, (value) => t(`form.visible.${value}`));
  return (
    <fieldset className="grid gap-5 sm:grid-cols-3">
      <legend className="mb-3 text-sm font-semibold">{t("form.privacy")}</legend>
      <FormFields
        values={draft.visibility}
        onChange={(change) => onChange({ visibility: { ...draft.visibility, ...change } })}
        fields={guarded.map((name) => ({
          name,
          label: t("form.visibility", { field: t(`fields.${name}`) }),
          options,
        }))}
      />
    </fieldset>
  );
}

function Dates({ draft, onChange }: PartProps) {
  const { t } = useTranslation("fundraising");
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 text-sm font-semibold">{t("form.dates")}</legend>
      <FormFields
        values={draft}
        onChange={onChange}
        fields={[
          { name: "opens", label: t("form.opens"), type: "date" },
          { name: "closes", label: t("form.closes"), type: "date", min: draft.opens },
        ]}
      />
    </fieldset>
  );
}
