import type { Chat } from "@cofounder/contract";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "../../../api/index.ts";
import { Input } from "../../../ui/input.tsx";
import { isSendKey } from "../composer/send-key.ts";
import { useRenameChat } from "./use-chat-mutations.ts";

/** An inline editor for a chat's title: Enter or blur saves, Escape cancels. */
export function RenameInput({ chat, onDone }: { chat: Chat; onDone: () => void }) {
  const { t } = useTranslation("chat");
  const [title, setTitle] = useState(chat.title);
  const input = useRef<HTMLInputElement>(null);
  const rename = useRenameChat(onDone);

  useEffect(() => {
    // The menu returns the focus to its button when it closes; this takes it after that.
    const timer = setTimeout(() => input.current?.select(), 50);
    return () => clearTimeout(timer);
  }, []);

  function save() {
    const wanted = title.trim();
    if (wanted === "" || wanted === chat.title) onDone();
    else if (!rename.isPending) rename.mutate({ chatId: chat.id, title: wanted });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") onDone();
    if (isSendKey(event)) save();
  }

  return (
    <Input
      ref={input}
      aria-label={t("chat.renameLabel")}
      className="h-8 px-2 sm:text-sm"
      maxLength={limits.chatTitleMaxLength}
      readOnly={rename.isPending}
      value={title}
      onBlur={save}
      onChange={(event) => setTitle(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
