import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { problemOf, problemTexts } from "../../api/index.ts";
import { toast } from "../../ui/toast.tsx";

/** Runs an action and refetches what it changed; a refusal is shown. True on success. */
export function useAct(changed: QueryKey, failure: string) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const act = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    try {
      await deed();
      await queryClient.invalidateQueries({ queryKey: changed });
      return true;
    } catch (error) {
      toast.error(failure, problemTexts[problemOf(error).code]);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, act };
}
