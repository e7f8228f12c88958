import type { Chat } from "@cofounder/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
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
        // Forgotten only when nobody looks at it any more: a screen without its chat would ask for it again.
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
      const { filename, markdown } = await api.chats.export.call({ chatId: id });
      saveFile(filename, new Blob([markdown], { type: "text/markdown;charset=utf-8" }));
    } catch {
      toast.error(t("chat.exportFailed"));
    }
  };
}

/** Browsers read the address of a download after the click; it is freed a moment later. */
const releaseMs = 10_000;

function saveFile(filename: string, content: Blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), releaseMs);
}
