import type { Letter } from "@cofounder/contract";
import { Check, Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Marked } from "../marks/marked.tsx";
import { Button } from "../../../ui/button.tsx";
import { useCopied } from "../../../ui/use-copied.ts";

/** A letter to copy, with unfilled placeholders. */
export function LetterCard({ letter, name }: { letter: Letter; name?: string }) {
  const { t } = useTranslation("toolParts");
  const { copied, copy } = useCopied({ done: t("copied"), failed: t("copyFailed") });
  const Icon = copied ? Check : Copy;
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <header className="flex items-start justify-between gap-4">
        <div>
          {name && <p className="text-sm text-muted">{name}</p>}
          <p className="font-medium wrap-anywhere">{letter.subject}</p>
        </div>
        <Button variant="ghost" size="sm" onClick={() => copy(`${letter.subject}\n\n${letter.body}`)}>
          <Icon aria-hidden />
          {t(copied ? "copied" : "copy")}
        </Button>
      </header>
      <div className="mt-3 leading-relaxed whitespace-pre-line wrap-anywhere">
        <Marked text={letter.body} />
      </div>
    </article>
  );
}
