import type { ModelReading } from "@cofounder/analyst";
import type {
  ChatTool,
  FigureReading,
  Language,
  ReplyPart,
  TurnNotice,
  UsualWhole,
  WebSource,
} from "@cofounder/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";
import { ventureMembers } from "../venture-members/table.ts";
import { ventures } from "../ventures/table.ts";

/** Every key starts with the owner, so that no statement can name another member's row by mistake. */
export const owner = () => uuid("user_id").notNull();

export const chats = pgTable(
  "chats",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    title: text("title").notNull(),
    startupType: text("startup_type"),
    /** The last message of the shown branch. */
    leafId: uuid("leaf_id"),
    ventureId: uuid("venture_id"),
    /** Of a venture that is somebody else's: its owner, and the venture. The database empties both when access ends. */
    sharedBy: uuid("shared_by"),
    sharedVentureId: uuid("shared_venture_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("chats_by_id").on(table.id),
    index("chats_recent").on(table.userId, table.updatedAt, table.id),
    index("chats_in_venture").on(table.userId, table.ventureId, table.updatedAt, table.id),
    // The database empties the venture alone: its migration names the column.
    foreignKey({
      name: "chats_of_venture",
      columns: [table.userId, table.ventureId],
      foreignColumns: [ventures.userId, ventures.id],
    }).onDelete("set null"),
    // The database empties the venture alone: its migration names the columns.
    foreignKey({
      name: "chats_of_shared_venture",
      columns: [table.sharedBy, table.sharedVentureId, table.userId],
      foreignColumns: [ventureMembers.userId, ventureMembers.ventureId, ventureMembers.memberId],
    }).onDelete("set null"),
    index("chats_in_shared_venture")
      .on(table.userId, table.sharedVentureId, table.updatedAt, table.id)
      .where(sql`${table.sharedVentureId} is not null`),
    check("chats_in_one_venture", sql`${table.ventureId} is null or ${table.sharedVentureId} is null`),
  ],
);

export const inChat = (table: { userId: AnyPgColumn; chatId: AnyPgColumn }) =>
  foreignKey({ columns: [table.userId, table.chatId], foreignColumns: [chats.userId, chats.id] }).onDelete("cascade");

/** A tool of the sidebar that asked in the founder's place, and the language of its prompt. */
export interface AskedTool {
  tool: ChatTool;
  language: Language;
}

/** Characters of a message of the founder. */
export interface StoredPlace {
  messageId: string;
  start: number;
  end: number;
}

/** A reading in its stored form: the other figures that it names are located by a message, not by a message index. */
export type KeptReading = Omit<FigureReading, "shareOf" | "inPlaceOf"> & {
  shareOf?: UsualWhole | StoredPlace | undefined;
  inPlaceOf?: "nothing" | StoredPlace | undefined;
};

/** The proven reading of a language model, located by messages. */
export interface StoredReading {
  kind: ModelReading["kind"];
  /** The ids of the messages that it covers. */
  messages: string[];
  figures: (StoredPlace & {
    reading: KeptReading;
    per?: number;
    value?: number;
    replaces?: StoredPlace;
    includesTax?: boolean;
  })[];
  dismissed: StoredPlace[];
  retracted: StoredPlace[];
  buyer: StoredPlace | null;
  offer: StoredPlace | null;
  rivals: StoredPlace[];
  questions: StoredPlace[];
  instructions: StoredPlace[];
}

export const messages = pgTable(
  "messages",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    chatId: uuid("chat_id").notNull(),
    parentId: uuid("parent_id"),
    messageType: text("message_type", { enum: ["user", "ai"] }).notNull(),
    content: text("content").notNull(),
    /** Its content is this tool's prompt, and no words of the founder. */
    tool: jsonb("tool").$type<AskedTool>(),
    /** What a language model read of a message of the founder, as far as it is proven. */
    reading: jsonb("reading").$type<StoredReading>(),
    parts: jsonb("parts").$type<ReplyPart[]>().notNull().default([]),
    sources: jsonb("sources").$type<WebSource[]>().notNull().default([]),
    notices: jsonb("notices").$type<TurnNotice[]>().notNull().default([]),
    analystRating: integer("analyst_rating"),
    label: text("label", { enum: ["offline_analysis", "tool_result"] }),
    outcome: text("outcome", { enum: ["running", "done", "stopped", "failed", "interrupted"] }).notNull(),
    tokensUsed: integer("tokens_used").notNull().default(0),
    cost: integer("cost"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    inChat(table),
    index("messages_in_tree").on(table.userId, table.chatId, table.parentId, table.id),
    index("messages_words").using("gin", sql`search_words(${table.userId}, ${table.content})`),
    check("messages_rating_range", sql`${table.analystRating} between 1 and 10`),
  ],
);

/**
 * The founder's settlement of a figure: the characters of a message of theirs, and its reading; null: it is not about
 * the venture.
 */
export const figureSettlements = pgTable(
  "figure_settlements",
  {
    userId: owner(),
    chatId: uuid("chat_id").notNull(),
    messageId: uuid("message_id").notNull(),
    spanStart: integer("span_start").notNull(),
    spanEnd: integer("span_end").notNull(),
    reading: jsonb("reading").$type<KeptReading>(),
    settledAt: moment("settled_at").notNull(),
  },
  (table) => [
    // With the chat in it one key serves both reading and deleting a chat.
    primaryKey({
      name: "figure_settlements_pk",
      columns: [table.userId, table.chatId, table.messageId, table.spanStart, table.spanEnd],
    }),
    inChat(table),
    check("figure_settlements_span", sql`${table.spanStart} >= 0 and ${table.spanEnd} > ${table.spanStart}`),
  ],
);
