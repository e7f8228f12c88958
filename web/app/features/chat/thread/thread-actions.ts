import type { Message } from "@cofounder/contract";
import { createContext, use } from "react";

/** Actions of a message on the screen around it. The same object for the life of a chat's screen. */
export interface ThreadActions {
  regenerate(userMessageId: string): void;
  /** Sends a new version of the person's message. */
  resend(edited: { text: string; parentId: string | null }): void;
  showVersion(messageId: string): void;
  /** Puts a question in the input, to be answered there. */
  answer(question: string): void;
  /** The messages on the screen now, oldest first. */
  messages(): Message[];
}

export const ThreadActionsContext = createContext<ThreadActions | null>(null);

export function useThreadActions(): ThreadActions {
  const actions = use(ThreadActionsContext);
  if (use(ReadOnlyContext)) return nothing;
  if (!actions) throw new Error("useThreadActions needs a ThreadActionsContext above it");
  return actions;
}

/** True if the conversation is another member's, and therefore read-only. */
export const ReadOnlyContext = createContext(false);

const nothing: ThreadActions = {
  regenerate: () => undefined,
  resend: () => undefined,
  showVersion: () => undefined,
  answer: () => undefined,
  messages: () => [],
};

/** Scrolls to a part of a message: to the figures that it asks about, or to what follows them. */
export type ShowFigures = (at: { messageId: string; part: "figures" | "answer" }) => void;

export const ShowFiguresContext = createContext<ShowFigures>(() => undefined);

/**
 * True while something is being sent or answered: nothing else can be sent in this chat. A separate context, so that
 * few components re-render.
 */
export const ThreadBusyContext = createContext(false);
