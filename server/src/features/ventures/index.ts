export { ventureRoutes } from "./routes.ts";
