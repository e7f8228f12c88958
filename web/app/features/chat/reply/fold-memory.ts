const key = "analysis-open";

/** How each reply stands since the page came: one that is drawn again stands as it was left. */
const left = new Map<string, boolean>();

/** Whether the sections of a reply stand open: as they were left, otherwise as the last ones in this browser were. */
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
    // A full or forbidden storage keeps nothing; it lasts until the page is left.
  }
}
