import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isOwnPage, safeLink } from "./safe-link.ts";

const look = "text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent";

/**
 * A link in a reply, in a new tab: to one of this site's pages to read, or to the web, then marked and with its address
 * shown. Unsafe addresses are shown as plain text.
 */
export function ExternalLink({ address, children }: { address: string | undefined; children: ReactNode }) {
  const { t } = useTranslation("chat");
  if (isOwnPage(address))
    return (
      <a className={look} href={address} target="_blank" rel="noopener">
        {children}
      </a>
    );
  const link = safeLink(address);
  if (!link) return <span>{children}</span>;
  return (
    <a
      className={look}
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
