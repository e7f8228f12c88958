import type { Chat, ChatTool, Message, TurnRequest } from "@cofounder/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { v7 as newId } from "uuid";
import { spokenLanguage } from "../../locales/language.ts";
import { useChatRuntime } from "./chat-runtime.ts";
import { newChatDraft } from "./composer/drafts.ts";
import { chatOf, messagesOf } from "./thread/thread-pages.ts";
import { threadOptions } from "./thread/thread-query.ts";
import { threadView } from "./thread/thread-view.ts";
import { sendTurn } from "./turn/send-turn.ts";
import { useLiveTurn } from "./turn/use-live-turn.ts";
import { useOutgoing } from "./turn/use-outgoing.ts";

export interface ChatSettings {
  /** For a chat that does not have one yet. */
  startupType: string | null;
  ventureId: string | null;
  webSearch: boolean;
}

/** Everything a chat's screen shows, and how to send in it. `chatId` is null before the first message. */
export function useChat(chatId: string | null, settings: ChatSettings) {
  const runtime = useChatRuntime();
  const place = chatId ?? newChatDraft;
  const query = useInfiniteQuery({ ...threadOptions(place), enabled: chatId !== null });
  const outgoing = useOutgoing(place);
  const chat = chatOf(query.data);
  const messages = useMemo(() => messagesOf(query.data), [query.data]);
  const view = useMemo(() => threadView(messages, outgoing), [messages, outgoing]);
  const runningTurnId = useRunningTurn(chat);
  const startupType = chat ? chat.startupType : settings.startupType;
  const ventureId = chat ? null : settings.ventureId;
  const common = { startupType, webSearch: settings.webSearch, ventureId };

  async function send(request: TurnRequest): Promise<Chat | null> {
    return sendTurn(runtime, place, { chatId: chatId ?? newId(), request });
  }

  return {
    chat,
    place,
    startupType,
    query,
    ...view,
    runningTurnId,
    /**
     * Nothing else can be sent meanwhile. A failed message blocks until it is retried or dropped; so does a chat not
     * yet loaded.
     */
    busy: runningTurnId !== null || view.outgoing !== null || (chatId !== null && !chat),
    send,
    sendText: (text: string, parentId: string | null, messageId: string = newId()) =>
      send({ kind: "message", text, parentId, messageId, ...common }),
    enqueue: (text: string) => runtime.queue.add(place, { messageId: newId(), text }),
    withdraw: (messageId: string) => runtime.queue.remove(place, messageId),
    sendTool: (tool: ChatTool) =>
      send({
        kind: "tool",
        tool,
        language: spokenLanguage(),
        parentId: lastId(messages),
        messageId: newId(),
        ...common,
      }),
    regenerate: (userMessageId: string) => send({ kind: "regenerate", userMessageId, webSearch: settings.webSearch }),
    retry: () => (outgoing ? sendTurn(runtime, place, outgoing) : Promise.resolve(null)),
    dismiss: () => {
      runtime.outbox.remove(place);
      if (outgoing?.request.kind === "message") runtime.queue.remove(place, outgoing.request.messageId);
    },
  };
}

export type ChatState = ReturnType<typeof useChat>;

export function lastId(messages: Message[]): string | null {
  return messages.at(-1)?.id ?? null;
}

/** The running turn; null too if its stream ended and the chat is only not refetched yet. */
function useRunningTurn(chat: Chat | null): string | null {
  const turnId = chat?.runningTurnId ?? null;
  const over = useLiveTurn({ turnId, chatId: chat?.id ?? "" }, (live) => live !== null && live.closed !== null);
  return over ? null : turnId;
}
