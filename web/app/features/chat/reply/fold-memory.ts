const key = "analysis-open";

/** Whether each reply was left open since the page loaded; a reply rendered again keeps that state. */
const left = new Map<string, boolean>();

/** Whether the sections of a reply are open: as last left, otherwise as the latest reply in this browser. */
export function isFoldOpen(replyId: string): boolean {
  const known = left.get(replyId);
  if (known !== undefined) return known;
  const open = wasOpen();
  left.set(replyId, open);
  return open;
}

function wasOpen(): boolean {
  try {
    return localStorage.getItem(key) === "yes";
  } catch {
    return false;
  }
}

export function keepFold(replyId: string, open: boolean): void {
  left.set(replyId, open);
  try {
    if (open) localStorage.setItem(key, "yes");
    else localStorage.removeItem(key);
  } catch {
    // A full or forbidden storage keeps nothing; the state lasts until the page is left.
  }
}
