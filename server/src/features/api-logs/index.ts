export { deleteLogs } from "./delete-logs.ts";
export { apiLogRoutes } from "./routes.ts";
