import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { problemOf } from "../../api/index.ts";
import { toast } from "../../ui/toast.tsx";
import { threadKey } from "./thread/thread-query.ts";
import type { ChatState } from "./use-chat.ts";

/** Leaves a chat that was deleted in another tab at once, with an explanation. */
export function useDeletedElsewhere(chatId: string | null, { query }: Pick<ChatState, "query">) {
  const { t } = useTranslation("chat");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const gone = query.isError && query.data !== undefined && problemOf(query.error).code === "chat.not_found";
  const leave = useEffectEvent(async (deletedId: string) => {
    toast.info(t("chat.deleted"), t("chat.deletedElsewhere"));
    await navigate("/chat", { replace: true });
    queryClient.removeQueries({ queryKey: threadKey(deletedId) });
  });
  useEffect(() => {
    if (gone && chatId !== null) void leave(chatId);
  }, [gone, chatId]);
}
