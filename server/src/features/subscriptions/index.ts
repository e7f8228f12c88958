export { activatePlan } from "./activate-plan.ts";
export { subscriptionRoutes } from "./routes.ts";
export { findActivePlan } from "./store.ts";
