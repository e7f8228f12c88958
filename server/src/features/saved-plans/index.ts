export { savedPlanRoutes } from "./routes.ts";
