export { takeCall } from "./allowance.ts";
export { answerCall, usageStatusOf } from "./answer-call.ts";
export { publicApiRoutes } from "./routes.ts";
export { deleteCalls, deleteCounts } from "./store.ts";
