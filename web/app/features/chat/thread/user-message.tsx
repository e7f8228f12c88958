import type { Message } from "@cofounder/contract";
import { Pencil } from "lucide-react";
import { use, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../text/copy-button.tsx";
import { foundNumbers } from "../turn/found-numbers.ts";
import { useLiveTurn } from "../turn/use-live-turn.ts";
import { EditForm } from "./edit-form.tsx";
import { MessageToolbar } from "./message-toolbar.tsx";
import { ReadOnlyContext, ThreadBusyContext, useThreadActions } from "./thread-actions.ts";
import { UserBubble } from "./user-bubble.tsx";
import { VersionSwitcher } from "./version-switcher.tsx";

function EditButton({ onEdit, focused }: { onEdit: () => void; focused: boolean }) {
  const { t } = useTranslation("chat");
  const busy = use(ThreadBusyContext);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <Button ref={button} variant="ghost" size="icon" aria-label={t("message.edit")} disabled={busy} onClick={onEdit}>
      <Pencil className="size-4" aria-hidden />
    </Button>
  );
}

/** `turnId`: the turn that answers it now. */
export function UserMessage({ message, turnId }: { message: Message; turnId: string | null }) {
  const { t } = useTranslation("chat");
  const { resend } = useThreadActions();
  const readOnly = use(ReadOnlyContext);
  const found = useLiveTurn({ turnId, chatId: message.chatId }, foundNumbers);
  const [mode, setMode] = useState<"shown" | "editing" | "edited">("shown");
  if (mode === "editing") {
    const send = (text: string) => {
      setMode("shown");
      resend({ text, parentId: message.parentId });
    };
    return <EditForm text={message.content} onSend={send} onCancel={() => setMode("edited")} />;
  }
  return (
    <div className="flex flex-col items-end gap-1">
      <UserBubble text={message.content} messageId={message.id} found={found} />
      <MessageToolbar steady={message.siblingIds.length > 1}>
        <CopyButton label={t("message.copy")} text={() => message.content} />
        {!readOnly && <EditButton focused={mode === "edited"} onEdit={() => setMode("editing")} />}
        {!readOnly && <VersionSwitcher message={message} />}
      </MessageToolbar>
    </div>
  );
}
