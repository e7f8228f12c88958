import { Check, Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { useCopied } from "../../../ui/use-copied.ts";

/** Copies a text and confirms it for a moment. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { t } = useTranslation("chat");
  const { copied, copy } = useCopied({ done: t("message.copied"), failed: t("message.copyFailed") });
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={copied ? t("message.copied") : label}
      title={label}
      onClick={() => copy(text())}
    >
      {copied ? <Check className="size-4" aria-hidden /> : <Copy className="size-4" aria-hidden />}
    </Button>
  );
}
