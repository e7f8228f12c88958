import type { AppFile } from "@cofounder/contract";
import { previewApp } from "@cofounder/generators/apps/preview-app";
import { slugOf } from "@cofounder/generators/slug";
import { Download, Undo2, Wrench } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { toast } from "../../../ui/toast.tsx";
import { TakenPhrases } from "../parts/taken-phrases.tsx";
import { FollowUpForm } from "../shell/follow-up-form.tsx";
import { PreviewFrame } from "../shell/preview-frame.tsx";
import type { ToolResultProps } from "../shell/tool-screen.tsx";
import { useFollowUp } from "../shell/use-follow-up.ts";
import { EarlierVersion, useVersions, VersionList, type Versions } from "../shell/version-list.tsx";
import { FileBrowser } from "./file-browser.tsx";

const AppMaking = lazy(async () => ({ default: (await import("./app-making.tsx")).AppMaking }));
const ChangesView = lazy(async () => ({ default: (await import("./changes-view.tsx")).ChangesView }));

type ResultProps = ToolResultProps<"app-generator">;
type Part = "preview" | "files" | "changes";
type Apply = (change: { instruction: string; error?: string }) => void;

/** The running app, its files, the changes, its versions, and the next request. */
export function AppResult({ run, output, input }: ResultProps) {
  const { t } = useTranslation("appGenerator");
  const [part, setPart] = useState<Part>("preview");
  const versions = useVersions(run.id);
  const follow = useFollowUp({
    tool: "app-generator",
    versions,
    done: ({ tokensUsed }) => t("doneText", { count: tokensUsed }),
  });
  const { runningId, busy } = follow;
  const apply: Apply = (change) =>
    void follow.apply({ description: input.description, follows: { runId: run.id, ...change } });
  const earlierId = earlierThan(run.id, versions) ?? input.follows?.runId;
  return (
    <div className="flex flex-col gap-8">
      <EarlierVersion runId={run.id} versions={versions} />
      <LeftOut files={output.leftOut ?? []} />
      {runningId === null ? (
        <Tabs<Part>
          label={t("files")}
          value={part}
          onValueChange={setPart}
          tabs={[
            {
              value: "preview",
              label: t("preview"),
              content: <AppPreview files={output.files} busy={busy} onApply={apply} />,
            },
            { value: "files", label: t("files"), content: <FileBrowser files={output.files} /> },
            {
              value: "changes",
              label: t("changes"),
              content: <Changes output={output} earlierId={earlierId} versions={versions} />,
            },
          ]}
        />
      ) : (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <AppMaking runId={runningId} follows={{ runId: run.id, instruction: "" }} />
        </Suspense>
      )}
      <TakenPhrases phrases={output.spec?.phrases ?? []} />
      <FollowUpForm
        tool="app-generator"
        label={t("follow")}
        placeholder={t("followPlaceholder")}
        follow={follow}
        onApply={(instruction) => apply({ instruction })}
      />
      <VersionList runId={run.id} versions={versions} />
      <Handover output={output} />
    </div>
  );
}

function earlierThan(runId: string, { versions }: Versions): string | undefined {
  const at = versions.findIndex(({ id }) => id === runId);
  return at > 0 ? versions[at - 1]?.id : undefined;
}

/** Files of the model's answer that are not part of the app. */
function LeftOut({ files }: { files: NonNullable<ResultProps["output"]["leftOut"]> }) {
  const { t } = useTranslation("appGenerator");
  if (files.length === 0) return null;
  return (
    <p role="note" className="rounded-lg bg-warn-soft px-4 py-3 text-sm wrap-anywhere">
      {t("leftOut", { files: files.map(({ path }) => path).join(", ") })}
    </p>
  );
}

interface AppPreviewProps {
  files: AppFile[];
  busy: boolean;
  onApply: Apply;
}

function AppPreview({ files, busy, onApply }: AppPreviewProps) {
  const { t } = useTranslation("appGenerator");
  const [error, setError] = useState<string>();
  const document = useMemo(() => previewApp(files), [files]);
  return (
    <div className="flex flex-col gap-3">
      {error && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-lg bg-bad-soft px-4 py-3 text-sm">
          <span className="min-w-0 grow wrap-anywhere">
            {t("error")}: {error}
          </span>
          <Button
            size="sm"
            variant="secondary"
            loading={busy}
            onClick={() => onApply({ instruction: t("mendInstruction"), error })}
          >
            <Wrench aria-hidden />
            {t("mend")}
          </Button>
        </div>
      )}
      <PreviewFrame
        title={t("preview")}
        document={document}
        onNews={({ preview, message }) => preview === "error" && setError(message?.slice(0, 2_000))}
        className="h-160 w-full rounded-card border border-line bg-white"
      />
    </div>
  );
}

interface ChangesProps extends Pick<ResultProps, "output"> {
  earlierId: string | undefined;
  versions: Versions;
}

function Changes({ output, earlierId, versions }: ChangesProps) {
  const { t } = useTranslation("appGenerator");
  if (!earlierId) return <p className="text-muted">{t("noChanges")}</p>;
  return (
    <div className="flex flex-col gap-4">
      <Button
        variant="secondary"
        size="sm"
        className="w-fit"
        loading={versions.restoring}
        onClick={() => void versions.restore(earlierId)}
      >
        <Undo2 aria-hidden />
        {t("undo")}
      </Button>
      <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
        <ChangesView output={output} earlierId={earlierId} />
      </Suspense>
    </div>
  );
}

function Handover({ output }: Pick<ResultProps, "output">) {
  const { t } = useTranslation("appGenerator");
  const { files, spec, tokensUsed } = output;
  const download = async () => {
    const { zipOf } = await import("../shell/zip-of.ts");
    saveFile(
      `${slugOf(spec?.title ?? "app", "app")}.zip`,
      zipOf(Object.fromEntries(files.map(({ path, content }) => [path, content]))),
    );
    toast.success(t("downloaded"), t("downloadedText", { count: files.length }));
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => void download()}>
        <Download aria-hidden />
        {t("downloadAll")}
      </Button>
      <Button variant="secondary" disabled title={t("soon")}>
        {t("github")}
        <span className="text-muted">({t("soon")})</span>
      </Button>
      <Button variant="secondary" disabled title={t("soon")}>
        {t("vercel")}
        <span className="text-muted">({t("soon")})</span>
      </Button>
      <span className="text-sm text-muted">{t("used", { count: tokensUsed })}</span>
    </div>
  );
}
