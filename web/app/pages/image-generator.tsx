import { useTranslation } from "react-i18next";
import { ImageForm } from "../features/tools/image-generator/image-form.tsx";
import { ImageResult } from "../features/tools/image-generator/image-result.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { ToolFrame } from "./tool-frame.tsx";

export const clientLoader = () => loadTexts("tools", "image");

export const meta = () =>
  pageMeta("/image-generator", { title: i18n.t("image:title"), description: i18n.t("image:description") });

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
    />
  );
}
