export { deleteLogs } from "./delete-logs.ts";
export { recordUsage, type UsageStatus } from "./record-usage.ts";
export { apiLogRoutes } from "./routes.ts";
