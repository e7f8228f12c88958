import { useEffect, useState } from "react";

const confirmationMs = 2_000;

/** Copies a text and knows it for a moment; `onRefused` when the browser does not allow it. */
export function useCopied(onRefused: () => void) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string) => void navigator.clipboard.writeText(text).then(() => setCopied(true), onRefused);
  return { copied, copy };
}
