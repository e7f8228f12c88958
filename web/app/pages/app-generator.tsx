import { useTranslation } from "react-i18next";
import { AppForm } from "../features/tools/app-generator/app-form.tsx";
import { AppResult } from "../features/tools/app-generator/app-result.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { ToolFrame } from "./tool-frame.tsx";

export const clientLoader = () => loadTexts("tools", "appGenerator");

export const meta = () => [
  { title: i18n.t("titleOf", { page: i18n.t("appGenerator:title") }) },
  { name: "description", content: i18n.t("appGenerator:description") },
];

export default function AppGeneratorPage() {
  const { t } = useTranslation("appGenerator");
  return (
    <ToolFrame
      tool="app-generator"
      title={t("title")}
      lead={t("lead")}
      action={t("action")}
      done={{ title: t("done") }}
      failed={{ title: t("failed"), text: t("failedText") }}
      layout="below"
      empty={<p>{t("empty")}</p>}
      form={(props) => <AppForm {...props} />}
      result={(props) => <AppResult key={props.run.id} {...props} />}
    />
  );
}
