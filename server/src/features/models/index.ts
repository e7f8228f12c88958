export { CurrentModels } from "./current-models.ts";
export { modelRoutes } from "./routes.ts";
