import type { TurnRequest } from "@cofounder/contract";
import { ArrowDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import type { ChatState } from "../use-chat.ts";
import { EarlierMessages } from "./earlier-messages.tsx";
import { MessageItem } from "./message-item.tsx";
import { ShowFiguresContext } from "./thread-actions.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useSoughtMessage } from "./use-sought-message.ts";
import { useThreadScroll } from "./use-thread-scroll.ts";

interface MessageListProps {
  state: ChatState;
  soughtId: string | null;
  onElsewhere: (messageId: string) => void;
  onSoughtEnd: () => void;
  /** Content below the last message. */
  children: ReactNode;
}

/** The message that a request asks about, sent with it or earlier. */
const questionOf = (request: TurnRequest): string =>
  request.kind === "regenerate" ? request.userMessageId : request.messageId;

/** The conversation: a sent message moves to its top, and scrolling by hand is never overridden. */
export function MessageList({ state, soughtId, onElsewhere, onSoughtEnd, children }: MessageListProps) {
  const { t } = useTranslation("chat");
  const { messages, outgoing, query, runningTurnId } = state;
  const answeredId = messages.findLast(({ outcome }) => outcome === "running")?.parentId;
  const { scroller, content, spacer, atEnd, toEnd, showFigures } = useThreadScroll({
    lastQuestionId: messages.findLast(({ type }) => type === "user")?.id,
    sentId: outgoing && !outgoing.failure ? questionOf(outgoing.request) : undefined,
  });
  useKeptPlace(scroller, messages[0]?.id);
  useSoughtMessage({ messageId: soughtId, state, scroller, onElsewhere, onEnd: onSoughtEnd });

  return (
    <div className="flex min-h-0 grow flex-col print:block">
      <div
        ref={scroller}
        data-thread
        className="relative min-h-0 grow overflow-y-auto overscroll-contain print:h-auto print:overflow-visible"
      >
        <div
          ref={content}
          role="log"
          aria-label={t("log")}
          aria-relevant="additions"
          className="mx-auto w-full max-w-3xl px-4 pt-8 sm:px-6"
        >
          {query.hasNextPage && (
            <EarlierMessages
              scroller={scroller}
              loading={query.isFetchingNextPage}
              onLoad={() => void query.fetchNextPage()}
            />
          )}
          <ShowFiguresContext value={showFigures}>
            {messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                turnId={message.outcome === "running" || message.id === answeredId ? runningTurnId : null}
              />
            ))}
          </ShowFiguresContext>
          {children}
          <div ref={spacer} aria-hidden className="print:hidden" />
        </div>
      </div>
      {/* It keeps its room: at the end of a conversation nothing moves because it goes. */}
      <div
        className={`flex shrink-0 justify-center border-t border-line pt-1.5 print:hidden ${atEnd ? "invisible" : ""}`}
      >
        <Button variant="ghost" size="sm" className="rounded-full" onClick={() => toEnd("smooth")}>
          <ArrowDown aria-hidden />
          {t("jumpToLatest")}
        </Button>
      </div>
    </div>
  );
}
