import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/index.ts";

/** What is ticked off in a plan: kept for members, until the page is left for visitors. */
export function useTicks(runId: string, kept: boolean, onFailed: () => void) {
  const queryClient = useQueryClient();
  const query = useQuery(api.tools.readTicks.queryOptions({ input: { runId }, enabled: kept }));
  const [own, setOwn] = useState<string[]>([]);
  const ticked = kept ? (query.data?.ticked ?? []) : own;
  const toggle = async (id: string) => {
    const next = ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id];
    if (!kept) return setOwn(next);
    const queryKey = api.tools.readTicks.queryKey({ input: { runId } });
    queryClient.setQueryData(queryKey, { ticked: next });
    try {
      await api.tools.tick.call({ runId, ticked: next });
    } catch {
      queryClient.setQueryData(queryKey, { ticked });
      onFailed();
    }
  };
  return { ticked, toggle };
}
