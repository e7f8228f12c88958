import type { TextMark } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/db/columns.ts";
import { inChat, owner } from "../chats/table.ts";

export const turns = pgTable(
  "turns",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    chatId: uuid("chat_id").notNull(),
    userMessageId: uuid("user_message_id").notNull(),
    messageId: uuid("message_id").notNull(),
    status: text("status", { enum: ["running", "done", "stopped", "failed", "interrupted"] }).notNull(),
    webSearch: boolean("web_search").notNull(),
    /** The model and the version of its instructions; null when the engine answers alone. */
    model: text("model"),
    promptVersion: text("prompt_version"),
    stopRequestedAt: moment("stop_requested_at"),
    heartbeatAt: moment("heartbeat_at").notNull(),
    startedAt: moment("started_at").notNull(),
    endedAt: moment("ended_at"),
    /** How many numbers of a model's text have a mark of each kind; null without any. */
    marks: jsonb("marks").$type<Partial<Record<TextMark["kind"], number>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    inChat(table),
    uniqueIndex("turns_one_running_per_chat")
      .on(table.userId, table.chatId)
      .where(sql`${table.status} = 'running'`),
    index("turns_running")
      .on(table.heartbeatAt)
      .where(sql`${table.status} = 'running'`),
    index("turns_of_message").on(table.userId, table.messageId),
    index("turns_ended")
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
);

/**
 * The events of a turn, in order, in their wire format. Kept until a while after its end, so that any reader can catch
 * up. No foreign key: it would lock the turn's row at every append; deleting a chat and the clean-up remove them.
 */
export const turnEvents = pgTable(
  "turn_events",
  {
    userId: owner(),
    turnId: uuid("turn_id").notNull(),
    seq: integer("seq").notNull(),
    type: text("type").notNull(),
    data: text("data").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.turnId, table.seq] })],
);
