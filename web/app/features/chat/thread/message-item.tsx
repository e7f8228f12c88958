import type { Message } from "@cofounder/contract";
import { memo, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Reply } from "../reply/reply.tsx";
import { UserMessage } from "./user-message.tsx";

/**
 * Far away messages are not laid out: a long chat costs no more than what is seen of it. Only from when they were drawn
 * and have left the view: then the browser knows their height, and nothing that is looked at moves.
 */
const far = "[contain-intrinsic-size:auto_14rem] data-far:[content-visibility:auto]";

function markFar(element: HTMLElement) {
  const watch = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) return;
    watch.disconnect();
    requestAnimationFrame(() => element.setAttribute("data-far", ""));
  });
  watch.observe(element);
  return () => watch.disconnect();
}

export const MessageItem = memo(function MessageItem({ message, turnId }: { message: Message; turnId: string | null }) {
  const { t } = useTranslation("chat");
  const mine = message.type === "user";
  const finished = turnId === null;
  const ref = useCallback((element: HTMLElement) => (finished ? markFar(element) : undefined), [finished]);
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
