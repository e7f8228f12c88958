import { useState } from "react";
import { useChatRuntime } from "../chat-runtime.ts";

type Change = string | ((typed: string) => string);

/**
 * The text being typed, kept for each chat. Clearing empties the input only: the kept draft goes when the server has the
 * message, so that a reload in between loses nothing.
 */
export function useDraft(place: string) {
  const { outbox, drafts } = useChatRuntime();
  const [text, setText] = useState(() => (outbox.get(place) ? "" : drafts.read(place)));

  function change(next: Change) {
    const value = typeof next === "string" ? next : next(text);
    setText(value);
    drafts.write(place, value);
  }

  /** One that waits in the queue is kept there. */
  const clear = (queued: boolean) => {
    setText("");
    if (queued && !outbox.get(place)) drafts.clear(place);
  };

  return [text, change, clear] as const;
}
