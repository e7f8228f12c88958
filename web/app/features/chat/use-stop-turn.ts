import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, problemOf } from "../../api/index.ts";
import { toast } from "../../ui/toast.tsx";
import { threadKey } from "./thread/thread-query.ts";

/** Stops the reply being written, wherever it was started. Null if there is none. */
export function useStopTurn(chatId: string | null, turnId: string | null): (() => void) | null {
  const { t } = useTranslation("chat");
  const queryClient = useQueryClient();
  const reread = () => chatId && queryClient.invalidateQueries({ queryKey: threadKey(chatId) });
  const stop = useMutation(
    api.chats.stopTurn.mutationOptions({
      onSuccess: ({ stopped }) => void (stopped || reread()),
      onError: (error) =>
        void (problemOf(error).code === "turn.not_found" ? reread() : toast.error(t("composer.stopFailed"))),
    }),
  );
  return turnId === null ? null : () => stop.mutate({ turnId });
}
