import type { FirstAnalysis } from "@cofounder/contract";

const ideaKey = "first-idea";

/** An idea that nobody took along by then is forgotten: another person may sit at this computer. */
const keptMs = 24 * 60 * 60_000;

/** A visitor's message, stored in this browser alone until an account takes it along. */
export interface KeptIdea {
  text: string;
  /** Null: nothing has answered it yet. */
  analysis: FirstAnalysis | null;
  /** Milliseconds since 1970. */
  at: number;
}

type IdeaStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Stored data may be of an earlier version, or changed by hand: what is no idea is none. */
function ideaFrom(raw: string): KeptIdea | null {
  try {
    const value = JSON.parse(raw) as Partial<KeptIdea> | null;
    if (typeof value?.text !== "string" || typeof value.at !== "number") return null;
    const { text, at, analysis } = value;
    return { text, at, analysis: Array.isArray(analysis?.parts) ? analysis : null };
  } catch {
    return null;
  }
}

export function ideaIn(storage: IdeaStorage, now: () => number = Date.now) {
  const watchers = new Set<() => void>();
  const changed = () => {
    for (const watcher of watchers) watcher();
  };
  const forget = () => {
    storage.removeItem(ideaKey);
    changed();
  };
  const read = (raw = storage.getItem(ideaKey)): KeptIdea | null => {
    const idea = raw === null ? null : ideaFrom(raw);
    return idea && idea.at <= now() && now() - idea.at <= keptMs ? idea : null;
  };
  return {
    read,
    forget,
    /** Another text has no analysis yet. */
    keep(text: string, analysis: FirstAnalysis | null = null) {
      const before = read();
      if (before?.text === text && analysis === null) return;
      storage.setItem(ideaKey, JSON.stringify({ text, analysis, at: now() } satisfies KeptIdea));
      changed();
    },
    /** The text for the chat of an account: whoever takes it leaves none. */
    take(): string | null {
      const text = read()?.text ?? null;
      if (text !== null) forget();
      return text;
    },
    /** The stored idea as text: it differs when the idea does. */
    snapshot: (): string | null => storage.getItem(ideaKey),
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** Where storage is forbidden or full, the idea lives until the page is left. */
const inMemory = new Map<string, string>();

function attempt<Value>(work: () => Value, otherwise: () => Value): Value {
  try {
    return work();
  } catch {
    return otherwise();
  }
}

const inBrowser: IdeaStorage = {
  getItem: (key) =>
    inMemory.get(key) ??
    attempt(
      () => localStorage.getItem(key),
      () => null,
    ),
  setItem: (key, value) =>
    attempt(
      () => localStorage.setItem(key, value),
      () => void inMemory.set(key, value),
    ),
  removeItem(key) {
    inMemory.delete(key);
    attempt(
      () => localStorage.removeItem(key),
      () => undefined,
    );
  },
};

export const keptIdea = ideaIn(inBrowser);

/** The chat that begins with the kept idea, which is then no longer kept; any other path stays as it is. */
export function withKeptIdea(path: string): string {
  if (path !== "/chat") return path;
  const text = keptIdea.take();
  return text === null ? path : chatAbout(text);
}

export const chatAbout = (text: string): string => `/chat?${new URLSearchParams({ prompt: text }).toString()}`;
