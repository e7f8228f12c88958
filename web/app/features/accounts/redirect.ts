const key = "redirectAfterAuth";

/** A path of this site, or null: an address that could lead elsewhere is not followed. */
export function pathOfThisSite(value: string | null): string | null {
  if (value === null || !value.startsWith("/") || value.startsWith("//")) return null;
  // Browsers read a backslash as a slash and drop tabs and line breaks, so "/\evil" and "/\t/evil" are other sites.
  return /[\\\s]|\p{Cc}/u.test(value) ? null : value;
}

/** Where to go after the next sign-in. */
export function rememberRedirect(path: string) {
  localStorage.setItem(key, path);
}

/** Where to go now that someone is signed in; asked once, then forgotten. */
export function takeRedirect() {
  const path = pathOfThisSite(localStorage.getItem(key));
  localStorage.removeItem(key);
  return path ?? "/";
}
