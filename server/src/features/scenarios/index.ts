export { scenarioRoutes } from "./routes.ts";
export { insertScenariosIn, listScenarios, type ScenarioRow } from "./store.ts";
