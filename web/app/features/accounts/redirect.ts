const key = "redirectAfterAuth";
const ownerKey = "redirectAfterAuthOf";
const seenKey = "seenMember";

/** Somebody signed out in this browser, and nobody signed in since. */
let left = false;

/** A path of this site, or null: an address that could lead elsewhere is not followed. */
export function pathOfThisSite(value: string | null): string | null {
  if (value === null || !value.startsWith("/") || value.startsWith("//")) return null;
  // Browsers read a backslash as a slash and drop tabs and line breaks, so "/\evil" and "/\t/evil" are other sites.
  return /[\\\s]|\p{Cc}/u.test(value) ? null : value;
}

/** Where a visitor wants to go after the next sign-in, whoever that will be. */
export function rememberRedirect(path: string) {
  localStorage.setItem(key, path);
  localStorage.removeItem(ownerKey);
}

/** Whose tab this is: where a member was when the session ended is shown to nobody else. */
export function noteMember(memberId: string) {
  left = false;
  sessionStorage.setItem(seenKey, memberId);
}

/** Where somebody was who is not signed in any more; whoever signed out wanted to be nowhere. */
export function rememberPlace(path: string, wasSignedIn: boolean) {
  if (wasSignedIn && left) return;
  rememberRedirect(path);
  const owner = sessionStorage.getItem(seenKey);
  if (owner) localStorage.setItem(ownerKey, owner);
}

/** At a sign-out, in every tab: the next sign-in begins at the start page. */
export function forgetPlace() {
  left = true;
  localStorage.removeItem(key);
  localStorage.removeItem(ownerKey);
  sessionStorage.removeItem(seenKey);
}

/** Where to go now that this member is signed in; asked once, then forgotten. */
export function takeRedirect(memberId: string) {
  const path = pathOfThisSite(localStorage.getItem(key));
  const owner = localStorage.getItem(ownerKey);
  localStorage.removeItem(key);
  localStorage.removeItem(ownerKey);
  return owner === null || owner === memberId ? (path ?? "/") : "/";
}
