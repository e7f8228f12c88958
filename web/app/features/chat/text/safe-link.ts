/** An address that a reply may link to, or null: only web and mail, whatever a model wrote. */
export function safeLink(address: string | undefined): { href: string; host: string } | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol === "mailto:") return { href: url.href, host: url.pathname };
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  return { href: url.href, host: url.hostname.replace(/^www\./, "") };
}

const ownPage = /^\/(?:startup-guides|help-center)(?:\/[a-z0-9-]+)*(?:#[a-z0-9-]+)?$/;

/** Whether an address is one of this site's pages to read: they change nothing, whoever links to them. */
export const isOwnPage = (address: string | undefined): address is string =>
  address !== undefined && ownPage.test(address);
