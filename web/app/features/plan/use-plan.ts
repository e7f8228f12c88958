import type { PlanState } from "@cofounder/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { toast } from "../../ui/toast.tsx";

const askEveryMs = 5_000;
/** After this time the payment service is asked directly: its event may be lost. */
const impatientMs = 10_000;

/** Runs after every change of the plan: stores the new state from the response; shows a refusal. */
export function usePlanChanged(onDone?: () => void) {
  const { t } = useTranslation("account");
  const queryClient = useQueryClient();
  return {
    onSuccess: (state: PlanState) => {
      queryClient.setQueryData(api.subscriptions.get.queryKey(), state);
      onDone?.();
    },
    onError: (error: unknown) => toast.error(t("plan.failed"), problemTexts[problemOf(error).code]),
  };
}

/** The plan; after a payment it is polled until the payment service has confirmed it. */
export function usePlan() {
  const [search] = useSearchParams();
  const back = search.has("bought");
  const { data } = useQuery(
    api.subscriptions.get.queryOptions({
      refetchInterval: ({ state }) => back && state.data?.subscription?.source !== "payment" && askEveryMs,
    }),
  );
  const arrived = data?.subscription?.source === "payment";
  const late = useImpatience(back && !arrived);
  useArrival(back && arrived ? (data?.subscription?.planName ?? null) : null);
  return { state: data, waiting: back && !arrived, late };
}

/** Announces the new plan once, and removes the purchase from the address. */
function useArrival(planName: string | null) {
  const { t } = useTranslation("account");
  const [, setSearch] = useSearchParams();
  useEffect(() => {
    if (!planName) return;
    toast.success(t("plan.active", { plan: planName }));
    const without = (before: URLSearchParams) => {
      before.delete("bought");
      return before;
    };
    setSearch(without, { replace: true, preventScrollReset: true });
  }, [planName, setSearch, t]);
}

function useImpatience(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setLate(true);
      const answer = (state: PlanState) => queryClient.setQueryData(api.subscriptions.get.queryKey(), state);
      // The page says that it takes longer, and keeps polling.
      void api.subscriptions.refresh.call().then(answer, () => null);
    }, impatientMs);
    return () => clearTimeout(timer);
  }, [waiting, queryClient]);
  return late;
}
