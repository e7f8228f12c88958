import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { toast } from "../../ui/toast.tsx";

/** Runs after every change of a plan: refetches the lists and the plan; shows a refusal. */
export function usePlanChanged(onDone?: () => void) {
  const { t } = useTranslation("savedPlans");
  const queryClient = useQueryClient();
  return {
    onSuccess: async () => {
      onDone?.();
      await queryClient.invalidateQueries({ queryKey: api.savedPlans.key() });
    },
    onError: (error: unknown) => toast.error(t("changeFailed"), problemTexts[problemOf(error).code]),
  };
}
