import { useQueryClient, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "../../api/index.ts";
import { useAction } from "../../components/use-action.ts";

/**
 * Ends the member's access to a venture from its own page. The page is left first: the server's news of the end would
 * make it ask again for what it is refused from then on.
 */
export function useVentureEnd(ventureId: string, failed: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { run, pending } = useAction({ failed, changed: [api.ventures.list.key()] });
  const end = (work: () => Promise<unknown>) =>
    run(async () => {
      const queryKey = api.ventures.get.key({ input: { ventureId } });
      await navigate("/ventures");
      await untilUnmounted(queryClient, queryKey);
      await work();
      queryClient.removeQueries({ queryKey });
    });
  return { end, pending };
}

/** Resolves when no component shows these queries: a navigation is over before React has drawn it. */
function untilUnmounted(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cache = queryClient.getQueryCache();
  const check = () => {
    if (cache.findAll({ queryKey, type: "active" }).length > 0) return;
    unsubscribe();
    resolve();
  };
  const unsubscribe = cache.subscribe(check);
  check();
  return promise;
}
