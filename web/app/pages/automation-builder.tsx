import { useTranslation } from "react-i18next";
import { AutomationForm } from "../features/tools/automation-builder/automation-form.tsx";
import { AutomationResult } from "../features/tools/automation-builder/automation-result.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { ToolFrame } from "./tool-frame.tsx";

export const clientLoader = () => loadTexts("tools", "automation", "promo");

export const meta = () => [
  { title: i18n.t("titleOf", { page: i18n.t("automation:title") }) },
  { name: "description", content: i18n.t("automation:description") },
];

export default function AutomationBuilderPage() {
  const { t } = useTranslation("automation");
  return (
    <ToolFrame
      tool="automation-builder"
      title={t("title")}
      lead={t("lead")}
      action={t("action")}
      done={{ title: t("done"), text: t("doneText") }}
      failed={{ title: t("failed") }}
      layout="below"
      empty={<p>{t("empty")}</p>}
      form={(props) => <AutomationForm {...props} />}
      result={(props) => <AutomationResult key={props.run.id} {...props} />}
    />
  );
}
