import { siteFiles } from "@cofounder/generators/sites/render-site";
import { slugOf } from "@cofounder/generators/slug";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { toast } from "../../../ui/toast.tsx";
import type { ToolResultProps } from "../shell/tool-screen.tsx";
import { TakenPhrases } from "../parts/taken-phrases.tsx";
import { PublishCard } from "./publish-card.tsx";
import { SectionList } from "./section-list.tsx";
import { SitePreview } from "./site-preview.tsx";
import { useSite } from "./use-site.ts";

/** The page preview, its sections to edit, the files, and publishing. */
export function WebsiteResult({ run, output, input, memberId }: ToolResultProps<"website-builder">) {
  const { t } = useTranslation("website");
  const isKept = memberId !== null;
  const { site, change, state, flush } = useSite({ siteId: run.id, made: output.site, isKept });
  const download = async () => {
    try {
      const { zipOf } = await import("../shell/zip-of.ts");
      saveFile(`${slugOf(site.businessName, "site")}.zip`, zipOf(siteFiles(site)));
    } catch {
      toast.error(t("downloadFailed"));
    }
  };
  return (
    <div className="flex flex-col gap-8">
      <SitePreview site={site} />
      <TakenPhrases phrases={output.phrases ?? []} />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => void download()}>
          <Download aria-hidden />
          {t("download")}
        </Button>
        <p role="status" className="text-sm text-muted">
          {state === "incomplete" && t("incomplete")}
          {state === "saving" && t("saving")}
          {state === "saved" && t("saved")}
          {state === "failed" && t("notSaved")}
        </p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SectionList site={site} input={input} onChange={change} />
        {isKept ? (
          <PublishCard siteId={run.id} name={site.businessName} onBefore={flush} isEdited={state === "saved"} />
        ) : (
          <p className="text-sm text-muted">{t("signIn")}</p>
        )}
      </div>
    </div>
  );
}
