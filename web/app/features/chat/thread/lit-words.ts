import { useSyncExternalStore } from "react";

/** Highlighted words of a message, which something on the screen refers to. */
export interface LitWords {
  messageId: string;
  start: number;
  end: number;
}

let lit: LitWords | null = null;
const watchers = new Set<() => void>();

/** Highlights these words in their message, or none. */
export function lightWords(words: LitWords | null): void {
  lit = words;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The highlighted words of this message; only it re-renders when they change. */
export function useLitWords(messageId: string | undefined): LitWords | null {
  return useSyncExternalStore(
    watch,
    () => (lit?.messageId === messageId ? lit : null),
    () => null,
  );
}
