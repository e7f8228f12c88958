import { useTranslation } from "react-i18next";
import example from "../content/tool-examples/competitor-analysis.json" with { type: "json" };
import { CompetitorForm } from "../features/tools/competitor-analysis/competitor-form.tsx";
import { CompetitorResult } from "../features/tools/competitor-analysis/competitor-result.tsx";
import { ToolAbout, ToolBeforeScripts } from "../features/tools/shell/tool-about.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { ToolFrame } from "./tool-frame.tsx";

export const clientLoader = () => loadTexts("tools", "toolParts", "competitorAnalysis", "toolAbout");

export const meta = () =>
  pageMeta("/competitor-analysis", {
    title: i18n.t("competitorAnalysis:title"),
    description: i18n.t("competitorAnalysis:description"),
  });

export function HydrateFallback() {
  return <ToolBeforeScripts tool="competitor-analysis" example={example} />;
}

export default function CompetitorAnalysisPage() {
  const { t } = useTranslation("competitorAnalysis");
  return (
    <ToolFrame
      tool="competitor-analysis"
      title={t("title")}
      lead={t("lead")}
      action={t("analyze")}
      done={{ title: t("done") }}
      failed={{ title: t("failed.title"), text: t("failed.text") }}
      empty={t("empty")}
      form={(props) => <CompetitorForm {...props} />}
      result={({ output }) => <CompetitorResult output={output} />}
    >
      <ToolAbout tool="competitor-analysis" example={example} />
    </ToolFrame>
  );
}
