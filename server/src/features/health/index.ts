export { InstanceStatus } from "./instance-status.ts";
export type { HealthParts } from "./read-health.ts";
export { healthRoutes } from "./routes.ts";
