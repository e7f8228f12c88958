import { automationDescriptionMax } from "@cofounder/contract/tools/automation-limits";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { ToolFormProps } from "../shell/tool-screen.tsx";
import { useToolDraft } from "../shell/use-tool-draft.ts";

export function AutomationForm({ input, memberId, onRun, controls }: ToolFormProps<"automation-builder">) {
  const { t } = useTranslation("automation");
  const { draft, change } = useToolDraft({ tool: "automation-builder", memberId, initial: { description: "" } });
  const [opened, setOpened] = useState(input?.description);
  const [missing, setMissing] = useState(false);
  const description = opened ?? draft.description;
  const write = (next: string) => {
    setOpened(undefined);
    setMissing(false);
    change({ description: next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (description.trim() !== "") {
      onRun({ description: description.trim() });
      return;
    }
    setMissing(true);
    toast.error(t("missing"));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t("field")} hint={t("hint")} error={missing ? t("missing") : undefined}>
        <Textarea
          value={description}
          onValueChange={write}
          rows={6}
          maxLength={automationDescriptionMax}
          placeholder={t("placeholder")}
        />
      </Field>
      {controls}
    </form>
  );
}
