import { useEffect, useEffectEvent } from "react";
import { problemOf } from "../../../api/index.ts";
import type { Outgoing } from "./outgoing-messages.ts";

/** The retry interval while the browser reports a network. */
const againMs = 10_000;

/**
 * Resends a message that did not reach the server once there is a network. It keeps its id: if it arrived after all, it
 * is not sent twice.
 */
export function useResend(outgoing: Outgoing | null, onRetry: () => void) {
  const failure = outgoing?.failure ?? null;
  const waiting = failure !== null && problemOf(failure.error).code === "network";
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!waiting) return;
    const again = () => retry();
    const timer = setInterval(() => navigator.onLine && again(), againMs);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [waiting]);
}
