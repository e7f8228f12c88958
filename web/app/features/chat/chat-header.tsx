import type { Chat } from "@cofounder/contract";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { AnsweringBadge } from "./answering-badge.tsx";
import { ChatSlotsContext } from "./chat-slots.ts";
import { ChatMenu } from "./manage/chat-menu.tsx";
import { LazyRenameInput } from "./manage/lazy-rename-input.tsx";
import { SidebarButton } from "./sidebar/chat-sidebar.tsx";
import type { Sidebar } from "./sidebar/use-sidebar.ts";
import { useTypeTitle } from "./use-type-title.ts";

interface ChatHeaderProps {
  chat: Chat | null;
  startupType: string | null;
  sidebar: Sidebar;
  /** Null: the engine answers alone. */
  model: string | null;
  isAdmin: boolean;
  /** The place beside the chat. */
  beside: HTMLElement | null;
  onDeleted: (chatId: string) => Promise<void>;
}

function ChatTitle({ chat, renaming, onRenamed }: { chat: Chat; renaming: boolean; onRenamed: () => void }) {
  const { t } = useTranslation("chat");
  if (renaming) return <LazyRenameInput chat={chat} onDone={onRenamed} />;
  return <p className="truncate text-xs text-muted">{chat.title || t("sidebar.untitled")}</p>;
}

function useTitle(startupType: string | null): string {
  const { t } = useTranslation("chat");
  const type = useTypeTitle(startupType);
  return type ? t("titleWithType", { type }) : t("title");
}

export function ChatHeader({ chat, startupType, sidebar, model, isAdmin, beside, onDeleted }: ChatHeaderProps) {
  const { t } = useTranslation("chat");
  const [renaming, setRenaming] = useState(false);
  const title = useTitle(startupType);
  const slots = use(ChatSlotsContext);
  return slots.promo((promoToggle, promoPanel) => (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-2 border-b border-line px-2 py-1.5">
      <SidebarButton sidebar={sidebar} />
      <div className="min-w-0 grow basis-0">
        <h1 className="line-clamp-2 text-sm leading-snug font-semibold tracking-tight sm:line-clamp-1">{title}</h1>
        {chat && <ChatTitle chat={chat} renaming={renaming} onRenamed={() => setRenaming(false)} />}
      </div>
      {chat?.ventureId && slots.sheet(chat.ventureId, beside)}
      <div className="flex items-center gap-2 max-sm:order-1 max-sm:basis-full max-sm:justify-between">
        {promoToggle}
        <AnsweringBadge model={model} isAdmin={isAdmin} />
      </div>
      {chat && <ChatMenu chat={chat} label={t("chat.menu")} onRename={() => setRenaming(true)} onDeleted={onDeleted} />}
      {promoPanel}
    </header>
  ));
}
