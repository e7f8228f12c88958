import type { Message } from "@cofounder/contract";
import { memo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Reply } from "../reply/reply.tsx";
import { useFar } from "./use-far.ts";
import { UserMessage } from "./user-message.tsx";

export const MessageItem = memo(function MessageItem({ message, turnId }: { message: Message; turnId: string | null }) {
  const { t } = useTranslation("chat");
  const mine = message.type === "user";
  const finished = turnId === null;
  const ref = useRef<HTMLElement>(null);
  const height = useFar(ref, finished);
  return (
    <article
      ref={ref}
      aria-label={mine ? t("you") : t("cofounder")}
      // One that is drawn again is no news.
      aria-live={finished ? "off" : undefined}
      className={`group/message flow-root px-1 ${mine ? "pb-3" : "pb-10"}`}
      style={height === null ? undefined : { height }}
      data-message={message.id}
    >
      {height === null && (
        <>
          {!mine && <h2 className="sr-only">{t("cofounder")}</h2>}
          {mine ? <UserMessage message={message} /> : <Reply message={message} turnId={turnId} />}
        </>
      )}
    </article>
  );
});
