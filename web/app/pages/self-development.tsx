import { useTranslation } from "react-i18next";
import example from "../content/tool-examples/self-development.json" with { type: "json" };
import { DevelopmentForm } from "../features/tools/self-development/development-form.tsx";
import { DevelopmentResult } from "../features/tools/self-development/development-result.tsx";
import { ToolAbout, ToolBeforeScripts } from "../features/tools/shell/tool-about.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { ToolFrame } from "./tool-frame.tsx";

export const clientLoader = () => loadTexts("tools", "toolParts", "selfDevelopment", "toolAbout");

export const meta = () =>
  pageMeta("/self-development", {
    title: i18n.t("selfDevelopment:title"),
    description: i18n.t("selfDevelopment:description"),
  });

export function HydrateFallback() {
  return <ToolBeforeScripts tool="self-development" example={example} />;
}

export default function SelfDevelopmentPage() {
  const { t } = useTranslation("selfDevelopment");
  return (
    <ToolFrame
      tool="self-development"
      title={t("title")}
      lead={t("lead")}
      action={t("action")}
      done={{ title: t("done") }}
      failed={{ title: t("failed") }}
      empty={t("empty")}
      form={(props) => <DevelopmentForm {...props} />}
      result={({ output, run, memberId }) => (
        <DevelopmentResult key={run.id} output={output} runId={run.id} kept={memberId !== null} />
      )}
    >
      <ToolAbout tool="self-development" example={example} />
    </ToolFrame>
  );
}
