import { useState } from "react";
import { useChatRuntime } from "../chat-runtime.ts";

type Change = string | ((typed: string) => string);

/**
 * The text being typed, kept per chat. Clearing empties only the input: the stored draft is removed when the server has
 * the message, so that a reload in between loses nothing.
 */
export function useDraft(place: string) {
  const { outbox, drafts } = useChatRuntime();
  const [text, setText] = useState(() => (outbox.get(place) ? "" : drafts.read(place)));

  function change(next: Change) {
    const value = typeof next === "string" ? next : next(text);
    setText(value);
    drafts.write(place, value);
  }

  /** A queued message is stored in the queue instead. */
  const clear = (queued: boolean) => {
    setText("");
    if (queued && !outbox.get(place)) drafts.clear(place);
  };

  return [text, change, clear] as const;
}
