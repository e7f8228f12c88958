import type { Message } from "@cofounder/contract";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Reply } from "../reply/reply.tsx";
import { UserMessage } from "./user-message.tsx";

/** Far away messages are not laid out: a long chat costs no more than what is seen of it. */
const far = "[content-visibility:auto] [contain-intrinsic-size:auto_14rem]";

export const MessageItem = memo(function MessageItem({ message, turnId }: { message: Message; turnId: string | null }) {
  const { t } = useTranslation("chat");
  const mine = message.type === "user";
  return (
    <article
      aria-label={mine ? t("you") : t("cofounder")}
      className={`group/message px-1 pb-8 ${turnId ? "" : far}`}
      data-message={message.id}
    >
      {mine ? <UserMessage message={message} /> : <Reply message={message} turnId={turnId} />}
    </article>
  );
});
