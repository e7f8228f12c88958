import type { Chat } from "@cofounder/contract";
import { api } from "../../../api/index.ts";
import type { Drafts } from "../composer/drafts.ts";
import { settlingOf } from "../reply/heard/settling.ts";
import { showTokens, type ChatRuntime } from "../chat-runtime.ts";
import { withStartedTurn, type Thread } from "../thread/thread-pages.ts";
import { threadKey } from "../thread/thread-query.ts";
import type { Outgoing } from "./outgoing-messages.ts";

type PendingMessage = Pick<Outgoing, "chatId" | "request">;

/** Sends a message, a tool or a regeneration; null if it failed, and then it stays in the outbox with its error. */
export async function sendTurn(runtime: ChatRuntime, place: string, message: PendingMessage): Promise<Chat | null> {
  const { drafts, outbox, queue, queryClient, turns } = runtime;
  const { chatId, request } = message;
  // A queued message is already stored in the queue, and must not overwrite the present draft.
  const waited = request.kind === "message" && queue.has(place, request.messageId);
  outbox.put(place, { chatId, request, failure: null });
  if (request.kind === "message" && !waited) drafts.write(place, request.text);
  try {
    // While a reply is written the server refuses settlements: those that were pressed before are saved first.
    await settlingOf(runtime).saved(chatId);
    const { turnId, tokens, ...started } = await api.chats.startTurn.call({ chatId, request });
    const chat = { ...started.chat, runningTurnId: turnId };
    const key = threadKey(chatId);
    await queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData<Thread>(key, (thread) => withStartedTurn(thread, { ...started, chat }));
    turns.open(turnId, chatId);
    showTokens(queryClient, tokens);
    if (waited) queue.remove(place, request.messageId);
    else settleDraft(drafts, place, message);
    queue.move(place, chatId);
    outbox.remove(place);
    void queryClient.invalidateQueries({ queryKey: api.chats.list.key() });
    return chat;
  } catch (error) {
    outbox.put(place, { chatId, request, failure: { error } });
    return null;
  }
}

/** The sent text is no longer a draft. Text typed since then stays, and moves to a new chat. */
function settleDraft(drafts: Drafts, place: string, { chatId, request }: PendingMessage) {
  const typed = drafts.read(place);
  const sent = request.kind === "message" ? request.text : "";
  if (typed.trim() === sent.trim()) drafts.clear(place);
  else if (place !== chatId) {
    drafts.clear(place);
    drafts.write(chatId, typed);
  }
}
