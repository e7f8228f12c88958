import type { Member } from "@cofounder/contract";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../api/index.ts";
import { authApi } from "./auth-api.ts";
import { onOtherTabs, notifyOtherTabs } from "./other-tabs.ts";
import { forgetPlace, noteMember } from "./redirect.ts";

const hint = "member";

/** Who is signed in (`data.member` is null for a visitor) and what this installation supports. */
export function useSession() {
  return useQuery(api.accounts.session.queryOptions({ staleTime: 60_000 }));
}

/** Whether a member is signed in; until that is known, whether one was at the last visit. */
export function useIsLikelyMember(): boolean {
  const { data } = useSession();
  return data ? data.member !== null : document.documentElement.hasAttribute(`data-${hint}`);
}

/** Whether a member is signed in, once that is known; a visitor where it cannot be known. */
export function useIsMember(): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return async () => {
    try {
      const options = api.accounts.session.queryOptions({ staleTime: 60_000 });
      return (await queryClient.ensureQueryData(options)).member !== null;
    } catch {
      return false;
    }
  };
}

/** Remembers for the next visit whether someone is signed in; the page head reads it before the first paint. */
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

/** Applies session changes of other tabs here at once. */
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

/** Reloads the session from the server; returns the member's id. */
export function useSessionChange() {
  const queryClient = useQueryClient();
  return () => forgetOthers(queryClient);
}

export async function forgetOthers(queryClient: QueryClient): Promise<string | null> {
  const kept = api.accounts.session.queryKey();
  const idNow = () => queryClient.getQueryData(kept)?.member?.id ?? null;
  const before = idNow();
  await queryClient.refetchQueries({ queryKey: kept });
  // Another person's data is dropped; the same person keeps what is on the screen.
  if (before === null || idNow() !== before) {
    queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey) !== JSON.stringify(kept) });
  }
  return idNow();
}

/** Reloads who is signed in, with which role, and whether by second factor. */
export function useSessionUpdate() {
  const queryClient = useQueryClient();
  return () => queryClient.refetchQueries({ queryKey: api.accounts.session.queryKey() });
}

/** Shows a member returned by the server everywhere at once. */
export function useMemberUpdate() {
  const queryClient = useQueryClient();
  return (member: Member) =>
    queryClient.setQueryData(api.accounts.session.queryKey(), (session) => session && { ...session, member });
}

/** Resolves with null on success. */
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
