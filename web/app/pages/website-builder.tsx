import { lazy } from "react";
import { useTranslation } from "react-i18next";
import example from "../content/tool-examples/website-builder.json" with { type: "json" };
import { WebsiteForm } from "../features/tools/website-builder/website-form.tsx";
import { ToolAbout, ToolBeforeScripts } from "../features/tools/shell/tool-about.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { ToolFrame } from "./tool-frame.tsx";

/** Editors and previews load with the first result. */
const WebsiteResult = lazy(async () => ({
  default: (await import("../features/tools/website-builder/website-result.tsx")).WebsiteResult,
}));

const SiteMaking = lazy(async () => ({
  default: (await import("../features/tools/website-builder/site-making.tsx")).SiteMaking,
}));

export const clientLoader = () => loadTexts("tools", "toolParts", "website", "toolAbout");

export const meta = () =>
  pageMeta("/website-builder", { title: i18n.t("website:title"), description: i18n.t("website:description") });

export function HydrateFallback() {
  return <ToolBeforeScripts tool="website-builder" example={example} />;
}

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
      making={({ id, input }) => <SiteMaking runId={id} input={input} />}
      form={(props) => <WebsiteForm {...props} />}
      result={(props) => <WebsiteResult key={props.run.id} {...props} />}
    >
      <ToolAbout tool="website-builder" example={example} />
    </ToolFrame>
  );
}
