import type { Chat } from "@cofounder/contract";
import { Download, FolderInput, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { ChatMenuButton } from "./chat-menu-button.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { useDeleteChat, useExportChat } from "./use-chat-mutations.ts";

export interface ChatMenuProps {
  chat: Chat;
  label: string;
  className?: string;
  onRename: () => void;
  onDeleted: (chatId: string) => Promise<void>;
}

/** The menu itself, initially open. */
export function ChatActions({ chat, label, className, onRename, onDeleted }: ChatMenuProps) {
  const { t } = useTranslation("chat");
  const [confirming, setConfirming] = useState(false);
  const [moving, setMoving] = useState(false);
  const exportChat = useExportChat();
  const remove = useDeleteChat((chatId) => {
    setConfirming(false);
    return onDeleted(chatId);
  });
  return (
    <>
      <Menu defaultOpen trigger={<ChatMenuButton label={label} className={className} />}>
        <MenuItem onSelect={onRename}>
          <Pencil aria-hidden />
          {t("chat.rename")}
        </MenuItem>
        <MenuItem onSelect={() => setMoving(true)}>
          <FolderInput aria-hidden />
          {t("chat.move")}
        </MenuItem>
        <MenuItem onSelect={() => void exportChat(chat)}>
          <Download aria-hidden />
          {t("chat.export")}
        </MenuItem>
        <MenuItem danger onSelect={() => setConfirming(true)}>
          <Trash2 aria-hidden />
          {t("chat.delete")}
        </MenuItem>
      </Menu>
      {moving && <MoveDialog chat={chat} open onOpenChange={setMoving} />}
      <ConfirmDialog
        danger
        open={confirming}
        onOpenChange={setConfirming}
        title={t("chat.deleteTitle")}
        description={t("chat.deleteText")}
        confirmLabel={t("chat.deleteConfirm")}
        cancelLabel={t("chat.cancel")}
        loading={remove.isPending}
        onConfirm={() => remove.mutate({ chatId: chat.id })}
      />
    </>
  );
}
