import type { ResourceBudget, ResourceFinderInput } from "@cofounder/contract";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.tsx";
import { MoreFields } from "../parts/more-fields.tsx";
import { NumberField } from "../parts/number-field.tsx";
import { given, typedNumber, useFields, written } from "../parts/use-fields.ts";
import type { ToolFormProps } from "../shell/tool-screen.tsx";

const budgets: ResourceBudget[] = ["low", "medium", "high", "premium"];
const initial = { role: "", budget: "low" as ResourceBudget, skills: "", task: "", hours: "", rate: "" };
const openedFrom = ({ role, budget, skills, task = "", hours, rate }: ResourceFinderInput) => ({
  role,
  budget,
  skills,
  task,
  hours: written(hours),
  rate: written(rate),
});

export function ResourceForm({ input, memberId, onRun, controls }: ToolFormProps<"resource-finder">) {
  const { t } = useTranslation("resourceFinder");
  const opened = input && openedFrom(input);
  const { fields, change } = useFields({ tool: "resource-finder", memberId, initial, opened });
  const [refused, setRefused] = useState(false);
  const missing = (text: string) => (refused && text.trim() === "" ? t("required.text") : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [role, skills] = [fields.role.trim(), fields.skills.trim()];
    setRefused(!role || !skills);
    if (!role || !skills) return toast.error(t("required.text"));
    const more = { task: fields.task.trim(), hours: typedNumber(fields.hours), rate: typedNumber(fields.rate) };
    onRun({ role, skills, budget: fields.budget, ...given(more) });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={t("role")} error={missing(fields.role)}>
        <Input
          name="role"
          maxLength={120}
          value={fields.role}
          placeholder={t("roleExample")}
          onValueChange={(role) => change({ role })}
        />
      </Field>
      <Field label={t("budget")}>
        <Select
          name="budget"
          value={fields.budget}
          onValueChange={(budget) => change({ budget })}
          options={budgets.map((value) => ({ value, label: t(`budgets.${value}`) }))}
        />
      </Field>
      <Field label={t("skills")} hint={t("skillsHint")} error={missing(fields.skills)}>
        <Input
          name="skills"
          maxLength={400}
          value={fields.skills}
          placeholder={t("skillsExample")}
          onValueChange={(skills) => change({ skills })}
        />
      </Field>
      <More fields={fields} change={change} />
      {controls}
    </form>
  );
}

interface MoreProps {
  fields: typeof initial;
  change: (fields: Partial<typeof initial>) => void;
}

function More({ fields, change }: MoreProps) {
  const { t } = useTranslation("resourceFinder");
  return (
    <MoreFields open={Boolean(fields.task || fields.hours || fields.rate)}>
      <Field label={t("task")}>
        <Textarea
          name="task"
          maxLength={2000}
          value={fields.task}
          placeholder={t("taskExample")}
          onValueChange={(task) => change({ task })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          name="hours"
          label={t("hours")}
          value={fields.hours}
          onValueChange={(hours) => change({ hours })}
        />
        <NumberField name="rate" label={t("rate")} value={fields.rate} onValueChange={(rate) => change({ rate })} />
      </div>
    </MoreFields>
  );
}
