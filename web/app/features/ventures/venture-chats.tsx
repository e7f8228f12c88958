import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../api/index.ts";
import { useIsOwner } from "../../components/venture-access.tsx";
import { byCursor, ListCard } from "../../components/list.tsx";
import { formats } from "../../locales/formats.ts";

/** The chats of a venture, newest first. */
export function VentureChats({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("ventures");
  const list = useInfiniteQuery(api.chats.list.infiniteOptions(byCursor({ ventureId })));
  const isOwner = useIsOwner();
  return (
    <div className="flex flex-col gap-4">
      {!isOwner && <p className="max-w-xl text-sm text-muted">{t("guestChats")}</p>}
      <ListCard
        query={list}
        items={list.data?.pages.flatMap((page) => page.chats) ?? []}
        row={(chat) => (
          <li key={chat.id}>
            <Link to={`/chat/${chat.id}`} className="group flex items-center gap-4 px-4 py-3.5 hover:bg-hover sm:px-5">
              <span className="min-w-0 grow">
                <span className="block truncate font-medium">{chat.title || t("untitled")}</span>
                <span className="block truncate text-sm text-muted">{formats.time(chat.updatedAt)}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted group-hover:translate-x-0.5" />
            </Link>
          </li>
        )}
        failure={t("loadFailed")}
        empty={t("noChats")}
      />
    </div>
  );
}
