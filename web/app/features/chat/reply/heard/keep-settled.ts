import { notifyManager, type QueryClient } from "@tanstack/react-query";
import { api, problemOf, problemTexts } from "../../../../api/index.ts";
import { i18n } from "../../../../locales/i18n.ts";
import { toast } from "../../../../ui/toast.tsx";
import { type Thread, withMessage } from "../../thread/thread-pages.ts";
import { threadKey } from "../../thread/thread-query.ts";
import type { Act } from "./settle-queue.ts";

/** Keeps what was clicked, and shows the reply that is computed with it. */
export async function keepSettled(queryClient: QueryClient, { chatId, messageId, settled }: Act): Promise<void> {
  const settlements = settled.map(({ settlement }) => settlement);
  const { message } = await api.chats.settleFigures.call({ chatId, messageId, settlements });
  const key = threadKey(chatId);
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<Thread>(key, (thread) => thread && withMessage(thread, message));
  // The screen hears of it a task later; until then what was clicked has to stand.
  await new Promise<void>((resolve) => notifyManager.schedule(() => resolve()));
}

export function tellRefusal(error: unknown): void {
  toast.error(i18n.t("chat:heard.failed"), problemTexts[problemOf(error).code]);
}
