import { Clock, Pencil, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import type { Queued } from "./send-queue.ts";

interface QueuedMessagesProps {
  queued: Queued[];
  /** Moves it back into the input. */
  onEdit: (queued: Queued) => void;
  onWithdraw: (queued: Queued) => void;
}

/** Messages that are sent automatically when the reply has ended. */
export function QueuedMessages({ queued, onEdit, onWithdraw }: QueuedMessagesProps) {
  const { t } = useTranslation("chat");
  return (
    <ul aria-label={t("queued.label")} className="mb-2 max-h-40 space-y-1.5 overflow-y-auto">
      {queued.map((message) => (
        <li
          key={message.messageId}
          className="flex items-center gap-2 rounded-2xl border border-dashed border-line-strong bg-sunken py-1 pr-1 pl-3.5 text-sm"
        >
          <Clock className="size-4 shrink-0 text-muted" aria-hidden />
          <div className="min-w-0 grow">
            <p className="truncate">{message.text}</p>
            <p className="text-xs text-muted">{t("queued.why")}</p>
          </div>
          <Button variant="ghost" size="icon" aria-label={t("queued.edit")} onClick={() => onEdit(message)}>
            <Pencil className="size-4" aria-hidden />
          </Button>
          <Button variant="ghost" size="icon" aria-label={t("queued.withdraw")} onClick={() => onWithdraw(message)}>
            <X className="size-4" aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}
