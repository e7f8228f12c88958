import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight, MessageSquarePlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../api/index.ts";
import { useIsOwner } from "../../components/venture-access.tsx";
import { byCursor, ListCard } from "../../components/list.tsx";
import { formats } from "../../locales/formats.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** The chats of a venture, newest first. */
export function VentureChats({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("ventures");
  const list = useInfiniteQuery(api.chats.list.infiniteOptions(byCursor({ ventureId })));
  const isOwner = useIsOwner();
  const chats = list.data?.pages.flatMap((page) => page.chats);
  return (
    <div className="flex flex-col gap-4">
      {!isOwner && <p className="max-w-xl text-sm text-muted">{t("guestChats")}</p>}
      {chats?.length === 0 ? (
        <EmptyState title={t("noChats")} text={t("noChatsText")}>
          <ButtonLink to={`/chat?venture=${ventureId}`} variant="secondary">
            <MessageSquarePlus aria-hidden />
            {t("newChat")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ListCard
          query={list}
          items={chats ?? []}
          row={(chat) => (
            <li key={chat.id}>
              <Link
                to={`/chat/${chat.id}`}
                className="group flex items-center gap-4 px-4 py-3.5 hover:bg-hover sm:px-5"
              >
                <span className="min-w-0 grow">
                  <span className="block truncate font-medium">{chat.title || t("untitled")}</span>
                  <span className="block truncate text-sm text-muted">{formats.time(chat.updatedAt)}</span>
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-muted group-hover:translate-x-0.5" />
              </Link>
            </li>
          )}
          failure={t("loadFailed")}
        />
      )}
    </div>
  );
}
