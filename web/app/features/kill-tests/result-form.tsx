import type { KillTest } from "@cofounder/contract";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, limits } from "../../api/index.ts";
import { numberOf } from "../../components/typed-number.ts";
import { useAction } from "../../components/use-action.ts";
import { spokenLanguage } from "../../locales/language.ts";
import { Button } from "../../ui/button.tsx";
import { decimalField, type FieldSpec, FormFields } from "../../ui/form-fields.tsx";
import { toast } from "../../ui/toast.tsx";
import { placeOf } from "./place-of.ts";

interface ResultText {
  count: string;
  of: string;
  notes: string;
}

/** What was counted; the verdict follows from the rule. */
export function ResultForm({ test, onEntered }: { test: KillTest; onEntered: () => void }) {
  const { t } = useTranslation("killTests");
  const { sample } = test.rule;
  const [values, setValues] = useState<ResultText>({ count: "", of: sample === null ? "" : String(sample), notes: "" });
  const { run, pending } = useAction({ failed: t("resultFailed"), changed: [api.killTests.key()] });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const [count, of] = [numberOf(values.count), sample === null ? null : numberOf(values.of)];
    if (count === null || (sample !== null && of === null)) return toast.error(t("noCount"));
    const { version } = test;
    const counted = { count, of, notes: values.notes, language: spokenLanguage() };
    await run(async () => {
      await api.killTests.enterResult.call({ ...placeOf(test), version, ...counted });
      onEntered();
    });
  };
  const count: FieldSpec<ResultText> = { name: "count", label: t("result.count"), required: true, ...decimalField };
  const of: FieldSpec<ResultText> = { name: "of", label: t("result.of"), required: true, ...decimalField };
  return (
    <form
      aria-label={t("result.title")}
      className="flex flex-col gap-4 rounded-control border border-line p-4"
      onSubmit={(event) => void submit(event)}
    >
      <h3 className="font-medium">{t("result.title")}</h3>
      <FormFields<ResultText>
        values={values}
        onChange={(change) => setValues({ ...values, ...change })}
        fields={[
          sample === null ? count : [count, of],
          { name: "notes", label: t("result.notes"), rows: 3, maxLength: limits.testNotesMax },
        ]}
      />
      <Button type="submit" size="sm" loading={pending} className="self-start">
        {t("result.enter")}
      </Button>
    </form>
  );
}
