import { useTranslation } from "react-i18next";
import example from "../content/tool-examples/image-generator.json" with { type: "json" };
import { ImageForm } from "../features/tools/image-generator/image-form.tsx";
import { ImageResult } from "../features/tools/image-generator/image-result.tsx";
import { ToolAbout, ToolBeforeScripts } from "../features/tools/shell/tool-about.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { ToolFrame } from "./tool-frame.tsx";

export const clientLoader = () => loadTexts("tools", "image", "toolAbout");

export const meta = () =>
  pageMeta("/image-generator", { title: i18n.t("image:title"), description: i18n.t("image:description") });

export function HydrateFallback() {
  return <ToolBeforeScripts tool="image-generator" example={example} />;
}

export default function ImageGeneratorPage() {
  const { t } = useTranslation("image");
  return (
    <ToolFrame
      tool="image-generator"
      title={t("title")}
      lead={t("lead")}
      action={t("action")}
      done={{ title: t("done") }}
      failed={{ title: t("failed") }}
      empty={<p>{t("empty")}</p>}
      form={(props) => <ImageForm {...props} />}
      result={(props) => <ImageResult {...props} />}
    >
      <ToolAbout tool="image-generator" example={example} />
    </ToolFrame>
  );
}
