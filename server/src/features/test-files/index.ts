export { testFileRoutes } from "./routes.ts";
