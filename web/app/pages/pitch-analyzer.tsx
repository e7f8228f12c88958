import { useTranslation } from "react-i18next";
import example from "../content/tool-examples/pitch-analyzer.json" with { type: "json" };
import { PitchForm } from "../features/tools/pitch-analyzer/pitch-form.tsx";
import { PitchResult } from "../features/tools/pitch-analyzer/pitch-result.tsx";
import { ToolAbout, ToolBeforeScripts } from "../features/tools/shell/tool-about.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { ToolFrame } from "./tool-frame.tsx";

export const clientLoader = () => loadTexts("tools", "toolParts", "pitchAnalyzer", "toolAbout");

export const meta = () =>
  pageMeta("/pitch-analyzer", {
    title: i18n.t("pitchAnalyzer:title"),
    description: i18n.t("pitchAnalyzer:description"),
  });

export function HydrateFallback() {
  return <ToolBeforeScripts tool="pitch-analyzer" example={example} />;
}

export default function PitchAnalyzerPage() {
  const { t } = useTranslation("pitchAnalyzer");
  return (
    <ToolFrame
      tool="pitch-analyzer"
      title={t("title")}
      lead={t("lead")}
      action={t("analyze")}
      done={{ title: t("done") }}
      failed={{ title: t("failed.title"), text: t("failed.text") }}
      empty={t("empty")}
      form={(props) => <PitchForm {...props} />}
      result={({ output }) => <PitchResult output={output} />}
    >
      <ToolAbout tool="pitch-analyzer" example={example} />
    </ToolFrame>
  );
}
