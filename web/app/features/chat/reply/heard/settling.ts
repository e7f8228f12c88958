import { notifyManager, type QueryClient } from "@tanstack/react-query";
import { api, problemOf, problemTexts } from "../../../../api/index.ts";
import { i18n } from "../../../../locales/i18n.ts";
import { toast } from "../../../../ui/toast.tsx";
import type { ChatRuntime } from "../../chat-runtime.ts";
import { type Thread, withMessage } from "../../thread/thread-pages.ts";
import { threadKey } from "../../thread/thread-query.ts";
import { type SettlementRequest, SettleQueue } from "./settle-queue.ts";

const queues = new WeakMap<ChatRuntime, SettleQueue>();

/** What a person says of figures, on its way; it outlives the screens as the rest of the runtime does. */
export function settlingOf(runtime: ChatRuntime): SettleQueue {
  const known = queues.get(runtime);
  if (known) return known;
  const queue = new SettleQueue((act) => keepSettled(runtime.queryClient, act), announceRefusal);
  queues.set(runtime, queue);
  return queue;
}

/** Keeps what was clicked, and shows the reply that is computed with it. */
async function keepSettled(queryClient: QueryClient, { chatId, messageId, settled }: SettlementRequest): Promise<void> {
  const settlements = settled.map(({ settlement }) => settlement);
  const { message } = await api.chats.settleFigures.call({ chatId, messageId, settlements });
  const key = threadKey(chatId);
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<Thread>(key, (thread) => thread && withMessage(thread, message));
  // The replies after it are computed anew too.
  void queryClient.invalidateQueries({ queryKey: key });
  // The forms of tools begin with what is known of the venture.
  void queryClient.invalidateQueries({ queryKey: api.tools.venture.key() });
  // The screen hears of it a task later; until then what was clicked has to stand.
  await new Promise<void>((resolve) => notifyManager.schedule(() => resolve()));
}

function announceRefusal(error: unknown): void {
  toast.error(i18n.t("heard:failed"), problemTexts[problemOf(error).code]);
}
