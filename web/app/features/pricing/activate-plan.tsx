import type { PlanState, PlanTier, Subscription } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/index.ts";
import { plans } from "../../content/plans.ts";
import { BuyPlan, ChangePlan, SamePlan } from "./paid-plan.tsx";
import type { PlanChoice } from "./plan-choice.ts";
import { PaymentNotSetUp } from "./payment-not-set-up.tsx";
import { TakeBenefit } from "./take-benefit.tsx";

interface ActivatePlanProps {
  choice: PlanChoice;
  onClose: () => void;
}

/** The dialog that follows a choice; all plans start here. */
export function ActivatePlan({ choice, onClose }: ActivatePlanProps) {
  const { data } = useQuery(api.subscriptions.get.queryOptions());
  return data ? <Beginning choice={choice} state={data} onClose={onClose} /> : null;
}

/** Paid for, or renewing: it cannot be started again. */
function isThere(plan: Subscription, tier: PlanTier): boolean {
  if (plan.tier !== tier) return false;
  return plan.source === "payment" || (plan.next.kind === "renews" && !plan.endsAt);
}

function Beginning({ choice, state, onClose }: ActivatePlanProps & { state: PlanState }) {
  if (choice === "trial" || choice === "offer") return <TakeBenefit kind={choice} state={state} onClose={onClose} />;
  const plan = plans.find(({ tier }) => tier === choice);
  if (!plan) return null;
  const present = state.subscription;
  if (present && isThere(present, choice)) return <SamePlan plan={plan} onClose={onClose} />;
  if (!state.paymentSetUp) return <PaymentNotSetUp plan={plan} onClose={onClose} />;
  if (present?.source === "payment") return <ChangePlan plan={plan} from={present.periodEnd} onClose={onClose} />;
  return <BuyPlan plan={plan} replaces={present !== null} onClose={onClose} />;
}
