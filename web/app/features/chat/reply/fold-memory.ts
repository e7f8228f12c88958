import { keep, readKept } from "../../../components/browser-storage.ts";

const key = "analysis-open";

/** Whether each reply was left open since the page loaded; a reply rendered again keeps that state. */
const left = new Map<string, boolean>();

/** Whether the sections of a reply are open: as last left, otherwise as the latest reply in this browser. */
export function isFoldOpen(replyId: string): boolean {
  const known = left.get(replyId);
  if (known !== undefined) return known;
  const open = readKept(key) === "yes";
  left.set(replyId, open);
  return open;
}

export function keepFold(replyId: string, open: boolean): void {
  left.set(replyId, open);
  keep(key, open ? "yes" : null);
}
