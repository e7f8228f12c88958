import { ArrowDown } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import type { ChatState } from "../use-chat.ts";
import { EarlierMessages } from "./earlier-messages.tsx";
import { MessageItem } from "./message-item.tsx";
import { useBottom } from "./use-bottom.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useSoughtMessage } from "./use-sought-message.ts";

interface MessageListProps {
  state: ChatState;
  soughtId: string | null;
  onElsewhere: (messageId: string) => void;
  onSoughtEnd: () => void;
  /** What stands below the last message. */
  children: ReactNode;
}

/** The conversation: scrolls by itself, stays at its end while it is there, and keeps its place when it is not. */
export function MessageList({ state, soughtId, onElsewhere, onSoughtEnd, children }: MessageListProps) {
  const { t } = useTranslation("chat");
  const { messages, outgoing, query, runningTurnId } = state;
  const { scroller, content, atBottom, toBottom } = useBottom();
  useKeptPlace(scroller, messages[0]?.id);
  useSoughtMessage({ messageId: soughtId, state, scroller, onElsewhere, onEnd: onSoughtEnd });

  useEffect(() => {
    if (outgoing) toBottom();
  }, [outgoing, toBottom]);

  return (
    <div className="relative min-h-0 grow">
      <div
        ref={scroller}
        data-thread
        className="h-full overflow-y-auto overscroll-contain print:h-auto print:overflow-visible"
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
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              turnId={message.outcome === "running" ? runningTurnId : null}
            />
          ))}
          {children}
        </div>
      </div>
      {!atBottom && (
        <Button
          variant="secondary"
          size="sm"
          className="absolute bottom-3 left-1/2 print:hidden -translate-x-1/2 rounded-full shadow-overlay"
          onClick={() => toBottom("smooth")}
        >
          <ArrowDown aria-hidden />
          {t("jumpToLatest")}
        </Button>
      )}
    </div>
  );
}
