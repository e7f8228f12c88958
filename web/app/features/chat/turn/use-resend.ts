import { useEffect, useEffectEvent } from "react";
import { problemOf } from "../../../api/index.ts";
import type { Outgoing } from "./outgoing-messages.ts";

/** While the browser believes to have a network. */
const againMs = 10_000;

/** A message that found no server goes out by itself once there is one. It keeps its id: one that arrived after all is not sent twice. */
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
