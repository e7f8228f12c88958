import type { Message } from "@cofounder/contract";
import { memo, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Reply } from "../reply/reply.tsx";
import { UserMessage } from "./user-message.tsx";

/**
 * Far away messages are not laid out: a long chat costs no more than what is seen of it. Only after they were drawn once,
 * because then the browser knows their height and nothing jumps.
 */
const far = "[contain-intrinsic-size:auto_14rem] data-drawn:[content-visibility:auto]";

function markDrawn(element: HTMLElement) {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => element.setAttribute("data-drawn", ""));
  });
  return () => cancelAnimationFrame(frame);
}

export const MessageItem = memo(function MessageItem({ message, turnId }: { message: Message; turnId: string | null }) {
  const { t } = useTranslation("chat");
  const mine = message.type === "user";
  const finished = turnId === null;
  const ref = useCallback((element: HTMLElement) => (finished ? markDrawn(element) : undefined), [finished]);
  return (
    <article
      ref={ref}
      aria-label={mine ? t("you") : t("cofounder")}
      className={`group/message px-1 ${mine ? "pb-3" : "pb-10"} ${far}`}
      data-message={message.id}
    >
      {!mine && <h2 className="sr-only">{t("cofounder")}</h2>}
      {mine ? <UserMessage message={message} /> : <Reply message={message} turnId={turnId} />}
    </article>
  );
});
