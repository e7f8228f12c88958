import { Check, ChevronDown, Copy } from "lucide-react";
import { apiDocumentation } from "../../../content/api-documentation.ts";
import { Button } from "../../../ui/button.tsx";
import { useCopied } from "../../../ui/use-copied.ts";
import type { Sample } from "./samples.ts";

interface CodeSampleProps extends Sample {
  /** Only one sample of a group is open at a time. */
  group: string;
  open: boolean;
}

export function CodeSample({ language, code, group, open }: CodeSampleProps) {
  return (
    <details name={group} open={open} className="group relative border-line not-first:border-t">
      <summary
        className={
          "flex h-11 cursor-pointer list-none items-center justify-between px-4 text-sm font-medium text-muted " +
          "group-open:text-ink hover:text-ink [&::-webkit-details-marker]:hidden"
        }
      >
        {language}
        <ChevronDown aria-hidden className="size-4 transition-transform duration-fast group-open:rotate-180" />
      </summary>
      <CopyButton text={code} language={language} />
      <pre
        role="group"
        aria-label={language}
        className="border-t border-line bg-sunken p-4 font-mono text-[0.8125rem] leading-6 wrap-anywhere whitespace-pre-wrap text-ink"
      >
        <code>{code}</code>
      </pre>
    </details>
  );
}

function CopyButton({ text, language }: { text: string; language: string }) {
  const { label, copied: copiedLabel, failed } = apiDocumentation.copy;
  const { copied, copy } = useCopied({ done: copiedLabel, failed });
  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={copied ? copiedLabel : label(language)}
      onClick={() => copy(text)}
      className="absolute top-1 right-10 noscript:hidden print:hidden"
    >
      <Icon aria-hidden className="size-4" />
    </Button>
  );
}
