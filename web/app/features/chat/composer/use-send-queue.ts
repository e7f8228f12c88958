import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useChatRuntime } from "../chat-runtime.ts";
import type { Queued } from "./send-queue.ts";

interface QueueOf {
  place: string;
  /** Nothing can be sent at the moment. */
  busy: boolean;
  /** The message that is being sent, or failed to be. */
  sendingId: string | null;
  onSend: (queued: Queued) => void;
}

/** The messages queued in a chat; the first is sent as soon as no other is being sent or answered. */
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
