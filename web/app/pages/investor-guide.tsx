import { useTranslation } from "react-i18next";
import example from "../content/tool-examples/investor-guide.json" with { type: "json" };
import { InvestorForm } from "../features/tools/investor-guide/investor-form.tsx";
import { InvestorResult } from "../features/tools/investor-guide/investor-result.tsx";
import { ToolAbout, ToolBeforeScripts } from "../features/tools/shell/tool-about.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { ToolFrame } from "./tool-frame.tsx";

export const clientLoader = () => loadTexts("tools", "toolParts", "investorGuide", "toolAbout");

export const meta = () =>
  pageMeta("/investor-guide", {
    title: i18n.t("investorGuide:title"),
    description: i18n.t("investorGuide:description"),
  });

export function HydrateFallback() {
  return <ToolBeforeScripts tool="investor-guide" example={example} />;
}

export default function InvestorGuidePage() {
  const { t } = useTranslation("investorGuide");
  return (
    <ToolFrame
      tool="investor-guide"
      title={t("title")}
      lead={t("lead")}
      action={t("action")}
      done={{ title: t("complete") }}
      failed={{ title: t("failed.title"), text: t("failed.text") }}
      empty={t("empty")}
      form={(props) => <InvestorForm {...props} />}
      result={({ output }) => <InvestorResult output={output} />}
    >
      <ToolAbout tool="investor-guide" example={example} />
    </ToolFrame>
  );
}
