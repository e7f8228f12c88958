export { grantAdmin, promoteOwner, revokeAdmin } from "./admins.ts";
export { type Auth, type AuthOptions, clientIpHeader, createAuth } from "./auth.ts";
export { Callers } from "./callers.ts";
export { accountRoutes } from "./routes.ts";
export { findByEmail } from "./store.ts";
