export { findChat, findLatestChat, findMessage, keepReading, type LatestChat, listHistory } from "./store.ts";
export { listEarlier, openChat, readReply } from "./open-chat.ts";
export { openDiscussion } from "./open-discussion.ts";
export {
  type MessageRow,
  questionRow,
  type ReplyContent,
  replyRow,
  runningReply,
  serializeChat,
  serializeMessage,
} from "./serialize.ts";
export { chatRoutes } from "./routes.ts";
export type { AskedTool, KeptReading, StoredPlace, StoredReading } from "./table.ts";
export {
  countMessages,
  listSettled,
  type RepliedAnew,
  type SettledFigure,
  storeSettled,
} from "./settlements/settlement-store.ts";
