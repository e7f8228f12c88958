import { useState } from "react";

/** Counts the replies that ended while one looked, so that their end can be told once to who only listens. */
export function useReplyAnnouncement(running: boolean): number {
  const [seen, setSeen] = useState({ running, ended: 0 });
  if (seen.running !== running) setSeen({ running, ended: running ? seen.ended : seen.ended + 1 });
  return seen.ended;
}
