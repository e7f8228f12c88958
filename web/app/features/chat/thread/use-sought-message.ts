import { useEffect, useEffectEvent, type RefObject } from "react";
import type { ChatState } from "../use-chat.ts";

interface SoughtMessage {
  messageId: string | null;
  state: ChatState;
  scroller: RefObject<HTMLDivElement | null>;
  /** The message is on another branch. */
  onElsewhere: (messageId: string) => void;
  onFound: () => void;
}

const foundMs = 2_000;

function show(element: Element) {
  element.scrollIntoView({ block: "center" });
  element.classList.add("sought");
  setTimeout(() => element.classList.remove("sought"), foundMs);
}

/** Goes to the message that a search found, loading what lies above until it is there. */
export function useSoughtMessage({ messageId, state, scroller, onElsewhere, onFound }: SoughtMessage) {
  const { query, messages } = state;
  const settled = query.isSuccess && !query.isFetching;

  const seek = useEffectEvent((wanted: string) => {
    const element = scroller.current?.querySelector(`[data-message="${CSS.escape(wanted)}"]`);
    if (element) {
      show(element);
      onFound();
    } else if (query.hasNextPage) void query.fetchNextPage();
    else {
      onFound();
      onElsewhere(wanted);
    }
  });

  useEffect(() => {
    if (messageId && settled) seek(messageId);
  }, [messageId, settled, messages]);
}
