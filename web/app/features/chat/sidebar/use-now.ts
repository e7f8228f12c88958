import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** The current time, updated every minute, and when a tab is looked at again whose timers stood still meanwhile. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const update = () => setNow(Date.now());
    const timer = setInterval(update, minuteMs);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return now;
}
