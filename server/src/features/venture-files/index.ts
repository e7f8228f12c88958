export { ventureFileRoutes } from "./routes.ts";
