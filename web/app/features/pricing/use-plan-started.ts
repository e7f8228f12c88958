import type { PlanState } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { i18n } from "../../locales/i18n.ts";
import { toast } from "../../ui/toast.tsx";

export const reportFailure = (error: unknown) =>
  toast.error(i18n.t("checkout:failed"), problemTexts[problemOf(error).code]);

/** What follows on a plan that began or is to change: the account page shows it. */
export function usePlanStarted(said: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return {
    onSuccess: async (state: PlanState) => {
      queryClient.setQueryData(api.subscriptions.get.queryKey(), state);
      toast.success(said);
      await navigate("/account#plan");
    },
    onError: reportFailure,
  };
}
