export { activatePlan } from "./activate-plan.ts";
export { takePlan, type Taking } from "./by-admin.ts";
export { cancelPlan, changePlan, resumePlan, undoChange } from "./change-plan.ts";
export { endPaidPlan, keepPaidPlan } from "./paid-plan.ts";
export { findActivePlan, type PlanTerms, readPlanState, readPrice, whyNotBuyNow } from "./read-plan.ts";
export { renewDuePlans } from "./renew.ts";
export { subscriptionRoutes } from "./routes.ts";
export { hasPremium, lockAccount } from "./store.ts";
