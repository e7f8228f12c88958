import type { Message } from "@cofounder/contract";
import { createContext, type ReactNode } from "react";

/** What other parts of the product add to the chat; the page puts it in. */
export interface ChatSlots {
  /** Below the header: the panel that redeems promo codes. */
  belowHeader: ReactNode;
  /** Ways to more tokens, where a message did not go out for want of them. */
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
