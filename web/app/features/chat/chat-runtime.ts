import type { QueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import { api } from "../../api/index.ts";
import { browserDrafts, type Drafts } from "./composer/drafts.ts";
import { SendQueue } from "./composer/send-queue.ts";
import { chatOf, messagesOf, type Thread, withEndedTurn } from "./thread/thread-pages.ts";
import { threadKey } from "./thread/thread-query.ts";
import { Outbox } from "./turn/outgoing-messages.ts";
import { TurnStore, type TurnOutcome } from "./turn/turn-store.ts";
import { browserStreamParts } from "./turn/turn-stream.ts";

/** State that outlives the screens: replies being written, pending messages and drafts, all of one person. */
export interface ChatRuntime {
  memberId: string;
  drafts: Drafts;
  turns: TurnStore;
  outbox: Outbox;
  queue: SendQueue;
  queryClient: QueryClient;
}

function createChatRuntime(queryClient: QueryClient, memberId: string): ChatRuntime {
  const turns = new TurnStore(browserStreamParts, (outcome) => settleTurn(queryClient, outcome));
  const drafts = browserDrafts(memberId);
  return { memberId, drafts, turns, outbox: new Outbox(), queue: new SendQueue(drafts), queryClient };
}

const runtimes = new WeakMap<QueryClient, ChatRuntime>();

/** The runtime of this page's query cache, replaced when another person signs in. */
export function chatRuntimeOf(queryClient: QueryClient, memberId: string): ChatRuntime {
  const known = runtimes.get(queryClient);
  if (known?.memberId === memberId) return known;
  known?.turns.close();
  const made = createChatRuntime(queryClient, memberId);
  runtimes.set(queryClient, made);
  return made;
}

export const ChatRuntimeContext = createContext<ChatRuntime | null>(null);

export function useChatRuntime(): ChatRuntime {
  const runtime = use(ChatRuntimeContext);
  if (!runtime) throw new Error("useChatRuntime needs a ChatRuntimeContext above it");
  return runtime;
}

/** Updates the tokens in the navigation without asking the server. */
export function showTokens(queryClient: QueryClient, tokens: number) {
  queryClient.setQueryData(api.accounts.session.queryKey(), (session) =>
    session?.member ? { ...session, member: { ...session.member, tokens } } : session,
  );
  void queryClient.invalidateQueries({ queryKey: api.wallet.key() });
}

/** The first reply of a chat makes its venture; the end of a turn cancels what was on its way to tell of that. */
const mayHaveVentureNow = (thread: Thread | undefined): boolean =>
  chatOf(thread)?.ventureId === null && messagesOf(thread).length <= 2;

function settleTurn(queryClient: QueryClient, { turnId, chatId, ended, tokens, reason }: TurnOutcome) {
  const key = threadKey(chatId);
  const thread = queryClient.getQueryData<Thread>(key);
  const known = ended !== null && chatOf(thread)?.runningTurnId === turnId;
  if (ended && thread) {
    void queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData<Thread>(key, withEndedTurn(thread, ended, turnId));
  }
  if (tokens !== null) showTokens(queryClient, tokens);
  if (reason === "unauthenticated") void queryClient.invalidateQueries({ queryKey: api.accounts.session.key() });
  if (!known || mayHaveVentureNow(thread)) void queryClient.invalidateQueries({ queryKey: key });
  void queryClient.invalidateQueries({ queryKey: api.chats.list.key() });
}
