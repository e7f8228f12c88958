import { Check, Copy } from "lucide-react";
import { Button } from "./button.tsx";
import { useCopied } from "./use-copied.ts";

interface CopyLineProps {
  text: string;
  label: string;
  copiedLabel: string;
  failedText: string;
}

/** A line to keep, with a copy button. */
export function CopyLine({ text, label, copiedLabel, failedText }: CopyLineProps) {
  const { copied, copy } = useCopied({ done: copiedLabel, failed: failedText });
  const Icon = copied ? Check : Copy;
  return (
    <div className="flex items-center gap-1 rounded-control border border-line bg-sunken py-0.5 pr-0.5 pl-3">
      <code className="min-w-0 flex-1 font-mono text-sm break-all select-all">{text}</code>
      <Button variant="ghost" size="icon" aria-label={copied ? copiedLabel : label} onClick={() => copy(text)}>
        <Icon aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
