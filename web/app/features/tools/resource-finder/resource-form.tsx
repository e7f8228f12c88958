import type { ResourceBudget } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { decimalField, optionsOf } from "../../../ui/form-fields.tsx";
import { ToolForm } from "../parts/tool-form.tsx";
import { given, typedNumber } from "../parts/typed-values.ts";
import type { ToolFormProps } from "../shell/tool-screen.tsx";

const budgets: ResourceBudget[] = ["low", "medium", "high", "premium"];
const initial = { role: "", budget: "low" as ResourceBudget, skills: "", task: "", hours: "", rate: "" };

export function ResourceForm(props: ToolFormProps<"resource-finder">) {
  const { t } = useTranslation("resourceFinder");
  return (
    <ToolForm
      {...props}
      tool="resource-finder"
      initial={initial}
      missing={t("required.text")}
      inputOf={({ role, skills, budget, task, hours, rate }) => ({
        role,
        skills,
        budget,
        ...given({ task, hours: typedNumber(hours), rate: typedNumber(rate) }),
      })}
      fields={[
        { name: "role", label: t("role"), placeholder: t("roleExample"), maxLength: 120, required: true },
        { name: "budget", label: t("budget"), options: optionsOf(budgets, (value) => t(`budgets.${value}`)) },
        {
          name: "skills",
          label: t("skills"),
          hint: t("skillsHint"),
          placeholder: t("skillsExample"),
          maxLength: 400,
          required: true,
        },
      ]}
      more={[
        { name: "task", label: t("task"), placeholder: t("taskExample"), rows: 4, maxLength: 2000 },
        [
          { name: "hours", label: t("hours"), ...decimalField },
          { name: "rate", label: t("rate"), ...decimalField },
        ],
      ]}
    />
  );
}
