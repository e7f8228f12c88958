import type { Chat, Message, ReplyPart, TurnNotice, WebSource } from "@cofounder/contract";
import type { AskedTool } from "./table.ts";

export interface ChatRow {
  id: string;
  title: string;
  startupType: string | null;
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

export function serializeChat(row: ChatRow): Chat {
  const { id, title, startupType, runningTurnId } = row;
  return {
    id,
    title,
    startupType,
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
