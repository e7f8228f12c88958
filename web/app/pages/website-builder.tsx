import { useTranslation } from "react-i18next";
import { WebsiteForm } from "../features/tools/website-builder/website-form.tsx";
import { WebsiteResult } from "../features/tools/website-builder/website-result.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { ToolFrame } from "./tool-frame.tsx";

export const clientLoader = () => loadTexts("tools", "website");

export const meta = () => [
  { title: i18n.t("titleOf", { page: i18n.t("website:title") }) },
  { name: "description", content: i18n.t("website:description") },
];

export default function WebsiteBuilderPage() {
  const { t } = useTranslation("website");
  return (
    <ToolFrame
      tool="website-builder"
      title={t("title")}
      lead={t("lead")}
      action={t("action")}
      done={{ title: t("done"), text: t("doneText") }}
      failed={{ title: t("failed"), text: t("failed") }}
      empty={<p>{t("empty")}</p>}
      form={(props) => <WebsiteForm {...props} />}
      result={(props) => <WebsiteResult key={props.run.id} {...props} />}
    />
  );
}
