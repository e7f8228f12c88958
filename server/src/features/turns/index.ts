export { followTurn } from "./follow-turn.ts";
export { answerWithoutModel, answerOnce, type Asked } from "./answer-once.ts";
export { turnRoutes } from "./routes.ts";
export { messageCofounder } from "./message-cofounder.ts";
export { tryReading } from "./reading/try-reading.ts";
export { TurnRunner } from "./running/turn-runner.ts";
export { latestWords, type Words } from "./analysis/latest-messages.ts";
export { warmEngine } from "./analysis/warm-engine.ts";
export { deleteOldEvents, endSilentTurns, listRunningTurns } from "./store.ts";
