export { insertScenariosIn, readScenarioHistories, type ScenarioHistory } from "./history-store.ts";
export { scenarioRoutes } from "./routes.ts";
