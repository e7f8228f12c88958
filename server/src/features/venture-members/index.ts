export { findAccess } from "./access.ts";
export { ventureMemberRoutes } from "./routes.ts";
