import type { Chat } from "@cofounder/contract";
import { Download, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { useDeleteChat, useExportChat } from "./use-chat-mutations.ts";

interface ChatMenuProps {
  chat: Chat;
  label: string;
  className?: string;
  onRename: () => void;
  onDeleted: (chatId: string) => void;
}

/** Rename, export and delete, wherever a chat is shown. */
export function ChatMenu({ chat, label, className, onRename, onDeleted }: ChatMenuProps) {
  const { t } = useTranslation("chat");
  const [confirming, setConfirming] = useState(false);
  const exportChat = useExportChat();
  const remove = useDeleteChat((chatId) => {
    setConfirming(false);
    onDeleted(chatId);
  });
  const trigger = (
    <Button variant="ghost" size="icon" className={className} aria-label={label}>
      <Ellipsis aria-hidden />
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem onSelect={onRename}>
          <Pencil aria-hidden />
          {t("chat.rename")}
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
