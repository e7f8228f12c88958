import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { safeLink } from "./safe-link.ts";

/** An external link: marked, in a new tab, with its address shown. Unsafe addresses are shown as plain text. */
export function ExternalLink({ address, children }: { address: string | undefined; children: ReactNode }) {
  const { t } = useTranslation("chat");
  const link = safeLink(address);
  if (!link) return <span>{children}</span>;
  return (
    <a
      className="text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
      href={link.href}
      rel="noopener noreferrer nofollow"
      target="_blank"
      title={t("reply.linkTitle", { host: link.host })}
    >
      {children}
      <ArrowUpRight className="ml-0.5 inline size-3.5 align-[-0.1em]" aria-hidden />
    </a>
  );
}
