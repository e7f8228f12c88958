import type { Message } from "@cofounder/contract";
import { memo, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { measureParts, PartHeightsContext, type PartHeights } from "../virtualization/deferred-part.tsx";
import { useVirtualHeight } from "../virtualization/use-virtual-height.ts";
import { Reply } from "../reply/reply.tsx";
import { UserMessage } from "./user-message.tsx";

interface MessageItemProps {
  message: Message;
  /** The turn that writes this reply, or answers this message. */
  turnId: string | null;
}

export const MessageItem = memo(function MessageItem({ message, turnId }: MessageItemProps) {
  const { t } = useTranslation("chat");
  const mine = message.type === "user";
  const finished = mine || turnId === null;
  const ref = useRef<HTMLElement>(null);
  const [heights] = useState<PartHeights>(() => new Map());
  const onLeave = useCallback((place: HTMLElement) => measureParts(place, heights), [heights]);
  const height = useVirtualHeight({ place: ref, settled: finished, onLeave });
  return (
    <article
      ref={ref}
      aria-label={mine ? t("you") : t("cofounder")}
      // A message that is rendered again is not announced.
      aria-live={finished ? "off" : undefined}
      className={`group/message flow-root px-1 ${mine ? "pb-3" : "pb-10"}`}
      style={height === null ? undefined : { height }}
      data-message={message.id}
    >
      {height === null && (
        <PartHeightsContext value={heights}>
          {!mine && <h2 className="sr-only">{t("cofounder")}</h2>}
          {mine ? <UserMessage message={message} turnId={turnId} /> : <Reply message={message} turnId={turnId} />}
        </PartHeightsContext>
      )}
    </article>
  );
});
