import type { DevelopmentCategory } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { decimalField, optionsOf } from "../../../ui/form-fields.tsx";
import { ToolForm } from "../parts/tool-form.tsx";
import { given, typedNumber } from "../parts/typed-values.ts";
import type { ToolFormProps } from "../shell/tool-screen.tsx";

const categories: DevelopmentCategory[] = ["mindset", "productivity", "leadership", "wellbeing", "strategy", "habits"];
const initial = { category: "" as DevelopmentCategory | "", goal: "", hoursPerWeek: "", weeks: "", startDate: "" };

/** Clamped to the limits of a plan. */
const within = (value: number | undefined, [low, high]: [number, number]) =>
  value === undefined ? undefined : Math.min(high, Math.max(low, value));

function moreOf({ hoursPerWeek, weeks, startDate }: Pick<typeof initial, "hoursPerWeek" | "weeks" | "startDate">) {
  const whole = within(typedNumber(weeks), [4, 52]);
  return {
    hoursPerWeek: within(typedNumber(hoursPerWeek), [0.5, 60]),
    weeks: whole === undefined ? undefined : Math.round(whole),
    startDate,
  };
}

export function DevelopmentForm(props: ToolFormProps<"self-development">) {
  const { t } = useTranslation("selfDevelopment");
  return (
    <ToolForm
      {...props}
      tool="self-development"
      initial={initial}
      missing={t("required.text")}
      inputOf={({ category, goal, ...fields }) =>
        category === "" ? null : { category, goal, ...given(moreOf(fields)) }
      }
      fields={[
        {
          name: "category",
          label: t("category"),
          required: true,
          options: [{ value: "", label: t("choose") }, ...optionsOf(categories, (value) => t(`categories.${value}`))],
        },
        {
          name: "goal",
          label: t("goal"),
          hint: t("goalHint"),
          placeholder: t("goalExample"),
          rows: 3,
          maxLength: 600,
          required: true,
        },
      ]}
      more={[
        [
          { name: "hoursPerWeek", label: t("hours"), ...decimalField },
          { name: "weeks", label: t("weeks"), ...decimalField },
        ],
        { name: "startDate", label: t("startDate"), type: "date" },
      ]}
    />
  );
}
