import type { PlanState } from "@cofounder/contract";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/index.ts";
import { pricing } from "../../content/pricing.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useBegun } from "./use-begun.ts";

interface TakeBenefitProps {
  kind: "trial" | "offer";
  state: PlanState;
  onClose: () => void;
}

/** The trial and the free months: each once per account, without a card. */
export function TakeBenefit({ kind, state, onClose }: TakeBenefitProps) {
  const { begin } = pricing;
  const texts = begin[kind];
  const verb = kind === "trial" ? api.subscriptions.startTrial : api.subscriptions.activateOffer;
  const take = useMutation(verb.mutationOptions(useBegun(texts.done)));
  // What is being begun stays on the screen while the plan arrives.
  const available = take.isPending || take.isSuccess || state[kind === "trial" ? "trialAvailable" : "offerAvailable"];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={available ? texts.text : begin.taken[kind]}
      closeLabel={begin.close}
      footer={
        available ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {begin.back}
            </Button>
            <Button loading={take.isPending} onClick={() => take.mutate({})}>
              {texts.confirm}
            </Button>
          </>
        ) : (
          <ButtonLink to="/account#plan">{begin.yourPlan}</ButtonLink>
        )
      }
    />
  );
}
