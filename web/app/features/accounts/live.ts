import type { LiveEvent } from "@cofounder/contract";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, earliestAnswerMs } from "../../api/index.ts";
import { authSettled } from "./auth-api.ts";
import { forgetOthers } from "./session.ts";

/** A tab hidden for less than this keeps its stream. */
const hiddenMs = 5_000;
/** A new password or factor replaces the session: the cookie of the new one arrives a moment later. */
const renewalMs = 1_000;
const firstRetryMs = 1_000;
const lastRetryMs = 60_000;

type LiveData<Type extends LiveEvent["type"]> = Omit<Extract<LiveEvent, { type: Type }>, "type">;

/** Syncs the screen with other tabs and the server while someone is signed in. */
export function useLive(memberId: string | null) {
  const queryClient = useQueryClient();
  useEffect(() => (memberId ? keepLive(queryClient) : undefined), [memberId, queryClient]);
}

function keepLive(queryClient: QueryClient) {
  let source: EventSource | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let missed = false;
  let ended = false;

  const open = () => {
    clearTimeout(waiting);
    source?.close();
    // What changed since the first answers is told; after a gap everything is asked again.
    source = new EventSource(`/api/live?missed=${missed ? 0 : earliestAnswerMs()}`);
    source.onopen = () => {
      retryMs = firstRetryMs;
      if (missed) refetchAll(queryClient);
      missed = false;
    };
    source.onerror = () => {
      missed = true;
      // The browser reconnects on its own unless the server refused.
      if (source?.readyState !== EventSource.CLOSED || document.hidden) return;
      waiting = setTimeout(open, retryMs);
      retryMs = Math.min(retryMs * 2, lastRetryMs);
    };
    listen(source, queryClient);
    source.addEventListener("signed_out", () => {
      close();
      const forget = () => authSettled().then(() => forgetOthers(queryClient));
      waiting = setTimeout(() => void forget().then(reopen), renewalMs);
    });
  };
  const close = () => {
    clearTimeout(waiting);
    source?.close();
    source = null;
    missed = true;
  };
  const reopen = () => {
    if (!ended && source === null && !document.hidden) open();
  };
  const onVisibility = () => {
    clearTimeout(waiting);
    if (document.hidden) waiting = setTimeout(close, hiddenMs);
    else if (source === null || source.readyState === EventSource.CLOSED) open();
  };

  open();
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", onVisibility);
    close();
  };
}

function listen(source: EventSource, queryClient: QueryClient) {
  source.addEventListener("tokens", ({ data }: MessageEvent<string>) => {
    const { tokens } = JSON.parse(data) as LiveData<"tokens">;
    queryClient.setQueryData(api.accounts.session.queryKey(), (session) =>
      session?.member ? { ...session, member: { ...session.member, tokens } } : session,
    );
    invalidateTokens(queryClient);
  });
  source.addEventListener("plan", () => void queryClient.invalidateQueries({ queryKey: api.subscriptions.key() }));
  source.addEventListener("profile", () => {
    const refresh = () => queryClient.invalidateQueries({ queryKey: api.accounts.key() });
    setTimeout(() => void authSettled().then(refresh), renewalMs);
  });
  source.addEventListener("venture", () => {
    for (const queryKey of [api.ventures.key(), api.scenarios.key(), api.ventureMembers.list.key()])
      void queryClient.invalidateQueries({ queryKey });
  });
  source.addEventListener("tests", () => {
    for (const queryKey of [api.killTests.key(), api.testFiles.key()]) void queryClient.invalidateQueries({ queryKey });
  });
  source.addEventListener("decisions", () => void queryClient.invalidateQueries({ queryKey: api.decisions.key() }));
  source.addEventListener("chat", ({ data }: MessageEvent<string>) => {
    const { chatId, change } = JSON.parse(data) as LiveData<"chat">;
    // A tab that deletes a chat leaves its page: another request for it would only be refused.
    const leaving = change === "deleted" && queryClient.isMutating({ mutationKey: api.chats.delete.key() }) > 0;
    const thread = JSON.stringify(api.chats.get.key({ type: "infinite", input: { chatId } }));
    // A first reply makes the venture of its chat.
    void queryClient.invalidateQueries({ queryKey: api.ventures.key() });
    void queryClient.invalidateQueries({
      queryKey: api.chats.key(),
      predicate: ({ queryKey }) => !leaving || JSON.stringify(queryKey) !== thread,
    });
  });
}

function invalidateTokens(queryClient: QueryClient) {
  void queryClient.invalidateQueries({ queryKey: api.accounts.overview.key() });
  void queryClient.invalidateQueries({ queryKey: api.wallet.key() });
  // The plan shows the tokens left in its month.
  void queryClient.invalidateQueries({ queryKey: api.subscriptions.key() });
}

function refetchAll(queryClient: QueryClient) {
  invalidateTokens(queryClient);
  void queryClient.invalidateQueries({ queryKey: api.accounts.session.queryKey() });
  void queryClient.invalidateQueries({ queryKey: api.chats.key() });
}
