import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/index.ts";

const flipped = (ticked: string[], id: string): string[] =>
  ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id];

/**
 * The ticks of a plan: stored for members, kept until the page is left for visitors. `ready` once the earlier ticks
 * have loaded; a tick made before that would replace them.
 */
export function useTicks(runId: string, kept: boolean, onFailed: () => void) {
  const queryClient = useQueryClient();
  const options = api.tools.readTicks.queryOptions({ input: { runId }, enabled: kept });
  const query = useQuery(options);
  // Shown at once, regardless of the result of an earlier read.
  const [mine, setMine] = useState<string[] | null>(null);
  const ticked = mine ?? query.data?.ticked ?? [];
  const keep = async (next: string[]) => {
    try {
      queryClient.setQueryData(options.queryKey, await api.tools.tick.call({ runId, ticked: next }));
    } catch {
      setMine(ticked);
      onFailed();
    }
  };
  const toggle = (id: string) => {
    const next = flipped(ticked, id);
    setMine(next);
    if (kept) void keep(next);
  };
  return { ticked, toggle, ready: !kept || query.isSuccess };
}
