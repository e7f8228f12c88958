export { identifyHolder, requireScope } from "./require-holder.ts";
export { apiKeyRoutes } from "./routes.ts";
export { deleteExpired as deleteExpiredKeys, type KeyHolder } from "./store.ts";
