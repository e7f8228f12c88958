export { identifyHolder, requireScope } from "./require-holder.ts";
export { revokeKeys } from "./revoke-key.ts";
export { apiKeyRoutes } from "./routes.ts";
export { deleteExpired as deleteExpiredKeys, type KeyHolder } from "./store.ts";
