export { functionRoutes } from "./functions.ts";
export { toolRoutes } from "./routes.ts";
export { endSilentRuns } from "./run-store.ts";
export { ToolRunner } from "./tool-runner.ts";
