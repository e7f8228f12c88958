import type { DevelopmentCategory, SelfDevelopmentInput } from "@cofounder/contract";
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

const categories: DevelopmentCategory[] = ["mindset", "productivity", "leadership", "wellbeing", "strategy", "habits"];
const initial = { category: "" as DevelopmentCategory | "", goal: "", hoursPerWeek: "", weeks: "", startDate: "" };
const openedFrom = ({ category, goal, hoursPerWeek, weeks, startDate = "" }: SelfDevelopmentInput) => ({
  category,
  goal,
  hoursPerWeek: written(hoursPerWeek),
  weeks: written(weeks),
  startDate,
});

/** Clamped to the limits of a plan. */
const within = (value: number | undefined, [low, high]: [number, number]) =>
  value === undefined ? undefined : Math.min(high, Math.max(low, value));

function moreOf({ hoursPerWeek, weeks, startDate }: typeof initial) {
  const whole = within(typedNumber(weeks), [4, 52]);
  return {
    hoursPerWeek: within(typedNumber(hoursPerWeek), [0.5, 60]),
    weeks: whole === undefined ? undefined : Math.round(whole),
    startDate,
  };
}

export function DevelopmentForm({ input, memberId, onRun, controls }: ToolFormProps<"self-development">) {
  const { t } = useTranslation("selfDevelopment");
  const opened = input && openedFrom(input);
  const { fields, change } = useFields({ tool: "self-development", memberId, initial, opened });
  const [refused, setRefused] = useState(false);
  const missing = (text: string) => (refused && text.trim() === "" ? t("required.text") : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { category } = fields;
    const goal = fields.goal.trim();
    setRefused(!category || !goal);
    if (!category || !goal) return toast.error(t("required.text"));
    onRun({ category, goal, ...given(moreOf(fields)) });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={t("category")} error={missing(fields.category)}>
        <Select
          name="category"
          value={fields.category}
          onValueChange={(category) => change({ category })}
          options={[
            { value: "" as const, label: t("choose") },
            ...categories.map((value) => ({ value, label: t(`categories.${value}`) })),
          ]}
        />
      </Field>
      <Field label={t("goal")} hint={t("goalHint")} error={missing(fields.goal)}>
        <Textarea
          name="goal"
          rows={3}
          maxLength={600}
          value={fields.goal}
          placeholder={t("goalExample")}
          onValueChange={(goal) => change({ goal })}
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
  const { t } = useTranslation("selfDevelopment");
  return (
    <MoreFields open={Boolean(fields.hoursPerWeek || fields.weeks || fields.startDate)}>
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          name="hoursPerWeek"
          label={t("hours")}
          value={fields.hoursPerWeek}
          onValueChange={(hoursPerWeek) => change({ hoursPerWeek })}
        />
        <NumberField
          name="weeks"
          label={t("weeks")}
          value={fields.weeks}
          onValueChange={(weeks) => change({ weeks })}
        />
      </div>
      <Field label={t("startDate")}>
        <Input
          name="startDate"
          type="date"
          value={fields.startDate}
          onValueChange={(startDate) => change({ startDate })}
        />
      </Field>
    </MoreFields>
  );
}
