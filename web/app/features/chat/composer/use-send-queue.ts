import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useChatRuntime } from "../chat-runtime.ts";
import type { Queued } from "./send-queue.ts";

interface QueueOf {
  place: string;
  /** Nothing can be sent now. */
  busy: boolean;
  /** The message that is on its way, or did not get there. */
  sendingId: string | null;
  onSend: (queued: Queued) => void;
}

/** The messages that wait in a chat; the first of them goes out as soon as nothing else is sent or answered. */
export function useSendQueue({ place, busy, sendingId, onSend }: QueueOf): Queued[] {
  const { queue } = useChatRuntime();
  const queued = useSyncExternalStore(
    queue.watch,
    () => queue.get(place),
    () => [],
  );
  const waiting = queued.filter(({ messageId }) => messageId !== sendingId);
  const send = useEffectEvent(onSend);
  const [next] = waiting;
  useEffect(() => {
    if (next && !busy) send(next);
  }, [next, busy]);
  return waiting;
}
