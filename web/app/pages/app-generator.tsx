import { lazy } from "react";
import { useTranslation } from "react-i18next";
import example from "../content/tool-examples/app-generator.json" with { type: "json" };
import { AppForm } from "../features/tools/app-generator/app-form.tsx";
import { ToolAbout, ToolBeforeScripts } from "../features/tools/shell/tool-about.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { ToolFrame } from "./tool-frame.tsx";

/** Editors and previews load with the first result. */
const AppResult = lazy(async () => ({
  default: (await import("../features/tools/app-generator/app-result.tsx")).AppResult,
}));

const AppMaking = lazy(async () => ({
  default: (await import("../features/tools/app-generator/app-making.tsx")).AppMaking,
}));

export const clientLoader = () => loadTexts("tools", "toolParts", "appGenerator", "toolAbout");

export const meta = () =>
  pageMeta("/app-generator", { title: i18n.t("appGenerator:title"), description: i18n.t("appGenerator:description") });

export function HydrateFallback() {
  return <ToolBeforeScripts tool="app-generator" example={example} />;
}

export default function AppGeneratorPage() {
  const { t } = useTranslation("appGenerator");
  return (
    <ToolFrame
      tool="app-generator"
      title={t("title")}
      lead={t("lead")}
      action={t("action")}
      done={({ tokensUsed }) => ({ title: t("done"), text: t("doneText", { count: tokensUsed }) })}
      failed={{ title: t("failed"), text: t("failedText") }}
      layout="below"
      empty={<p>{t("empty")}</p>}
      making={({ id, input }) => <AppMaking runId={id} follows={input.follows} />}
      form={(props) => <AppForm {...props} />}
      result={(props) => <AppResult key={props.run.id} {...props} />}
    >
      <ToolAbout tool="app-generator" example={example} />
    </ToolFrame>
  );
}
