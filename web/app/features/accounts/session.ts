import type { Member } from "@cofounder/contract";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../api/index.ts";
import { authApi } from "./auth-api.ts";
import { onOtherTabs, notifyOtherTabs } from "./other-tabs.ts";
import { forgetPlace, noteMember } from "./redirect.ts";

const hint = "member";

/** Who is signed in (`data.member` is null when nobody is) and what this installation can do. */
export function useSession() {
  return useQuery(api.accounts.session.queryOptions({ staleTime: 60_000 }));
}

/** Keeps for the next visit whether someone is signed in; the page head reads it before the first paint. */
export function useMemberHint(member: Member | null | undefined) {
  const memberId = member && member.id;
  useEffect(() => {
    if (memberId === undefined) return;
    document.documentElement.toggleAttribute(`data-${hint}`, memberId !== null);
    if (memberId === null) return localStorage.removeItem(hint);
    localStorage.setItem(hint, "1");
    noteMember(memberId);
  }, [memberId]);
}

/** What another tab does to the session is seen here at once. */
export function useOtherTabs() {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onOtherTabs((news) => {
        if (news === "signed_out") forgetPlace();
        void forgetOthers(queryClient);
      }),
    [queryClient],
  );
}

/** Asks the server again who is signed in; their id. */
export function useSessionChange() {
  const queryClient = useQueryClient();
  return () => forgetOthers(queryClient);
}

export async function forgetOthers(queryClient: QueryClient): Promise<string | null> {
  const kept = api.accounts.session.queryKey();
  const idNow = () => queryClient.getQueryData(kept)?.member?.id ?? null;
  const before = idNow();
  await queryClient.refetchQueries({ queryKey: kept });
  // What belonged to another person is forgotten; who is still the same keeps what is on the screen.
  if (before === null || idNow() !== before) {
    queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey) !== JSON.stringify(kept) });
  }
  return idNow();
}

/** Asks again who is signed in, as whom, and how surely. */
export function useSessionUpdate() {
  const queryClient = useQueryClient();
  return () => queryClient.refetchQueries({ queryKey: api.accounts.session.queryKey() });
}

/** Shows a member that the server answered with everywhere at once. */
export function useMemberUpdate() {
  const queryClient = useQueryClient();
  return (member: Member) =>
    queryClient.setQueryData(api.accounts.session.queryKey(), (session) => session && { ...session, member });
}

/** Null when it worked. */
export function useSignOut() {
  const forget = useSessionChange();
  return async () => {
    const failure = await authApi.signOut();
    if (failure) return failure;
    forgetPlace();
    notifyOtherTabs("signed_out");
    await forget();
    return null;
  };
}
