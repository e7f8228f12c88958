export { insertTestsIn, readTests, type TestHistory } from "./history-store.ts";
export { remindOfTests } from "./remind.ts";
export { requireTest } from "./lock-test.ts";
export { lockTestIn, tell } from "./store.ts";
export { killTestRoutes } from "./routes.ts";
