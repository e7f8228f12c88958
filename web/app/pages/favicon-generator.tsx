import { useTranslation } from "react-i18next";
import example from "../content/tool-examples/favicon-generator.json" with { type: "json" };
import { FaviconGenerator } from "../features/tools/favicon-generator/favicon-generator.tsx";
import { ToolAbout, ToolBeforeScripts } from "../features/tools/shell/tool-about.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";

export const clientLoader = () => loadTexts("favicon", "toolAbout");

export const meta = () =>
  pageMeta("/favicon-generator", { title: i18n.t("favicon:title"), description: i18n.t("favicon:description") });

export function HydrateFallback() {
  return <ToolBeforeScripts tool="favicon-generator" example={example} />;
}

export default function FaviconGeneratorPage() {
  const { t } = useTranslation("favicon");
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="text-title font-semibold">{t("title")}</h1>
      <p className="mt-3 max-w-2xl text-lead text-muted">{t("lead")}</p>
      <FaviconGenerator />
      <ToolAbout tool="favicon-generator" example={example} />
    </main>
  );
}
