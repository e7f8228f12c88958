export { deleteLogs } from "./delete-logs.ts";
export { recordUsage, type Usage, type UsageStatus, withModels } from "./record-usage.ts";
export { apiLogRoutes } from "./routes.ts";
