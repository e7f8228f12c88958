import { type FigureReading, sheetStates, type UsualWhole, type VentureSaid, ventureStages } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";

/** What members build. An empty text: nothing was said. */
export const ventures = pgTable(
  "ventures",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    line: text("line").notNull().default(""),
    buyer: text("buyer").notNull().default(""),
    offer: text("offer").notNull().default(""),
    stage: text("stage", { enum: ventureStages }),
    place: text("place").notNull().default(""),
    currency: text("currency").notNull().default(""),
    type: text("type").notNull().default(""),
    /** A change names the version that it saw. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("ventures_recent").on(table.userId, table.updatedAt, table.id),
    check("ventures_version_from_one", sql`${table.version} >= 1`),
  ],
);

/** Every version of what is said about a venture, the latest too. */
export const ventureVersions = pgTable(
  "venture_versions",
  {
    userId: uuid("user_id").notNull(),
    ventureId: uuid("venture_id").notNull(),
    version: integer("version").notNull(),
    said: jsonb("said").$type<VentureSaid>().notNull(),
    /** Who typed it; null: a chat said it, it came with a file, or the account is gone. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ventureId, table.version] }),
    foreignKey({
      name: "venture_versions_of_venture",
      columns: [table.userId, table.ventureId],
      foreignColumns: [ventures.userId, ventures.id],
    }).onDelete("cascade"),
    index("venture_versions_of_author")
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
  ],
);

/** A quantity of the sheet. What it is a share of is kept where that is no figure. */
export interface SheetQuantity {
  /** As the founder wrote it; empty where it was typed into the sheet. */
  quote: string;
  value: number;
  low?: number;
  high?: number;
  per?: number;
  includesTax?: boolean;
  reading: Omit<FigureReading, "shareOf" | "inPlaceOf"> & { shareOf?: UsualWhole };
}

export type SheetState = (typeof sheetStates)[number];

const quantityColumns = () => ({
  quantity: jsonb("quantity").$type<SheetQuantity>().notNull(),
  state: text("state", { enum: sheetStates }).notNull(),
  /**
   * `chat`: its own; `other_chat`: another chat of the venture says otherwise since. Only the first is read anew with each
   * reply: it never takes the place of what a member typed into the sheet.
   */
  changedBy: text("changed_by", { enum: ["chat", "other_chat", "member"] }).notNull(),
  version: integer("version").notNull(),
});

/**
 * The figures of chats and sheets, as they stand: proven and settled ones alone. A figure of a chat has its origin; the
 * figures of a chat without a venture wait for it to get one.
 */
export const ventureFigures = pgTable(
  "venture_figures",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    ventureId: uuid("venture_id"),
    chatId: uuid("chat_id"),
    messageId: uuid("message_id"),
    spanStart: integer("span_start"),
    spanEnd: integer("span_end"),
    ...quantityColumns(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: "venture_figures_of_venture",
      columns: [table.userId, table.ventureId],
      foreignColumns: [ventures.userId, ventures.id],
    }).onDelete("cascade"),
    unique("venture_figures_one_per_origin").on(table.userId, table.messageId, table.spanStart),
    index("venture_figures_in_venture").on(table.userId, table.ventureId, table.createdAt, table.id),
    index("venture_figures_of_chat").on(table.userId, table.chatId),
    check("venture_figures_version_from_one", sql`${table.version} >= 1`),
  ],
);

/** Every version of a figure of the sheet, the latest too. */
export const ventureFigureVersions = pgTable(
  "venture_figure_versions",
  {
    userId: uuid("user_id").notNull(),
    figureId: uuid("figure_id").notNull(),
    ...quantityColumns(),
    /** Who typed it; null: a chat said it, or the account is gone. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.figureId, table.version] }),
    foreignKey({
      name: "venture_figure_versions_of_figure",
      columns: [table.userId, table.figureId],
      foreignColumns: [ventureFigures.userId, ventureFigures.id],
    }).onDelete("cascade"),
    index("venture_figure_versions_of_author")
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
  ],
);
