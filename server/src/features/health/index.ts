export { ProcessLife } from "./process-life.ts";
export type { HealthParts } from "./read-health.ts";
export { healthRoutes } from "./routes.ts";
