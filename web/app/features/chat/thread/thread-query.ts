import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../../api/index.ts";
import type { ThreadPage } from "./thread-pages.ts";

/** Nested below the chat's key, so that invalidating the chat refreshes the thread too. */
export function threadKey(chatId: string) {
  return api.chats.get.key({ type: "infinite", input: { chatId } });
}

async function loadPage(chatId: string, before: string | null): Promise<ThreadPage> {
  if (before === null) return api.chats.get.call({ chatId });
  return { chat: null, ...(await api.chats.earlier.call({ chatId, before })) };
}

/** A chat and its current branch: the newest page first, earlier ones on demand. */
export function threadOptions(chatId: string) {
  return infiniteQueryOptions({
    queryKey: threadKey(chatId),
    queryFn: ({ pageParam }) => loadPage(chatId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ThreadPage) => page.earlier,
  });
}
