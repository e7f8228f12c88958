import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { toast } from "../../ui/toast.tsx";

/** What every change of a plan does afterwards: the lists and the plan are asked for again; a refusal is told. */
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
