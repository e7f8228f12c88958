export { pitchRoutes } from "./routes.ts";
