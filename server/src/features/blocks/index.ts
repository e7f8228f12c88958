export { blockRoutes } from "./routes.ts";
export { unblockByOperator } from "./unblock-account.ts";
