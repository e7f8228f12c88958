export { dataRightsRoutes } from "./routes.ts";
export { deleteUnconfirmed } from "./delete-unconfirmed.ts";
