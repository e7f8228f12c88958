import type { Surface } from "../../platform/surface.ts";
import type { PlanTerms } from "../subscriptions/index.ts";
import { buyPlan, openPortal } from "./buy-plan.ts";
import { cancelWith, changeWith, endWith, refreshPlan, resumeWith, undoChangeWith } from "./change-at-service.ts";

/** Endpoints that involve the payment service. */
export const paymentRoutes = ({ subscriptions }: Surface, terms: PlanTerms) => ({
  buy: subscriptions.buy.handler(({ context, input }) => buyPlan(context, input.tier)),
  openPortal: subscriptions.openPortal.handler(({ context }) => openPortal(context)),
  refresh: subscriptions.refresh.handler(({ context }) => refreshPlan(context, terms)),
  change: subscriptions.change.handler(({ context, input }) => changeWith(context, input.tier, terms)),
  undoChange: subscriptions.undoChange.handler(({ context }) => undoChangeWith(context, terms)),
  cancel: subscriptions.cancel.handler(({ context }) => cancelWith(context, terms)),
  resume: subscriptions.resume.handler(({ context }) => resumeWith(context, terms)),
  end: subscriptions.end.handler(({ context, input }) => endWith(context, input, terms)),
});
