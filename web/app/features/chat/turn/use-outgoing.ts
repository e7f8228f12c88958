import { useSyncExternalStore } from "react";
import { useChatRuntime } from "../chat-runtime.ts";
import type { Outgoing } from "./outgoing-messages.ts";

export function useOutgoing(place: string): Outgoing | null {
  const { outbox } = useChatRuntime();
  return useSyncExternalStore(
    outbox.watch,
    () => outbox.get(place),
    () => null,
  );
}
