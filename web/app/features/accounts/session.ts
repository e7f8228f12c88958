import type { Member } from "@cofounder/contract";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../api/index.ts";
import { authApi } from "./auth-api.ts";

const hint = "member";

/** Who is signed in (`data.member` is null when nobody is) and what this installation can do. */
export function useSession() {
  return useQuery(api.accounts.session.queryOptions({ staleTime: 60_000 }));
}

/** Keeps for the next visit whether someone is signed in; the page head reads it before the first paint. */
export function useMemberHint(signedIn: boolean | null) {
  useEffect(() => {
    if (signedIn === null) return;
    document.documentElement.toggleAttribute(`data-${hint}`, signedIn);
    if (signedIn) localStorage.setItem(hint, "1");
    else localStorage.removeItem(hint);
  }, [signedIn]);
}

/** Asks the server again who is signed in. */
export function useSessionChange() {
  const queryClient = useQueryClient();
  return () => forgetOthers(queryClient);
}

export async function forgetOthers(queryClient: QueryClient) {
  const kept = api.accounts.session.queryKey();
  const before = queryClient.getQueryData(kept)?.member?.id;
  await queryClient.refetchQueries({ queryKey: kept });
  // What belonged to another person is forgotten; who is still the same keeps what is on the screen.
  if (before !== undefined && queryClient.getQueryData(kept)?.member?.id === before) return;
  queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey) !== JSON.stringify(kept) });
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
    if (!failure) await forget();
    return failure;
  };
}
