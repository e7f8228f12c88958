import { useSyncExternalStore } from "react";
import { useChatRuntime } from "../chat-runtime.ts";
import type { Outgoing } from "./outbox.ts";

export function useOutgoing(place: string): Outgoing | null {
  const { outbox } = useChatRuntime();
  return useSyncExternalStore(
    outbox.watch,
    () => outbox.get(place),
    () => null,
  );
}
