import { useMutation } from "@tanstack/react-query";
import { useMemo, useState, useSyncExternalStore } from "react";
import { api, limits } from "../../../api/index.ts";
import { keptIdea } from "./kept-idea.ts";

/** A visitor's idea: what is typed, and the engine's analysis of it. Both stay in this browser. */
export function useIdea() {
  const raw = useSyncExternalStore(keptIdea.watch, keptIdea.snapshot, () => null);
  const kept = useMemo(() => (raw === null ? null : keptIdea.read(raw)), [raw]);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? kept?.text ?? "";
  const isTooLong = text.trim().length > limits.firstAnalysisMaxLength;
  const sending = useMutation({
    networkMode: "always",
    mutationFn: (sent: string) => api.chats.analyseFirst.call({ text: sent }),
    onSuccess: (analysis, sent) => keptIdea.keep(sent, analysis),
  });
  return {
    text,
    type(next: string) {
      setTyped(next);
      if (sending.isError) sending.reset();
    },
    isTooLong,
    kept,
    /** The text that is being analysed. */
    pending: sending.isPending ? sending.variables : null,
    error: sending.error,
    analyse(sent: string) {
      keptIdea.keep(sent);
      sending.mutate(sent);
    },
    /** Keeps what is typed for the chat of an account. */
    keep() {
      if (text.trim() !== "" && !isTooLong) keptIdea.keep(text.trim());
    },
    clear() {
      keptIdea.forget();
      setTyped("");
      sending.reset();
    },
  };
}

export type IdeaState = ReturnType<typeof useIdea>;
