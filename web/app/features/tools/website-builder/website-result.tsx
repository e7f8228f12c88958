import type { SiteSpec } from "@cofounder/contract";
import { siteFiles } from "@cofounder/generators/sites/render-site";
import { slugOf } from "@cofounder/generators/slug";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { FollowUpForm } from "../shell/follow-up-form.tsx";
import type { ToolResultProps } from "../shell/tool-screen.tsx";
import { type FollowUp, useFollowUp } from "../shell/use-follow-up.ts";
import { EarlierVersion, useVersions, VersionList } from "../shell/version-list.tsx";
import { TakenPhrases } from "../parts/taken-phrases.tsx";
import { PublishCard } from "./publish-card.tsx";
import { SectionList } from "./section-list.tsx";
import { SitePreview } from "./site-preview.tsx";
import { useSite } from "./use-site.ts";

const SiteMaking = lazy(async () => ({ default: (await import("./site-making.tsx")).SiteMaking }));

/** The page preview, its sections to edit, changes in words, the versions, the files, and publishing. */
export function WebsiteResult({ run, output, input, memberId }: ToolResultProps<"website-builder">) {
  const { t } = useTranslation("website");
  const isKept = memberId !== null;
  const { site, change, state, flush } = useSite({ siteId: run.id, made: output.site, isKept });
  const versions = useVersions(run.id, isKept);
  const follow = useFollowUp({
    tool: "website-builder",
    versions,
    done: () => t("doneText"),
  });
  const apply = async (instruction: string) => {
    if (state !== "idle") await flush();
    await follow.apply({ ...input, follows: { runId: run.id, instruction } });
  };
  const following = { ...input, follows: { runId: run.id, instruction: "" } };
  return (
    <div className="flex flex-col gap-8">
      <EarlierVersion runId={run.id} versions={versions} />
      {follow.runningId === null ? (
        <SitePreview site={site} />
      ) : (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <SiteMaking runId={follow.runningId} input={following} />
        </Suspense>
      )}
      {isKept && <ChangeInWords follow={follow} onApply={(instruction) => void apply(instruction)} />}
      <VersionList runId={run.id} versions={versions} />
      <TakenPhrases phrases={output.phrases ?? []} />
      <div className="flex flex-wrap items-center gap-3">
        <DownloadButton site={site} />
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

interface ChangeInWordsProps {
  follow: FollowUp<"website-builder">;
  onApply: (instruction: string) => void;
}

/** Only a language model understands a change in words. */
function ChangeInWords({ follow, onApply }: ChangeInWordsProps) {
  const { t } = useTranslation("website");
  const { data } = useQuery(api.tools.terms.queryOptions({ staleTime: Infinity }));
  if (!data?.hasModel) return null;
  return (
    <FollowUpForm
      tool="website-builder"
      label={t("follow")}
      placeholder={t("followPlaceholder")}
      follow={follow}
      onApply={onApply}
    />
  );
}

function DownloadButton({ site }: { site: SiteSpec }) {
  const { t } = useTranslation("website");
  const download = async () => {
    try {
      const { zipOf } = await import("../shell/zip-of.ts");
      saveFile(`${slugOf(site.businessName, "site")}.zip`, zipOf(siteFiles(site)));
    } catch {
      toast.error(t("downloadFailed"));
    }
  };
  return (
    <Button variant="secondary" onClick={() => void download()}>
      <Download aria-hidden />
      {t("download")}
    </Button>
  );
}
