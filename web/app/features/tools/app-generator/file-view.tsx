import type { AppFile } from "@cofounder/contract";
import { Check, Copy, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { useCopied } from "../../../ui/use-copied.ts";

/** One file with line numbers, to read, copy and download. */
export function FileView({ file }: { file: AppFile }) {
  const { t } = useTranslation("appGenerator");
  const { copied, copy } = useCopied({ done: t("copied"), failed: t("copyFailed") });
  const name = file.path.split("/").at(-1) ?? file.path;
  const lines = file.content.replace(/\n$/, "").split("\n");
  return (
    <section aria-label={file.path} className="min-w-0 overflow-hidden rounded-card border border-line">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <span className="min-w-0 grow truncate font-mono text-sm">{file.path}</span>
        <Button variant="ghost" size="sm" onClick={() => copy(file.content)}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span>{copied ? t("copied") : t("copy")}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => saveFile(name, new Blob([file.content], { type: "text/plain" }))}
        >
          <Download aria-hidden />
          {t("downloadFile")}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
      <div
        tabIndex={0}
        role="region"
        aria-label={name}
        className="grid max-h-128 grid-cols-[auto_1fr] overflow-auto bg-sunken py-3 font-mono text-xs leading-relaxed"
      >
        <pre aria-hidden className="px-3 text-right text-faint select-none">
          {lines.map((_, at) => at + 1).join("\n")}
        </pre>
        <pre className="pr-4">{file.content}</pre>
      </div>
    </section>
  );
}
