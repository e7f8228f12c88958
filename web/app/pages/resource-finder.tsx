import { useTranslation } from "react-i18next";
import example from "../content/tool-examples/resource-finder.json" with { type: "json" };
import { ResourceForm } from "../features/tools/resource-finder/resource-form.tsx";
import { ResourceResult } from "../features/tools/resource-finder/resource-result.tsx";
import { ToolAbout, ToolBeforeScripts } from "../features/tools/shell/tool-about.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { ToolFrame } from "./tool-frame.tsx";

export const clientLoader = () => loadTexts("tools", "toolParts", "resourceFinder", "toolAbout");

export const meta = () =>
  pageMeta("/resource-finder", {
    title: i18n.t("resourceFinder:title"),
    description: i18n.t("resourceFinder:description"),
  });

export function HydrateFallback() {
  return <ToolBeforeScripts tool="resource-finder" example={example} />;
}

export default function ResourceFinderPage() {
  const { t } = useTranslation("resourceFinder");
  return (
    <ToolFrame
      tool="resource-finder"
      title={t("title")}
      lead={t("lead")}
      action={t("action")}
      done={{ title: t("done") }}
      failed={{ title: t("failed.title"), text: t("failed.text") }}
      empty={t("empty")}
      form={(props) => <ResourceForm {...props} />}
      result={({ output }) => <ResourceResult output={output} />}
    >
      <ToolAbout tool="resource-finder" example={example} />
    </ToolFrame>
  );
}
