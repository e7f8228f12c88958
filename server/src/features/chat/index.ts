export { followTurn } from "./follow-turn.ts";
export { answerAlone, answerOnce } from "./answer-once.ts";
export { openDiscussion } from "./open-discussion.ts";
export { listEarlier, openChat } from "./open-chat.ts";
export { chatRoutes } from "./routes.ts";
export { TurnRunner } from "./turn-runner.ts";
export { latestWords } from "./latest-words.ts";
export { warmEngine } from "./warm-engine.ts";
export { deleteOldEvents, endSilentTurns } from "./turn-store.ts";
