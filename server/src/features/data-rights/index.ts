export { dataRightsRoutes } from "./routes.ts";
