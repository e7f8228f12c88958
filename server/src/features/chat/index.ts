export { followTurn } from "./follow-turn.ts";
export { chatRoutes } from "./routes.ts";
export { TurnRunner } from "./turn-runner.ts";
export { deleteOldEvents, endSilentTurns } from "./turn-store.ts";
