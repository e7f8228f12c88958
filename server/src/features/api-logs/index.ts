export { apiLogRoutes } from "./routes.ts";
