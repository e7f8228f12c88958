export { followRun } from "./follow-run.ts";
export { deleteOldRunEvents } from "./run-events-store.ts";
export { functionRoutes } from "./functions.ts";
export { toolRoutes } from "./routes.ts";
export { readRun } from "./history.ts";
export { readVenture } from "./read-venture.ts";
export { endSilentRuns, listRunningRuns } from "./run-store.ts";
export { runToEnd } from "./start-run.ts";
export { ToolRunner } from "./tool-runner.ts";
