import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";

const confirmationMs = 2_000;

/** Copies a text and says so for a moment. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { t } = useTranslation("chat");
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      toast.error(t("message.copyFailed"));
    }
  }

  return (
    <Button variant="ghost" size="icon" aria-label={copied ? t("message.copied") : label} title={label} onClick={copy}>
      {copied ? <Check className="size-4" aria-hidden /> : <Copy className="size-4" aria-hidden />}
    </Button>
  );
}
