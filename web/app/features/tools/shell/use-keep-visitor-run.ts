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

/** Keeps what a visitor made, once they are signed in: the server makes it again from what was typed. */
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
      // A first look that is still on its way does not know of it, and would be taken for the new one.
      await queryClient.cancelQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      // Without a connection it is tried again at the next visit; what is refused would be refused again.
      if (problemOf(error).code === "network") writeVisit(tool, visit);
    }
  });
  useEffect(() => {
    if (memberId !== null) void keep();
  }, [memberId, tool]);
}
