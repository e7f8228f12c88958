export { type DecisionHistory, insertDecisionsIn, readDecisions } from "./history-store.ts";
export { remindOfDecisions } from "./remind.ts";
export { decisionRoutes } from "./routes.ts";
