import type { PlanState } from "@cofounder/contract";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { claims } from "../../content/claims.ts";
import { plans } from "../../content/plans.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { usePlanStarted } from "./use-plan-started.ts";

interface TakeBenefitProps {
  kind: "trial" | "offer";
  state: PlanState;
  onClose: () => void;
}

/** How long each lasts, in days and in months; both give Pro. */
const lengths = { trial: claims.trialDays, offer: claims.proFreeMonths };
const tokens = plans.find(({ tier }) => tier === "pro")?.tokens ?? 0;

/** The trial and the free months: each once per account, without a card. */
export function TakeBenefit({ kind, state, onClose }: TakeBenefitProps) {
  const { t } = useTranslation("checkout");
  const count = lengths[kind];
  const verb = kind === "trial" ? api.subscriptions.startTrial : api.subscriptions.activateOffer;
  const take = useMutation(verb.mutationOptions(usePlanStarted(t(`begin.${kind}.done`, { count }))));
  // The chosen benefit stays on the screen while the plan starts.
  const available = take.isPending || take.isSuccess || state[kind === "trial" ? "trialAvailable" : "offerAvailable"];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`begin.${kind}.title`, { count })}
      description={available ? t(`begin.${kind}.text`, { count, tokens }) : t(`taken.${kind}`)}
      closeLabel={t("close")}
      footer={
        available ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t("back")}
            </Button>
            <Button loading={take.isPending} onClick={() => take.mutate({})}>
              {t(`begin.${kind}.confirm`, { count })}
            </Button>
          </>
        ) : (
          <ButtonLink to="/account#plan">{t("yourPlan")}</ButtonLink>
        )
      }
    />
  );
}
