import { notifyManager, type QueryClient } from "@tanstack/react-query";
import { api, problemOf, problemTexts } from "../../../../api/index.ts";
import { i18n } from "../../../../locales/i18n.ts";
import { toast } from "../../../../ui/toast.tsx";
import type { ChatRuntime } from "../../chat-runtime.ts";
import { type Thread, withMessage } from "../../thread/thread-pages.ts";
import { threadKey } from "../../thread/thread-query.ts";
import { type SettlementRequest, SettleQueue } from "./settle-queue.ts";

const queues = new WeakMap<ChatRuntime, SettleQueue>();

/** The queue of settlements; like the rest of the runtime it outlives the screens. */
export function settlingOf(runtime: ChatRuntime): SettleQueue {
  const known = queues.get(runtime);
  if (known) return known;
  const queue = new SettleQueue((act) => keepSettled(runtime.queryClient, act), announceRefusal);
  queues.set(runtime, queue);
  return queue;
}

/** Saves the settlements, and shows the recomputed reply. */
async function keepSettled(queryClient: QueryClient, { chatId, messageId, settled }: SettlementRequest): Promise<void> {
  const settlements = settled.map(({ settlement }) => settlement);
  const { message } = await api.chats.settleFigures.call({ chatId, messageId, settlements });
  const key = threadKey(chatId);
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<Thread>(key, (thread) => thread && withMessage(thread, message));
  // Later replies are recomputed too.
  void queryClient.invalidateQueries({ queryKey: key });
  // The forms of tools start with the known facts about the venture.
  void queryClient.invalidateQueries({ queryKey: api.tools.venture.key() });
  // The screen is notified one task later; until then the pending settlements must stay visible.
  await new Promise<void>((resolve) => notifyManager.schedule(() => resolve()));
}

function announceRefusal(error: unknown): void {
  toast.error(i18n.t("heard:failed"), problemTexts[problemOf(error).code]);
}
