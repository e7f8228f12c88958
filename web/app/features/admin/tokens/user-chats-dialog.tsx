import type { AdminUser } from "@cofounder/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../../api/index.ts";
import { byCursor, ListState } from "../../../components/list.tsx";
import { formats } from "../../../locales/formats.ts";
import { Dialog } from "../../../ui/dialog.tsx";

export function UserChatsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation("admin");
  const query = useInfiniteQuery(
    api.admin.chats.infiniteOptions({
      ...byCursor({ userId: user.id }),
      // Each read is an entry in the audit log: one per opening of the dialog.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  );
  const chats = query.data?.pages.flatMap((page) => page.chats) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("chats.title", { name: user.displayName ?? user.email })}
      description={t("chats.text")}
      closeLabel={t("chats.close")}
      className="max-w-xl"
    >
      <ListState query={query} failure={t("loadFailed.chats")} empty={t("chats.none")} isEmpty={chats.length === 0}>
        <ul className="-mx-2 divide-y divide-line">
          {chats.map((chat) => (
            <li key={chat.id}>
              <Link
                to={`/chat/${chat.id}#read-only`}
                target="_blank"
                rel="noopener"
                className="flex items-center gap-3 rounded-control px-2 py-3 hover:bg-hover"
              >
                <span className="min-w-0 grow">
                  <span className="block truncate font-medium">{chat.title || t("chats.untitled")}</span>
                  <span className="mt-0.5 block text-sm text-muted">
                    {[chat.startupType, t("chats.messages", { count: chat.messages }), formats.time(chat.updatedAt)]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </span>
                <ExternalLink aria-label={t("chats.open")} className="size-4 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </ListState>
    </Dialog>
  );
}
