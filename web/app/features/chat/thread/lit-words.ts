import { useSyncExternalStore } from "react";

/** Words of a message that something on the screen speaks of. */
export interface LitWords {
  messageId: string;
  start: number;
  end: number;
}

let lit: LitWords | null = null;
const watchers = new Set<() => void>();

/** Lights these words in their message, or none. */
export function lightWords(words: LitWords | null): void {
  lit = words;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The words that are lit in this message; it alone is drawn again when they change. */
export function useLitWords(messageId: string | undefined): LitWords | null {
  return useSyncExternalStore(
    watch,
    () => (lit?.messageId === messageId ? lit : null),
    () => null,
  );
}
