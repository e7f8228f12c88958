import { htmlTemplate } from "@cofounder/generators/favicons/files";
import { contrastNeeded, legibilityOf } from "@cofounder/generators/favicons/legibility";
import { slugOf } from "@cofounder/generators/slug";
import { Check, Copy, Download, Eraser, TriangleAlert } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { formats } from "../../../locales/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/cn.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { toast } from "../../../ui/toast.tsx";
import { useCopied } from "../../../ui/use-copied.ts";
import { pixelsOf } from "./draw-mark.ts";
import type { MadeFavicon } from "./made-favicon.ts";
import { faviconZip, filesInZip } from "./favicon-zip.ts";
import { Previews } from "./previews.tsx";

/** Previews, checks, the template and the files. */
export function FaviconResult({ made, onClear }: { made: MadeFavicon; onClear: () => void }) {
  const { t } = useTranslation("favicon");
  const html = htmlTemplate(made.text);
  const { copied, copy } = useCopied({ done: t("copied"), failed: t("copyFailed") });
  return (
    <section aria-label={made.text.name} className="flex min-w-0 flex-col gap-8">
      <Previews made={made} />
      <Checks made={made} />
      <section aria-labelledby="favicon-code">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h2 id="favicon-code" className="font-semibold">
            {t("code")}
          </h2>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => copy(html)}>
              {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
              <span>{copied ? t("copied") : t("copy")}</span>
            </Button>
            <Button variant="secondary" size="sm" onClick={onClear}>
              <Eraser aria-hidden />
              {t("clear")}
            </Button>
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
        <pre
          tabIndex={0}
          aria-label={t("code")}
          className="overflow-x-auto rounded-card border border-line bg-sunken p-4 font-mono text-xs leading-relaxed"
        >
          {html}
        </pre>
      </section>
      <DownloadAll made={made} />
    </section>
  );
}

function DownloadAll({ made }: { made: MadeFavicon }) {
  const { t } = useTranslation("favicon");
  const [packing, setPacking] = useState(false);
  const download = async () => {
    setPacking(true);
    try {
      saveFile(`${slugOf(made.text.name, "favicon")}-favicons.zip`, await faviconZip(made.mark, made.text));
    } catch {
      toast.error(t("failed"));
    } finally {
      setPacking(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button loading={packing} onClick={() => void download()}>
        <Download aria-hidden />
        {t("download")}
      </Button>
      <span className="text-sm text-muted">{t("files", { count: filesInZip })}</span>
    </div>
  );
}

function Checks({ made }: { made: MadeFavicon }) {
  const { t } = useTranslation("favicon");
  const measured = useMemo(() => legibilityOf(pixelsOf(made.mark, 16)), [made.mark]);
  const rows = (["onWhite", "onDark", "sign"] as const).map((name) => ({ name, ratio: measured[name] }));
  return (
    <section aria-labelledby="favicon-checks">
      <h2 id="favicon-checks" className="mb-2 font-semibold">
        {t("checks")}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ name, ratio }) => (
          <CheckRow key={name} label={t(name)} ratio={ratio} />
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{t("needed")}</p>
    </section>
  );
}

function CheckRow({ label, ratio }: { label: string; ratio: number }) {
  const { t } = useTranslation("favicon");
  const passes = ratio >= contrastNeeded;
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      <span className="grow">{label}</span>
      <span className="tabular-nums">{t("ratio", { ratio: formats.decimals(Math.floor(ratio * 10) / 10, 1) })}</span>
      <span className={cn("flex w-24 items-center gap-1.5", passes ? "text-good" : "text-bad")}>
        {passes ? <Check aria-hidden className="size-4" /> : <TriangleAlert aria-hidden className="size-4" />}
        {t(passes ? "pass" : "fail")}
      </span>
    </li>
  );
}
