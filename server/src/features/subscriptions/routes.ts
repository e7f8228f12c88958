import type { Surface } from "../../platform/surface.ts";
import { givePlan } from "./by-admin.ts";
import { listSubscriptions } from "./list-subscriptions.ts";
import { type PlanTerms, readPlanState } from "./read-plan.ts";
import { takeBenefit } from "./take-benefit.ts";

/** Endpoints that do not involve the payment service; the rest of a plan's endpoints are in payments. */
export const subscriptionRoutes = ({ subscriptions }: Surface, terms: PlanTerms) => ({
  get: subscriptions.get.handler(({ context }) => readPlanState(context, context.userId, terms)),
  startTrial: subscriptions.startTrial.handler(({ context }) => takeBenefit(context, "trial", terms)),
  activateOffer: subscriptions.activateOffer.handler(({ context }) => takeBenefit(context, "offer", terms)),
  list: subscriptions.list.handler(({ context, input }) => listSubscriptions(context, input)),
  give: subscriptions.give.handler(({ context, input }) => givePlan(context, input, terms)),
});
