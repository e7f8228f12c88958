import type { AppFile, AppGeneratorInput, AppGeneratorOutput } from "@cofounder/contract";
import { applyAnswers } from "@cofounder/generators/apps/apply-blocks";
import { type FileBlock, readBlocks } from "@cofounder/generators/apps/file-stream";
import { isPreviewable, previewApp } from "@cofounder/generators/apps/preview-app";
import { useQuery } from "@tanstack/react-query";
import { Check, LoaderCircle } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { cn } from "../../../ui/cn.ts";
import { PreviewFrame } from "../shell/preview-frame.tsx";
import { useRunText } from "../shell/use-run-text.ts";

/** The files of the version that a running change began with; none for a new app. */
function useBase(earlierId: string | undefined): AppFile[] {
  const { data } = useQuery(
    api.tools.get.queryOptions({ input: { runId: earlierId ?? "" }, enabled: earlierId !== undefined }),
  );
  const output = data?.run.output as AppGeneratorOutput | null | undefined;
  return useMemo(() => output?.files ?? [], [output]);
}

/** The app while a model writes it: each file as it grows, and the preview as soon as its files are whole. */
export function AppMaking({ runId, follows }: { runId: string; follows: AppGeneratorInput["follows"] }) {
  const { t } = useTranslation("appGenerator");
  const texts = useRunText(runId);
  const base = useBase(follows?.runId);
  const answers = useMemo(() => texts.map((text) => readBlocks(text).blocks), [texts]);
  const blocks = answers.flat();
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-sm text-muted">
        {blocks.length === 0 ? t("making.thinking") : t(texts.length > 1 ? "making.repair" : "making.writing")}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <BlockList blocks={blocks} />
        <GrowingCode block={blocks.at(-1)} />
      </div>
      <GrowingPreview base={base} answers={answers} />
    </div>
  );
}

function BlockList({ blocks }: { blocks: FileBlock[] }) {
  const { t } = useTranslation("appGenerator");
  return (
    <ol aria-label={t("making.files")} className="flex flex-col gap-1 text-sm">
      {blocks.map(({ path, isDone }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks come one after the other and keep their place
        <li key={at} className="flex items-center gap-2 rounded-control px-2 py-1">
          {isDone ? (
            <Check aria-hidden className="size-4 shrink-0 text-good" />
          ) : (
            <LoaderCircle aria-hidden className="size-4 shrink-0 text-accent motion-safe:animate-spin" />
          )}
          <span className="min-w-0 grow truncate font-mono text-xs">{path}</span>
          <span className={cn("text-xs text-muted", isDone && "sr-only")}>
            {t(isDone ? "making.done" : "making.inProgress")}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The end of what is being written stays in sight. */
function GrowingCode({ block }: { block: FileBlock | undefined }) {
  const { t } = useTranslation("appGenerator");
  const place = useRef<HTMLPreElement>(null);
  const text = block?.body ?? "";
  useEffect(() => {
    if (place.current) place.current.scrollTop = place.current.scrollHeight;
  }, [text]);
  return (
    <figure className="min-w-0 overflow-hidden rounded-card border border-line">
      <figcaption className="min-h-9 truncate border-b border-line px-4 py-2 font-mono text-xs">
        {block?.path}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
      <pre
        ref={place}
        tabIndex={0}
        aria-label={block?.path ?? t("making.files")}
        className="h-64 overflow-auto bg-sunken px-4 py-3 font-mono text-xs leading-relaxed"
      >
        {text}
      </pre>
    </figure>
  );
}

function GrowingPreview({ base, answers }: { base: AppFile[]; answers: FileBlock[][] }) {
  const { t } = useTranslation("appGenerator");
  const [first = [], second] = answers;
  const finished = answers.flat().filter(({ isDone }) => isDone).length;
  const files = useMemo(
    () => applyAnswers(base, first, second).files,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- anew for each finished file, not for each line
    [base, finished],
  );
  const document = useMemo(() => (isPreviewable(files) ? previewApp(files) : null), [files]);
  if (document === null) return <p className="text-sm text-muted">{t("making.wait")}</p>;
  return (
    <PreviewFrame
      title={t("preview")}
      document={document}
      className="h-160 w-full rounded-card border border-line bg-white"
    />
  );
}
