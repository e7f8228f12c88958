import { useCallback, useSyncExternalStore } from "react";
import { useChatRuntime } from "../chat-runtime.ts";
import type { LiveTurn } from "./turn-store.ts";

/** Selects from the state of a reply being written; follows it while mounted. */
export function useLiveTurn<Selected>(
  turn: { turnId: string | null; chatId: string },
  select: (live: LiveTurn | null) => Selected,
): Selected {
  const { turns } = useChatRuntime();
  const { turnId, chatId } = turn;
  const watch = useCallback(
    (watcher: () => void) => {
      if (turnId === null) return () => {};
      const unwatch = turns.watch(turnId, chatId, watcher);
      turns.open(turnId, chatId);
      return unwatch;
    },
    [turns, turnId, chatId],
  );
  const read = () => select(turnId === null ? null : turns.get(turnId));
  return useSyncExternalStore(watch, read, () => select(null));
}
