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

/** A figure of the reply waits to be confirmed. */
const waits = ({ parts }: Message): boolean =>
  parts.some((part) => part.kind === "heard" && part.figures.some(({ state }) => state === "unread"));

/** The cost of a reply by item: the reply itself, web search and depth. */
function Receipt({ message }: { message: Message }) {
  const { t } = useTranslation("chat");
  const { cost, sources } = message;
  const searched = sources.length > 0;
  if (cost === null) return null;
  if (cost === 0) return <Paid>{t(waits(message) ? "reply.receiptWaiting" : "reply.receiptFree")}</Paid>;
  const search = searched && cost > 1 ? 1 : 0;
  const parts = [
    t("reply.receiptReply"),
    search > 0 && t("reply.receiptSearch"),
    cost - 1 - search > 0 && t("reply.receiptDeep"),
  ].filter((part) => part !== false);
  const receipt = t("reply.receipt", { count: cost, parts: parts.join(" + ") });
  return <Paid>{waits(message) ? `${receipt}. ${t("reply.receiptConfirm")}` : receipt}</Paid>;
}

const Paid = ({ children }: { children: string }) => (
  <span className="px-2 text-xs text-muted tabular-nums">{children}</span>
);

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
        <Receipt message={message} />
      </MessageToolbar>
    </footer>
  );
}
