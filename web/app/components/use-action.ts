import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { problemOf, problemTexts } from "../api/index.ts";
import { toast } from "../ui/toast.tsx";
import { refetchChanged } from "./refetch-changed.ts";

interface ActionOptions {
  /** The title of a refusal; without one its reason is the title. */
  failed?: string;
  /** What the action changes, to be fetched again. */
  changed?: readonly QueryKey[];
}

/** Runs an action and refetches what it changed; a refusal is shown. `run` is true on success. */
export function useAction({ failed, changed = [] }: ActionOptions) {
  const queryClient = useQueryClient();
  const { isPending, mutateAsync } = useMutation({
    networkMode: "always",
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => Promise.all(changed.map((queryKey) => refetchChanged(queryClient, queryKey))),
    onError: (error) => {
      const reason = problemTexts[problemOf(error).code];
      if (failed === undefined) toast.error(reason);
      else toast.error(failed, reason);
    },
  });
  const run = (work: () => Promise<unknown>): Promise<boolean> =>
    mutateAsync(work).then(
      () => true,
      () => false,
    );
  return { pending: isPending, run };
}
