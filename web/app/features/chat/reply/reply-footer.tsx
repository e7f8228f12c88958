import type { Message, MessageOutcome } from "@cofounder/contract";
import { RotateCcw } from "lucide-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { ChatSlotsContext } from "../chat-slots.ts";
import { CopyButton } from "../text/copy-button.tsx";
import { MessageToolbar } from "../thread/message-toolbar.tsx";
import { ReadOnlyContext, ThreadBusyContext, useThreadActions } from "../thread/thread-actions.ts";
import { VersionSwitcher } from "../thread/version-switcher.tsx";

const outcomeNotes = {
  done: null,
  running: "interrupted",
  stopped: "stopped",
  interrupted: "interrupted",
  failed: "failed",
} as const satisfies Record<MessageOutcome, string | null>;

/** The cost of a reply by item: the reply itself, web search and depth. */
function Receipt({ cost, searched }: { cost: number | null; searched: boolean }) {
  const { t } = useTranslation("chat");
  if (cost === null) return null;
  const search = searched && cost > 1 ? 1 : 0;
  const parts = [
    t("reply.receiptReply"),
    search > 0 && t("reply.receiptSearch"),
    cost - 1 - search > 0 && t("reply.receiptDeep"),
  ].filter((part) => part !== false);
  return (
    <span className="px-2 text-xs text-muted tabular-nums">
      {cost === 0 ? t("reply.receiptFree") : t("reply.receipt", { count: cost, parts: parts.join(" + ") })}
    </span>
  );
}

/** How a reply ended, what it cost, and its actions. */
export function ReplyFooter({ message }: { message: Message }) {
  const { t, i18n } = useTranslation("chat");
  const busy = use(ThreadBusyContext);
  const { regenerate } = useThreadActions();
  const readOnly = use(ReadOnlyContext);
  const { replyActions } = use(ChatSlotsContext);
  const note = outcomeNotes[message.outcome];
  const { parentId } = message;
  const again = () => parentId && regenerate(parentId);
  return (
    <footer className="space-y-2" lang={i18n.language}>
      {note && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          {t(`reply.${note}`)}
          {!readOnly && (
            <Button variant="secondary" size="sm" disabled={busy || !parentId} onClick={again}>
              <RotateCcw className="size-3.5" aria-hidden />
              {t("message.regenerate")}
            </Button>
          )}
        </p>
      )}
      <MessageToolbar steady>
        <CopyButton label={t("message.copy")} text={() => message.content} />
        {!note && !readOnly && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("message.regenerate")}
            title={t("message.regenerate")}
            disabled={busy || !parentId}
            onClick={again}
          >
            <RotateCcw className="size-4" aria-hidden />
          </Button>
        )}
        {!note && !readOnly && replyActions(message)}
        {!readOnly && <VersionSwitcher message={message} />}
        <Receipt cost={message.cost} searched={message.sources.length > 0} />
      </MessageToolbar>
    </footer>
  );
}
