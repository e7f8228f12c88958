import type { PlanState } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { i18n } from "../../locales/i18n.ts";
import { toast } from "../../ui/toast.tsx";

export const reportFailure = (error: unknown) =>
  toast.error(i18n.t("checkout:failed"), problemTexts[problemOf(error).code]);

/** Runs after a plan began or was changed: the account page then shows it. */
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
