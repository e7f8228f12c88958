import type { Chat } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { ChatMenu } from "../manage/chat-menu.tsx";
import { LazyRenameInput } from "../manage/lazy-rename-input.tsx";
import { useTypeTitle } from "../use-type-title.ts";
import { Age } from "./age.tsx";

interface ChatItemProps {
  chat: Chat;
  now: number;
  onOpen: () => void;
  onDeleted: (chatId: string) => Promise<void>;
}

function ChatLink({ chat, now, onOpen }: Omit<ChatItemProps, "onDeleted">) {
  const { t } = useTranslation("chat");
  const type = useTypeTitle(chat.startupType);
  return (
    <NavLink
      to={`/chat/${chat.id}`}
      className="block rounded-control py-1.5 pr-9 pl-2 hover:bg-hover aria-[current=page]:bg-hover"
      onClick={onOpen}
    >
      <span className="flex items-center gap-2 text-sm">
        <span className="truncate" title={chat.title || undefined}>
          {chat.title || t("sidebar.untitled")}
        </span>
        {chat.runningTurnId && (
          <span
            className="size-1.5 shrink-0 animate-pulse rounded-full bg-accent"
            role="img"
            aria-label={t("sidebar.running")}
          />
        )}
      </span>
      <span className="block truncate text-xs text-muted">
        <Age iso={chat.updatedAt} now={now} />
        {type && ` · ${type}`}
      </span>
    </NavLink>
  );
}

export function ChatItem({ chat, now, onOpen, onDeleted }: ChatItemProps) {
  const { t } = useTranslation("chat");
  const [renaming, setRenaming] = useState(false);
  const title = chat.title || t("sidebar.untitled");
  if (renaming) {
    return (
      <li className="py-1">
        <LazyRenameInput chat={chat} onDone={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="group/item relative">
      <ChatLink chat={chat} now={now} onOpen={onOpen} />
      <ChatMenu
        chat={chat}
        label={t("sidebar.actions", { title })}
        className={
          "absolute top-1.5 right-1 size-8 opacity-0 group-hover/item:opacity-100 focus-visible:opacity-100 " +
          "data-popup-open:opacity-100 pointer-coarse:opacity-100"
        }
        onRename={() => setRenaming(true)}
        onDeleted={onDeleted}
      />
    </li>
  );
}
