import type { Message, PlannedTest } from "@cofounder/contract";
import { createContext, type ReactNode } from "react";

/** Parts that other features add to the chat; the page passes them in. */
export interface ChatSlots {
  /** The panel that redeems promo codes, with the button that opens it: placed by the header. */
  promo: (place: (toggle: ReactNode, panel: ReactNode) => ReactNode) => ReactNode;
  /** Ways to get more tokens, shown when a message was not sent for lack of them. */
  moreTokens: ReactNode;
  /** Among the buttons of a finished reply. */
  replyActions: (message: Pick<Message, "id" | "chatId">) => ReactNode;
  /** Below the kill test of a reply. */
  testActions: (test: PlannedTest, message: Pick<Message, "id" | "chatId">) => ReactNode;
  /** In the header of a chat that belongs to a venture: opens its sheet, on a wide screen in the place beside the chat. */
  sheet: (ventureId: string, beside: HTMLElement | null) => ReactNode;
  /** Below the chat, for the owner alone. */
  belowChat: ReactNode;
}

export const ChatSlotsContext = createContext<ChatSlots>({
  promo: (place) => place(null, null),
  moreTokens: null,
  replyActions: () => null,
  testActions: () => null,
  sheet: () => null,
  belowChat: null,
});
