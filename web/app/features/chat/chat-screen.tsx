import type { Instance } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { loadTexts } from "../../locales/load-texts.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { ChatHeader } from "./chat-header.tsx";
import { type ChatSlots, ChatSlotsContext } from "./chat-slots.ts";
import { ChatRuntimeContext, chatRuntimeOf } from "./chat-runtime.ts";
import { Composer, type ComposerHandle } from "./composer/composer.tsx";
import { PriceHint, WebSearchSwitch } from "./composer/composer-foot.tsx";
import { useSendQueue } from "./composer/use-send-queue.ts";
import { useStartFocus } from "./composer/use-start-focus.ts";
import { ChatSidebar } from "./sidebar/chat-sidebar.tsx";
import { useSidebar } from "./sidebar/use-sidebar.ts";
import { EmptyChat } from "./thread/empty-chat.tsx";
import { ThreadActionsContext, ThreadBusyContext } from "./thread/thread-actions.ts";
import { ThreadFailed, ThreadLoading } from "./thread/thread-states.tsx";
import { useResend } from "./turn/use-resend.ts";
import { useAutoPrompt } from "./use-auto-prompt.ts";
import { type ChatState, lastId, useChat } from "./use-chat.ts";
import { useChatAddress } from "./use-chat-address.ts";
import { useArrival, useShowVersion, useThreadActionsOf } from "./use-conversation.ts";
import { useDeletedElsewhere } from "./use-deleted-elsewhere.ts";
import { useReplyAnnouncement } from "./use-reply-announcement.ts";
import { useStopTurn } from "./use-stop-turn.ts";

/** Rendering replies is most of this page's code: a chat with replies loads it at once, an empty one when idle. */
export const loadConversation = async () => {
  const [{ ConversationView: View }] = await Promise.all([
    import("./thread/conversation-view.tsx"),
    loadTexts("heard"),
  ]);
  return View;
};
/** Seldom wanted: a message was sent while a reply was being written. */
const QueuedMessages = lazy(async () => ({
  default: (await import("./composer/queued-messages.tsx")).QueuedMessages,
}));
const ConversationView = lazy(async () => ({ default: await loadConversation() }));

interface ChatScreenProps {
  /** Null for a chat that begins with its first message. */
  chatId: string | null;
  memberId: string;
  isAdmin: boolean;
  instance: Pick<Instance, "webSearch" | "model">;
  slots: ChatSlots;
}

type ConversationProps = Pick<ChatScreenProps, "chatId" | "instance">;
type WindowProps = Pick<ChatScreenProps, "chatId" | "instance" | "isAdmin">;

/** The chat with its sidebar. */
export function ChatScreen({ chatId, memberId, isAdmin, instance, slots }: ChatScreenProps) {
  useEffect(() => whenIdle(() => void loadConversation().catch(() => null)), []);
  const runtime = chatRuntimeOf(useQueryClient(), memberId);
  return (
    <ChatRuntimeContext value={runtime}>
      <ChatSlotsContext value={slots}>
        <Conversation key={memberId} chatId={chatId} instance={instance} isAdmin={isAdmin} />
        {slots.belowChat}
      </ChatSlotsContext>
    </ChatRuntimeContext>
  );
}

function useConversation({ chatId, instance }: ConversationProps) {
  const { address, change } = useChatAddress();
  const webSearch = address.webSearch && instance.webSearch;
  const state = useChat(chatId, { startupType: address.startupType, ventureId: address.ventureId, webSearch });
  const composer = useRef<ComposerHandle>(null);
  const arrive = useArrival(chatId, address.webSearch);
  const showVersion = useShowVersion(chatId);
  const actions = useThreadActionsOf({ state, composer, showVersion });
  const empty =
    chatId === null ? state.outgoing === null : state.query.isSuccess && state.messages.length === 0 && !state.busy;
  const sendText = async (text: string, messageId?: string) =>
    arrive(await state.sendText(text, lastId(state.messages), messageId));
  const retry = async () => arrive(await state.retry());
  const queued = useWaiting({ state, onSend: sendText, onRetry: retry });
  useDeletedElsewhere(chatId, state);
  useStartFocus(composer, empty);
  useAutoPrompt({
    prompt: address.prompt,
    ready: empty && !state.busy,
    onSend(prompt) {
      change("prompt", null);
      void sendText(prompt);
    },
    onFill(prompt) {
      change("prompt", null);
      composer.current?.add(prompt);
    },
  });
  return {
    address,
    change,
    state,
    composer,
    showVersion,
    actions,
    empty,
    sendText,
    sendTool: async (tool: Parameters<typeof state.sendTool>[0]) => arrive(await state.sendTool(tool)),
    retry,
    queued,
    takeBack(text: string) {
      state.dismiss();
      composer.current?.add(text);
    },
  };
}

interface Waiting {
  state: ChatState;
  onSend: (text: string, messageId: string) => Promise<void>;
  onRetry: () => Promise<void>;
}

