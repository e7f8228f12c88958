/**
 * Drafts are stored in the browser, one per chat, so that no typed text is lost to an error, a reload or a closed tab.
 */
const allDrafts = "chat-draft:";
/** The draft of a chat that has no id yet. */
export const newChatDraft = "new";
const draftsMax = 50;

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

interface Draft {
  text: string;
  at: number;
}

function parse(raw: string | null): Draft | null {
  if (raw === null) return null;
  try {
    const value: unknown = JSON.parse(raw);
    if (typeof value !== "object" || value === null || !("text" in value) || !("at" in value)) return null;
    return typeof value.text === "string" && typeof value.at === "number" ? { text: value.text, at: value.at } : null;
  } catch {
    return null;
  }
}

/** `memberId`: several people may use one browser, and none sees another's drafts. */
export function draftsIn(storage: DraftStorage, memberId: string, now: () => number = Date.now) {
  const prefix = `${allDrafts}${memberId}:`;

  function keys(): string[] {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
      (key): key is string => key?.startsWith(allDrafts) ?? false,
    );
  }

  function dropOldest() {
    const byAge = keys()
      .map((key) => ({ key, at: parse(storage.getItem(key))?.at ?? 0 }))
      .sort((a, b) => b.at - a.at);
    for (const { key } of byAge.slice(draftsMax)) storage.removeItem(key);
  }

  return {
    read: (chat: string): string => parse(storage.getItem(prefix + chat))?.text ?? "",
    clear: (chat: string) => storage.removeItem(prefix + chat),
    write(chat: string, text: string) {
      if (text.trim() === "") return storage.removeItem(prefix + chat);
      try {
        storage.setItem(prefix + chat, JSON.stringify({ text, at: now() } satisfies Draft));
        dropOldest();
      } catch {
        // A full or forbidden storage keeps no drafts; the text is still in the input.
      }
    },
  };
}

export type Drafts = ReturnType<typeof draftsIn>;

const nothingKept: DraftStorage = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  key: () => null,
  length: 0,
};

/** The browser's drafts; a browser that forbids storage keeps none. */
export function browserDrafts(memberId: string): Drafts {
  try {
    return draftsIn(window.localStorage, memberId);
  } catch {
    return draftsIn(nothingKept, memberId);
  }
}
