import type { Message } from "@cofounder/contract";
import { createContext, use } from "react";

/** What a message can ask of the screen around it. The same object for the life of a chat's screen. */
export interface ThreadActions {
  regenerate(userMessageId: string): void;
  /** Sends another version of a message of the person. */
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

/** True where the conversation is another member's: nothing in it can be done, only read. */
export const ReadOnlyContext = createContext(false);

const nothing: ThreadActions = {
  regenerate: () => undefined,
  resend: () => undefined,
  showVersion: () => undefined,
  answer: () => undefined,
  messages: () => [],
};

/** True while something is sent or answered: nothing else can be sent in this chat. Apart, so that few re-render. */
export const ThreadBusyContext = createContext(false);
