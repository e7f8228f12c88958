export { resetPlanTokens } from "./reset-plan-tokens.ts";
export { moveTokens } from "./move-tokens.ts";
export { interactionCost, mostInteractionCost } from "./rules.ts";
export { reserveTokens, captureTokens } from "./spend.ts";
export { reserve, lockedWallet, capture } from "./statements.ts";
export { countTokens, findDifferences, findWallet, grantTokens, releaseExpired } from "./store.ts";
export { walletRoutes } from "./routes.ts";
