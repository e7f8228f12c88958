import { Check, Copy, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { buttonStyles } from "../../../ui/button-styles.ts";
import { useCopied } from "../../../ui/use-copied.ts";
import { Notice } from "../notice.tsx";

/** Shown once: the server stores them encrypted and never returns them again. */
export function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation("security");
  const { copied, copy } = useCopied({ done: t("copied"), failed: t("copyFailed") });
  const text = codes.join("\n");
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${t("codes.fileHead")}\n\n${text}\n`)}`;
  return (
    <div className="flex flex-col gap-4">
      <Notice look="warn">{t("codes.once")}</Notice>
      <ul
        aria-label={t("codes.list")}
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control border border-line bg-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => copy(text)}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? t("copied") : t("codes.copy")}
        </Button>
        <a href={file} download="backup-codes.txt" className={buttonStyles({ variant: "secondary", size: "sm" })}>
          <Download aria-hidden />
          {t("codes.download")}
        </a>
      </div>
      <Button onClick={onDone}>{t("codes.done")}</Button>
    </div>
  );
}
