const key = "redirectAfterAuth";
const ownerKey = "redirectAfterAuthOf";
const seenKey = "seenMember";

/** Someone signed out in this browser, and no one has signed in since. */
let left = false;

/** A path of this site, or null: an address that could lead to another site is not followed. */
export function pathOfThisSite(value: string | null): string | null {
  if (value === null || !value.startsWith("/") || value.startsWith("//")) return null;
  // Browsers read a backslash as a slash and drop tabs and line breaks, so "/\evil" and "/\t/evil" are other sites.
  return /[\\\s]|\p{Cc}/u.test(value) ? null : value;
}

/** Stores where a visitor wants to go after the next sign-in, as any account. */
export function rememberRedirect(path: string) {
  localStorage.setItem(key, path);
  localStorage.removeItem(ownerKey);
}

/** Notes whose tab this is: the page open when a session ended is restored for the same member only. */
export function noteMember(memberId: string) {
  left = false;
  sessionStorage.setItem(seenKey, memberId);
}

/** Stores the page of a session that ended; after a sign-out nothing is stored. */
export function rememberPlace(path: string, wasSignedIn: boolean) {
  if (wasSignedIn && left) return;
  rememberRedirect(path);
  const owner = sessionStorage.getItem(seenKey);
  if (owner) localStorage.setItem(ownerKey, owner);
}

/** Called in every tab at a sign-out: the next sign-in begins at the start page. */
export function forgetPlace() {
  left = true;
  localStorage.removeItem(key);
  localStorage.removeItem(ownerKey);
  sessionStorage.removeItem(seenKey);
}

/** Where a member begins whose address was just confirmed, unless they were on their way somewhere. */
export const firstPlace = "/chat";

/** The destination of this member's sign-in, by default `home`; forgotten once read. */
export function takeRedirect(memberId: string, home = "/") {
  const path = pathOfThisSite(localStorage.getItem(key));
  const owner = localStorage.getItem(ownerKey);
  localStorage.removeItem(key);
  localStorage.removeItem(ownerKey);
  return owner === null || owner === memberId ? (path ?? home) : home;
}
