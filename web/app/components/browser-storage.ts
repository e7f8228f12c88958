/** What this browser keeps under a key; null for nothing, and where the browser forbids storage. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it with null. A full or forbidden storage keeps nothing, which is no error. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // What was not kept lasts until the page is left.
  }
}
