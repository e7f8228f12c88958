import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { ChatState } from "../use-chat.ts";

interface SoughtMessage {
  messageId: string | null;
  state: ChatState;
  scroller: RefObject<HTMLDivElement | null>;
  /** The message is on another branch, which must be shown. */
  onElsewhere: (messageId: string) => void;
  /** It was found, or does not exist. */
  onEnd: () => void;
}

const foundMs = 2_000;

function show(element: Element) {
  element.scrollIntoView({ block: "center" });
  element.classList.add("sought");
  setTimeout(() => element.classList.remove("sought"), foundMs);
}

/** Scrolls to the message found by a search; loads earlier pages or switches the branch until it is there. */
export function useSoughtMessage({ messageId, state, scroller, onElsewhere, onEnd }: SoughtMessage) {
  const { query, messages } = state;
  const settled = query.isSuccess && !query.isFetching;

  const asked = useRef<string | null>(null);

  const seek = useEffectEvent((wanted: string) => {
    const element = scroller.current?.querySelector(`[data-message="${CSS.escape(wanted)}"]`);
    if (element) show(element);
    else if (query.hasNextPage) return void query.fetchNextPage();
    else if (asked.current !== wanted) {
      asked.current = wanted;
      return onElsewhere(wanted);
    }
    asked.current = null;
    onEnd();
  });

  useEffect(() => {
    if (messageId && settled) seek(messageId);
  }, [messageId, settled, messages]);
}
