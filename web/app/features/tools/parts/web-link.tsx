import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";

/** A link to another site; an address that is not https is shown as text. */
export function WebLink({ url, children }: { url: string; children: ReactNode }) {
  if (!url.startsWith("https://")) return <span>{children}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="w-fit text-sm font-medium wrap-anywhere text-accent underline-offset-4 hover:underline"
    >
      {children} <ArrowUpRight aria-hidden className="inline size-3.5" />
    </a>
  );
}
