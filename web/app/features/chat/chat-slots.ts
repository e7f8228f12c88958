import type { Message } from "@cofounder/contract";
import { createContext, type ReactNode } from "react";

/** Parts that other features add to the chat; the page passes them in. */
export interface ChatSlots {
  /** Below the header: the panel that redeems promo codes. */
  belowHeader: ReactNode;
  /** Ways to get more tokens, shown when a message was not sent for lack of them. */
  moreTokens: ReactNode;
  /** Among the buttons of a finished reply. */
  replyActions: (message: Pick<Message, "id" | "chatId">) => ReactNode;
  /** Below the chat, for the owner alone. */
  belowChat: ReactNode;
}

export const ChatSlotsContext = createContext<ChatSlots>({
  belowHeader: null,
  moreTokens: null,
  replyActions: () => null,
  belowChat: null,
});
