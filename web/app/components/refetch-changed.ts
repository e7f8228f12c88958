import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Fetches again what an action changed. A first fetch that is on its way began before the change, and would be taken
 * for the new state: it begins again.
 */
export async function refetchChanged(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
}
