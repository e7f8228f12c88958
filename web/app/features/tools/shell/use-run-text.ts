import type { RunEvent } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../../api/index.ts";

/** What a model has written in a run so far: its answer and, where that had to be corrected, a second one. */
export function useRunText(runId: string): string[] {
  const queryClient = useQueryClient();
  const [written, setWritten] = useState<{ runId: string; texts: string[] }>({ runId, texts: [] });
  useEffect(() => {
    let texts: string[] = [];
    // The browser reconnects by itself, and names the last event that it has.
    const source = new EventSource(`/api/tools/runs/${runId}/events`);
    const on = (type: RunEvent["type"], take: (data: string) => void) =>
      source.addEventListener(type, ({ data }: MessageEvent<string>) => take(data));
    on("text", (data) => {
      const { delta } = JSON.parse(data) as { delta: string };
      texts = [...texts.slice(0, -1), (texts.at(-1) ?? "") + delta];
      setWritten({ runId, texts });
    });
    on("repair", () => {
      texts = [...texts, ""];
      setWritten({ runId, texts });
    });
    on("end", () => {
      source.close();
      void queryClient.invalidateQueries({ queryKey: api.tools.get.key({ input: { runId } }) });
    });
    return () => source.close();
  }, [runId, queryClient]);
  return written.runId === runId ? written.texts : [];
}
