import type { Chat } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api } from "../../api/index.ts";
import { toast } from "../../ui/toast.tsx";
import type { ComposerHandle } from "./composer/composer.tsx";
import type { ThreadActions } from "./thread/thread-actions.ts";
import { threadKey } from "./thread/thread-query.ts";
import type { ChatState } from "./use-chat.ts";

/** A first message creates its chat: navigates there, unless the person has gone elsewhere meanwhile. */
export function useArrival(chatId: string | null, webSearch: boolean) {
  const navigate = useNavigate();
  const shown = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    shown.current = chatId;
    return () => {
      shown.current = undefined;
    };
  }, [chatId]);
  return (chat: Chat | null) => {
    if (!chat || shown.current !== null) return;
    void navigate(`/chat/${chat.id}${webSearch ? "?webSearch=true" : ""}`, { replace: true });
  };
}

/** Switches to the branch that includes a message. */
export function useShowVersion(chatId: string | null) {
  const { t } = useTranslation("chat");
  const queryClient = useQueryClient();
  return async (messageId: string) => {
    if (chatId === null) return;
    try {
      await api.chats.chooseBranch.call({ chatId, messageId });
      await queryClient.invalidateQueries({ queryKey: threadKey(chatId) });
    } catch {
      toast.error(t("message.versionFailed"));
    }
  };
}

interface Conversation {
  state: ChatState;
  composer: RefObject<ComposerHandle | null>;
  showVersion: (messageId: string) => Promise<void>;
}

/** The actions of the messages as one stable object, so that it never causes a re-render. */
export function useThreadActionsOf({ state, composer, showVersion }: Conversation): ThreadActions {
  const current = { state, composer, showVersion };
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const focus = useCallback(() => latest.current.composer.current?.focus(), []);
  return useMemo(
    () => ({
      regenerate(userMessageId) {
        void latest.current.state.regenerate(userMessageId);
        focus();
      },
      resend({ text, parentId }) {
        void latest.current.state.sendText(text, parentId);
        focus();
      },
      showVersion: (messageId) => void latest.current.showVersion(messageId),
      answer: (question) => latest.current.composer.current?.add(`${question}\n`),
      messages: () => latest.current.state.messages,
    }),
    [focus],
  );
}
