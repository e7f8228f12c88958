import { useEffect, useState } from "react";
import { toast } from "./toast.tsx";

const confirmationMs = 2_000;

interface CopiedTexts {
  done: string;
  /** Shown if the browser does not allow copying. */
  failed: string;
}

/** Copies a text, confirms it, and reports it as copied for a moment. */
export function useCopied({ done, failed }: CopiedTexts) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const onCopied = () => {
    setCopied(true);
    toast.success(done);
  };
  const copy = (text: string) => void navigator.clipboard.writeText(text).then(onCopied, () => toast.error(failed));
  return { copied, copy };
}
