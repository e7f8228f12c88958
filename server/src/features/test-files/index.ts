export { testFileRoutes } from "./routes.ts";
export { keyOf as testFileKey } from "./store.ts";
