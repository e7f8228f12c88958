import { useSyncExternalStore } from "react";

/** A number of a founder's message whose meaning a reply shows. */
export interface KnownNumber {
  messageId: string;
  start: number;
  end: number;
  /** Shows what it was taken for, beside the words. */
  open: (anchor: HTMLElement) => void;
}

const none: readonly KnownNumber[] = [];
const byReply = new Map<string, readonly KnownNumber[]>();
/** The same array for a message as long as its numbers stay. */
let byMessage = new Map<string, readonly KnownNumber[]>();
const watchers = new Set<() => void>();

/** The numbers that a reply can open, until the answer is called. */
export function offerNumbers(replyId: string, numbers: readonly KnownNumber[]): () => void {
  put(replyId, numbers);
  return () => {
    if (byReply.get(replyId) === numbers) put(replyId, none);
  };
}

function put(replyId: string, numbers: readonly KnownNumber[]): void {
  const changed = new Set([...(byReply.get(replyId) ?? none), ...numbers].map(({ messageId }) => messageId));
  if (numbers.length > 0) byReply.set(replyId, numbers);
  else byReply.delete(replyId);
  byMessage = new Map(byMessage);
  for (const messageId of changed) byMessage.set(messageId, numbersOf(messageId));
  for (const watcher of watchers) watcher();
}

/** In order and without overlaps; of several replies the latest one opens a number. */
function numbersOf(messageId: string): readonly KnownNumber[] {
  const all = [...byReply.values()].flat().filter((number) => number.messageId === messageId);
  const latest = new Map(all.map((number) => [number.start, number]));
  const ordered = [...latest.values()].toSorted((one, other) => one.start - other.start);
  return ordered.filter(({ start }, index) => index === 0 || start >= (ordered[index - 1]?.end ?? 0));
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The numbers of a message that can be opened; only it re-renders when they change. */
export const useKnownNumbers = (messageId: string | undefined): readonly KnownNumber[] =>
  useSyncExternalStore(
    watch,
    () => byMessage.get(messageId ?? "") ?? none,
    () => none,
  );
