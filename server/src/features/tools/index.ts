export { functionRoutes } from "./functions.ts";
export { toolRoutes } from "./routes.ts";
export { readRun } from "./history.ts";
export { endSilentRuns } from "./run-store.ts";
export { ToolRunner } from "./tool-runner.ts";
