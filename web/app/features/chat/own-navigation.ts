import { isOwnLink } from "../../ui/own-link.ts";

/** Pages at our own origin that show what somebody else wrote. */
const writtenByOthers = /^\/(sites|shared)(\/|$)/;

interface Arrival {
  /** Of the step in the history. */
  state: unknown;
  href: string;
  /** The address that this document was loaded from, and the page whose link led to it, as the browser tells them. */
  loaded: string;
  referrer: string;
}

/**
 * Whether a link of ours led here, within the application or from a page of ours that had to be left. What another site
 * linked to, what was typed, and whatever cannot be told apart from that, is not ours: it may fill a field and no more.
 */
export function isOwnNavigation({ state, href, loaded, referrer }: Arrival): boolean {
  if (isOwnLink(state)) return true;
  if (href !== loaded || !URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  return from.origin === new URL(href).origin && !writtenByOthers.test(from.pathname);
}

/** The same of the page in this window. */
export const isOwnArrival = (state: unknown): boolean =>
  isOwnNavigation({
    state,
    href: location.href,
    loaded: performance.getEntriesByType("navigation")[0]?.name ?? "",
    referrer: document.referrer,
  });
