export { ventureShareRoutes } from "./routes.ts";
