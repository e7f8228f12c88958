import { useTranslation } from "react-i18next";
import example from "../content/tool-examples/influencer-finder.json" with { type: "json" };
import { InfluencerForm } from "../features/tools/influencer-finder/influencer-form.tsx";
import { InfluencerResult } from "../features/tools/influencer-finder/influencer-result.tsx";
import { ToolAbout, ToolBeforeScripts } from "../features/tools/shell/tool-about.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { ToolFrame } from "./tool-frame.tsx";

export const clientLoader = () => loadTexts("tools", "toolParts", "influencerFinder", "toolAbout");

export const meta = () =>
  pageMeta("/influencer-finder", {
    title: i18n.t("influencerFinder:title"),
    description: i18n.t("influencerFinder:description"),
  });

export function HydrateFallback() {
  return <ToolBeforeScripts tool="influencer-finder" example={example} />;
}

export default function InfluencerFinderPage() {
  const { t } = useTranslation("influencerFinder");
  return (
    <ToolFrame
      tool="influencer-finder"
      title={t("title")}
      lead={t("lead")}
      action={t("action")}
      done={{ title: t("done") }}
      failed={{ title: t("failed") }}
      empty={t("empty")}
      form={(props) => <InfluencerForm {...props} />}
      result={({ output }) => <InfluencerResult output={output} />}
    >
      <ToolAbout tool="influencer-finder" example={example} />
    </ToolFrame>
  );
}
