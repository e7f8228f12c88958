import type { ToolName } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { api, problemOf } from "../../../api/index.ts";
import { readVisit, writeVisit } from "./tool-storage.ts";

interface Options {
  tool: ToolName;
  memberId: string | null;
  onKept: (runId: string) => void;
}

/** Stores a visitor's result after the sign-in: the server computes it again from the same input. */
export function useKeepVisitorRun({ tool, memberId, onKept }: Options) {
  const queryClient = useQueryClient();
  const keep = useEffectEvent(async () => {
    const visit = readVisit(tool);
    if (!visit) return;
    writeVisit(tool, null);
    try {
      const { run } = await api.tools.keep.call({ tool, runId: visit.runId, input: visit.input });
      onKept(run.id);
      const queryKey = api.tools.list.key();
      // A first request that is still pending would not include the new result, and would overwrite it.
      await queryClient.cancelQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      // Without a connection it is retried at the next visit; a refusal is final.
      if (problemOf(error).code === "network") writeVisit(tool, visit);
    }
  });
  useEffect(() => {
    if (memberId !== null) void keep();
  }, [memberId, tool]);
}
