import { lazy } from "react";
import { useTranslation } from "react-i18next";
import example from "../content/tool-examples/automation-builder.json" with { type: "json" };
import { AutomationForm } from "../features/tools/automation-builder/automation-form.tsx";
import { ToolAbout, ToolBeforeScripts } from "../features/tools/shell/tool-about.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { ToolFrame } from "./tool-frame.tsx";

/** Editors and previews load with the first result. */
const AutomationResult = lazy(async () => ({
  default: (await import("../features/tools/automation-builder/automation-result.tsx")).AutomationResult,
}));

export const clientLoader = () => loadTexts("tools", "toolParts", "automation", "toolAbout");

export const meta = () =>
  pageMeta("/automation-builder", { title: i18n.t("automation:title"), description: i18n.t("automation:description") });

export function HydrateFallback() {
  return <ToolBeforeScripts tool="automation-builder" example={example} />;
}

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
    >
      <ToolAbout tool="automation-builder" example={example} />
    </ToolFrame>
  );
}
