import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { Button } from "../../ui/button.tsx";
import { ChatRuntimeContext, chatRuntimeOf } from "./chat-runtime.ts";
import { MessageItem } from "./thread/message-item.tsx";
import { ReadOnlyContext } from "./thread/thread-actions.ts";
import { ThreadFailed, ThreadLoading } from "./thread/thread-states.tsx";

/** Another member's chat, read-only for an admin. Every page that is read is recorded in the audit log. */
export function ReadOnlyChat({ chatId, memberId }: { chatId: string; memberId: string }) {
  const { t } = useTranslation("admin");
  const { t: chatText } = useTranslation("chat");
  const query = useInfiniteQuery(
    api.admin.chat.infiniteOptions({
      input: (before: string | undefined) => ({ chatId, ...(before !== undefined && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ earlier }) => earlier ?? undefined,
      // Each read is an entry in the audit log: no automatic refetch.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    }),
  );
  const runtime = chatRuntimeOf(useQueryClient(), memberId);
  const first = query.data?.pages[0];
  if (!first) {
    return (
      <main id="content" className="flex h-[calc(100dvh-var(--spacing-nav))]">
        {query.isError ? <ThreadFailed error={query.error} onRetry={() => void query.refetch()} /> : <ThreadLoading />}
      </main>
    );
  }
  const { title } = first.chat;
  const { email, displayName } = first.owner;
  const messages = (query.data?.pages ?? []).toReversed().flatMap((page) => page.messages);
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6">
      <h1 className="text-xl font-semibold tracking-tight break-words">{title || chatText("sidebar.untitled")}</h1>
      <p className="mt-3 mb-8 flex items-start gap-2.5 rounded-control border border-line bg-sunken px-4 py-3 text-sm text-muted">
        <Eye aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{t("readOnly", { owner: displayName ? `${displayName} (${email})` : email })}</span>
      </p>
      {query.hasNextPage && (
        <div className="mb-6 text-center">
          <Button
            variant="secondary"
            size="sm"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {chatText("earlierLoad")}
          </Button>
        </div>
      )}
      <ChatRuntimeContext value={runtime}>
        <ReadOnlyContext value>
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} turnId={null} />
          ))}
        </ReadOnlyContext>
      </ChatRuntimeContext>
    </main>
  );
}
