import type { Venture } from "@cofounder/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { byVenture } from "../manage/by-venture.ts";
import { useVentures } from "../manage/use-ventures.ts";
import { ChatItem } from "./chat-item.tsx";
import { useNow } from "./use-now.ts";

interface RecentChatsProps {
  query: string;
  onOpen: () => void;
  onDeleted: (chatId: string) => Promise<void>;
}

function useChatList(query: string) {
  return useInfiniteQuery(
    api.chats.list.infiniteOptions({
      input: (cursor: string | null) => ({ ...(query && { query }), ...(cursor && { cursor }) }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
      placeholderData: (previous) => previous,
    }),
  );
}

function Loading() {
  return (
    <div className="space-y-3 px-2 pt-1">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-8" />
      ))}
    </div>
  );
}

function GroupTitle({ venture, onOpen }: { venture: Venture | null; onOpen: () => void }) {
  const { t } = useTranslation("chat");
  const look = "block truncate px-2 py-1 text-xs font-semibold";
  if (!venture) return <h3 className={`${look} text-muted`}>{t("sidebar.noVenture")}</h3>;
  return (
    <h3>
      <Link to={`/ventures/${venture.id}`} onClick={onOpen} className={`${look} rounded-control hover:bg-hover`}>
        {venture.name}
      </Link>
    </h3>
  );
}

/** The latest chats by venture, newest first; more on demand. */
export function RecentChats({ query, onOpen, onDeleted }: RecentChatsProps) {
  const { t } = useTranslation("chat");
  const now = useNow();
  const list = useChatList(query);
  const chats = list.data?.pages.flatMap((page) => page.chats) ?? [];
  const groups = byVenture(chats, useVentures());
  return (
    <section aria-label={t("sidebar.recent")}>
      <h2 className="px-2 pb-1 text-xs font-medium text-muted">{t("sidebar.recent")}</h2>
      {list.isPending && <Loading />}
      {list.isError && chats.length === 0 && (
        <p role="alert" className="flex items-center justify-between gap-2 px-2 py-1 text-sm text-bad">
          {t("sidebar.failed")}
          <Button size="sm" variant="ghost" onClick={() => void list.refetch()}>
            {t("chat.retry")}
          </Button>
        </p>
      )}
      {list.isSuccess && chats.length === 0 && (
        <p className="px-2 py-1 text-sm text-muted">{query ? t("sidebar.noneFound") : t("sidebar.none")}</p>
      )}
      {/* One list: a chat whose venture has just been made keeps its open menu, or the title being typed. */}
      <ul className="space-y-0.5">
        {groups.flatMap(({ venture, chats: of }) => [
          (groups.length > 1 || venture) && (
            <li key={`venture ${venture?.id ?? ""}`} className="pt-2 first:pt-0">
              <GroupTitle venture={venture} onOpen={onOpen} />
            </li>
          ),
          ...of.map((chat) => <ChatItem key={chat.id} chat={chat} now={now} onOpen={onOpen} onDeleted={onDeleted} />),
        ])}
      </ul>
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="ghost"
          className="mt-1 w-full"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("sidebar.more")}
        </Button>
      )}
    </section>
  );
}
