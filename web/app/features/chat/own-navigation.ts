import { isOwnLink } from "../../ui/own-link.ts";

/** Pages on our own origin that show content written by others. */
const writtenByOthers = /^\/(sites|shared)(\/|$)/;

interface Arrival {
  /** The state of the history entry. */
  state: unknown;
  href: string;
  /** The address that this document was loaded from, and its referrer, as the browser reports them. */
  loaded: string;
  referrer: string;
}

/**
 * Whether a link of this site led here, within the application or from one of its other pages. Links from other sites,
 * typed addresses and anything indistinguishable from them do not count: they may fill a field, but not send it.
 */
export function isOwnNavigation({ state, href, loaded, referrer }: Arrival): boolean {
  if (isOwnLink(state)) return true;
  if (href !== loaded || !URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  return from.origin === new URL(href).origin && !writtenByOthers.test(from.pathname);
}

/** The same for the page in this window. */
export const isOwnArrival = (state: unknown): boolean =>
  isOwnNavigation({
    state,
    href: location.href,
    loaded: performance.getEntriesByType("navigation")[0]?.name ?? "",
    referrer: document.referrer,
  });
