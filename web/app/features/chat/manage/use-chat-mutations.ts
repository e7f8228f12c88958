import type { Chat } from "@cofounder/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { toast } from "../../../ui/toast.tsx";
import { withChat, type Thread } from "../thread/thread-pages.ts";
import { threadKey } from "../thread/thread-query.ts";

export function useRenameChat(onRenamed: () => void) {
  const { t } = useTranslation("chat");
  const queryClient = useQueryClient();
  return useMutation(
    api.chats.update.mutationOptions({
      onSuccess: async ({ chat }) => {
        queryClient.setQueryData<Thread>(threadKey(chat.id), (thread) => thread && withChat(thread, chat));
        await queryClient.invalidateQueries({ queryKey: api.chats.list.key() });
        onRenamed();
      },
      onError: () => toast.error(t("chat.renameFailed")),
    }),
  );
}

export function useDeleteChat(onDeleted: (chatId: string) => Promise<void>) {
  const { t } = useTranslation("chat");
  const queryClient = useQueryClient();
  return useMutation(
    api.chats.delete.mutationOptions({
      onSuccess: async (_deleted, { chatId }) => {
        toast.success(t("chat.deleted"));
        // Removed only once its screen is left: a screen without its chat would fetch it again.
        await onDeleted(chatId);
        queryClient.removeQueries({ queryKey: threadKey(chatId) });
        await queryClient.invalidateQueries({ queryKey: api.chats.list.key() });
      },
      onError: () => toast.error(t("chat.deleteFailed")),
    }),
  );
}

export function useExportChat() {
  const { t } = useTranslation("chat");
  return async ({ id }: Pick<Chat, "id">) => {
    try {
      const file = await api.chats.export.call({ chatId: id });
      saveFile(file.name, file);
    } catch {
      toast.error(t("chat.exportFailed"));
    }
  };
}
