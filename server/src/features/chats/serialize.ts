import type { Chat, Message, ReplyPart, TurnNotice, WebSource } from "@cofounder/contract";
import { tokensIn } from "../../platform/db/text-tokens.ts";
import type { AskedTool } from "./table.ts";

export interface ChatRow {
  id: string;
  title: string;
  startupType: string | null;
  ventureId: string | null;
  /** The venture is somebody else's. */
  isShared: boolean;
  createdAt: Date;
  updatedAt: Date;
  runningTurnId: string | null;
}

export interface MessageRow {
  id: string;
  chatId: string;
  parentId: string | null;
  type: "user" | "ai";
  content: string;
  tool: AskedTool | null;
  parts: ReplyPart[];
  sources: WebSource[];
  notices: TurnNotice[];
  analystRating: number | null;
  label: "offline_analysis" | "tool_result" | null;
  outcome: Message["outcome"];
  cost: number | null;
  tokensUsed: number;
  createdAt: Date;
  siblingIds: string[];
}

/** What a reply says. */
export type ReplyContent = Pick<
  MessageRow,
  "outcome" | "content" | "parts" | "sources" | "notices" | "analystRating" | "label" | "cost"
>;

/** Where a message is in its chat. */
type MessagePlace = Pick<MessageRow, "id" | "chatId" | "parentId" | "createdAt" | "siblingIds">;

const blank: Omit<ReplyContent, "outcome"> = {
  content: "",
  parts: [],
  sources: [],
  notices: [],
  analystRating: null,
  label: null,
  cost: null,
};

export const runningReply: ReplyContent = { ...blank, outcome: "running" };

/** A reply as it is read from the database, without reading it. */
export const replyRow = (place: MessagePlace, reply: ReplyContent): MessageRow => ({
  ...place,
  ...reply,
  type: "ai",
  tool: null,
  tokensUsed: tokensIn(reply.content),
});

/** The same for a message of the founder. */
export const questionRow = (place: MessagePlace, asked: Pick<MessageRow, "content" | "tool">): MessageRow => ({
  ...place,
  ...blank,
  ...asked,
  type: "user",
  outcome: "done",
  tokensUsed: 0,
});

export function serializeChat(row: Omit<ChatRow, "isShared">): Chat {
  const { id, title, startupType, ventureId, runningTurnId } = row;
  return {
    id,
    title,
    startupType,
    ventureId,
    runningTurnId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function serializeMessage(row: MessageRow): Message {
  const { id, chatId, parentId, type, content, parts, sources, notices, analystRating, label } = row;
  const { outcome, cost, tokensUsed } = row;
  return {
    id,
    chatId,
    parentId,
    type,
    content,
    parts,
    sources,
    notices,
    analystRating,
    label,
    outcome,
    cost,
    tokensUsed,
    createdAt: row.createdAt.toISOString(),
    siblingIds: row.siblingIds,
  };
}
