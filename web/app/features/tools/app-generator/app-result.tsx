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
import { PreviewFrame } from "../shell/preview-frame.tsx";
import type { ToolResultProps } from "../shell/tool-screen.tsx";
import { FileBrowser } from "./file-browser.tsx";
import { type FollowUp, FollowUpForm, useFollowUp } from "./follow-up.tsx";

const ChangesView = lazy(async () => ({ default: (await import("./changes-view.tsx")).ChangesView }));

type ResultProps = ToolResultProps<"app-generator">;
type Part = "preview" | "files" | "changes";

/** The running app, its files, the changes, and the next request. */
export function AppResult({ run, output, input }: ResultProps) {
  const { t } = useTranslation("appGenerator");
  const [part, setPart] = useState<Part>("preview");
  const follow = useFollowUp(run.id, input.description);
  return (
    <div className="flex flex-col gap-8">
      <Tabs<Part>
        label={t("files")}
        value={part}
        onValueChange={setPart}
        tabs={[
          { value: "preview", label: t("preview"), content: <AppPreview output={output} follow={follow} /> },
          { value: "files", label: t("files"), content: <FileBrowser files={output.files} /> },
          { value: "changes", label: t("changes"), content: <Changes output={output} input={input} follow={follow} /> },
        ]}
      />
      <TakenPhrases phrases={output.spec?.phrases ?? []} />
      <FollowUpForm follow={follow} />
      <Handover output={output} />
    </div>
  );
}

function AppPreview({ output, follow }: Pick<ResultProps, "output"> & { follow: FollowUp }) {
  const { t } = useTranslation("appGenerator");
  const [error, setError] = useState<string>();
  const document = useMemo(() => previewApp(output.files), [output.files]);
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
            loading={follow.busy}
            onClick={() => void follow.apply({ instruction: t("mendInstruction"), error })}
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

function Changes({ output, input, follow }: Pick<ResultProps, "output" | "input"> & { follow: FollowUp }) {
  const { t } = useTranslation("appGenerator");
  const earlierId = input.follows?.runId;
  if (!earlierId) return <p className="text-muted">{t("noChanges")}</p>;
  return (
    <div className="flex flex-col gap-4">
      <Button variant="secondary" size="sm" className="w-fit" onClick={() => follow.open(earlierId)}>
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
