import { useState } from "react";

/** Counts the replies that ended while the chat was open, so that screen readers announce each end once. */
export function useReplyAnnouncement(running: boolean): number {
  const [seen, setSeen] = useState({ running, ended: 0 });
  if (seen.running !== running) setSeen({ running, ended: running ? seen.ended : seen.ended + 1 });
  return seen.ended;
}
