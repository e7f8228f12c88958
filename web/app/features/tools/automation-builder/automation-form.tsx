import { automationDescriptionMax } from "@cofounder/contract/tools/automation-limits";
import { useTranslation } from "react-i18next";
import { ToolForm } from "../parts/tool-form.tsx";
import type { ToolFormProps } from "../shell/tool-screen.tsx";

const initial = { description: "" };

export function AutomationForm(props: ToolFormProps<"automation-builder">) {
  const { t } = useTranslation("automation");
  return (
    <ToolForm
      {...props}
      tool="automation-builder"
      initial={initial}
      missing={t("missing")}
      inputOf={(fields) => fields}
      fields={[
        {
          name: "description",
          label: t("field"),
          hint: t("hint"),
          placeholder: t("placeholder"),
          rows: 6,
          maxLength: automationDescriptionMax,
          required: true,
        },
      ]}
    />
  );
}