/** Messages that are sent automatically: those that wait for their turn, and one that waits for the network. */
function useWaiting({ state, onSend, onRetry }: Waiting) {
  const { outgoing, place, busy } = state;
  useResend(outgoing, () => void onRetry());
  return useSendQueue({
    place,
    busy,
    sendingId: outgoing?.request.kind === "message" ? outgoing.request.messageId : null,
    onSend: ({ text, messageId }) => void onSend(text, messageId),
  });
}

type ConversationState = ReturnType<typeof useConversation>;

function Thread({ conversation, model }: { conversation: ConversationState } & Pick<Instance, "model">) {
  const { state, empty, address, change } = conversation;
  if (empty) {
    return (
      <EmptyChat
        model={model}
        feature={address.feature}
        onTool={(tool) => void conversation.sendTool(tool)}
        onExample={(text) => conversation.composer.current?.add(text)}
      />
    );
  }
  if (state.query.isError && !state.query.data) {
    return <ThreadFailed error={state.query.error} onRetry={() => void state.query.refetch()} />;
  }
  if (!state.chat && !state.outgoing) return <ThreadLoading />;
  return (
    <Suspense fallback={<ThreadLoading />}>
      <ConversationView
        key={state.place}
        state={state}
        soughtId={address.messageId}
        onElsewhere={(messageId) => void conversation.showVersion(messageId)}
        onSoughtEnd={() => change("message", null)}
        onRetry={() => void conversation.retry()}
        onTakeBack={conversation.takeBack}
      />
    </Suspense>
  );
}

function Announcement({ running }: { running: boolean }) {
  const { t } = useTranslation("chat");
  const ended = useReplyAnnouncement(running);
  return (
    <div className="sr-only" role="status">
      {ended > 0 && !running && <p key={ended}>{t("replyReady")}</p>}
    </div>
  );
}

/** The input, with the queued messages above it. */
function Foot({ conversation, chatId, instance }: ConversationProps & { conversation: ConversationState }) {
  const { address, change, state, composer } = conversation;
  const onStop = useStopTurn(chatId, state.runningTurnId);
  return (
    <div className="mx-auto w-full max-w-3xl shrink-0 px-3 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 print:hidden">
      {conversation.queued.length > 0 && (
        <Suspense>
          <QueuedMessages
            queued={conversation.queued}
            onEdit={({ messageId, text }) => {
              state.withdraw(messageId);
              composer.current?.add(text);
            }}
            onWithdraw={({ messageId }) => state.withdraw(messageId)}
          />
        </Suspense>
      )}
      <Composer
        key={state.place}
        place={state.place}
        busy={state.busy}
        door={composer}
        onStop={onStop}
        onSend={(text) => (state.busy ? state.enqueue(text) : void conversation.sendText(text))}
      >
        <WebSearchSwitch
          on={address.webSearch}
          available={instance.webSearch}
          onChange={(on) => change("webSearch", on ? "true" : null)}
        />
        <PriceHint />
      </Composer>
    </div>
  );
}

/** Where the window has room below the chat: what an answer is not. */
function BelowCard() {
  const { t: shell } = useTranslation("navigation");
  return (
    <p className="mt-4 hidden w-full max-w-page px-1 text-center text-xs text-pretty text-muted md:roomy:block print:hidden">
      {shell("footer.text")}
    </p>
  );
}

function Conversation({ chatId, instance, isAdmin }: WindowProps) {
  const conversation = useConversation({ chatId, instance });
  const { state } = conversation;
  const sidebar = useSidebar();
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const onDeleted = async (deletedId: string) => {
    if (deletedId === chatId) await navigate("/chat");
  };
  return (
    <main
      id="content"
      className={
        "flex h-[calc(100dvh-var(--spacing-nav))] min-h-0 flex-col items-center md:h-auto " +
        "md:min-h-[calc(100dvh-var(--spacing-nav))] md:p-4 lg:px-6 print:block print:h-auto"
      }
    >
      <div
        className={
          "flex h-full min-h-0 w-full border-line md:h-[600px] md:max-w-page md:has-[[data-beside]>*]:max-w-[88rem] md:overflow-hidden " +
          "md:rounded-card md:border md:shadow-raised print:block print:h-auto"
        }
      >
        <ChatSidebar
          sidebar={sidebar}
          busy={state.busy}
          onTool={(tool) => void conversation.sendTool(tool)}
          onDeleted={onDeleted}
        />
        <section className="flex min-w-0 grow flex-col bg-surface print:block">
          <ChatHeader
            chat={state.chat}
            startupType={state.startupType}
            sidebar={sidebar}
            model={instance.model}
            isAdmin={isAdmin}
            beside={beside}
            onDeleted={onDeleted}
          />
          <ThreadActionsContext value={conversation.actions}>
            <ThreadBusyContext value={state.busy}>
              <Thread conversation={conversation} model={instance.model} />
            </ThreadBusyContext>
          </ThreadActionsContext>
          <Announcement running={state.runningTurnId !== null} />
          <Foot conversation={conversation} chatId={chatId} instance={instance} />
        </section>
        <div ref={setBeside} data-beside className="contents print:hidden" />
      </div>
      <BelowCard />
    </main>
  );
}
