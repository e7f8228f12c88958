/** An address that a reply may link to, or null: only web and mail, whatever a model wrote. */
export function safeLink(address: string | undefined): { href: string; host: string } | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol === "mailto:") return { href: url.href, host: url.pathname };
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  return { href: url.href, host: url.hostname.replace(/^www\./, "") };
}
