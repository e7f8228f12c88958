import type { InfluencerPlatform, ToolMarks, ToolName, ToolNotice, ToolStage, WebSource } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  doublePrecision,
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

/** Each run of a tool by a member, with its result. */
export const toolRuns = pgTable(
  "tool_runs",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    tool: text("tool").$type<ToolName>().notNull(),
    title: text("title").notNull(),
    /** The venture that it is filed under. */
    ventureId: uuid("venture_id"),
    /** Of a venture that is somebody else's: its owner, and the venture. The database empties both when access ends. */
    sharedBy: uuid("shared_by"),
    sharedVentureId: uuid("shared_venture_id"),
    status: text("status", { enum: ["running", "done", "failed", "stopped"] }).notNull(),
    stage: text("stage").$type<ToolStage>(),
    input: jsonb("input").$type<unknown>().notNull(),
    output: jsonb("output").$type<unknown>(),
    markdown: text("markdown").notNull().default(""),
    madeBy: text("made_by", { enum: ["engine", "model"] }),
    notices: jsonb("notices").$type<ToolNotice[]>().notNull().default([]),
    sources: jsonb("sources").$type<WebSource[]>().notNull().default([]),
    marks: jsonb("marks").$type<ToolMarks>(),
    cost: integer("cost"),
    /** Ids of the actions that the member ticked off. */
    ticked: jsonb("ticked").$type<string[]>().notNull().default([]),
    /** The first version's id, on every later version of an app or a website. That run may be deleted. */
    versionOf: uuid("version_of"),
    /** The version whose result this one brought back. */
    restores: uuid("restores"),
    heartbeatAt: moment("heartbeat_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("tool_runs_recent").on(table.userId, table.tool, table.createdAt, table.id),
    // The database empties the venture alone: its migration names the column.
    foreignKey({
      name: "tool_runs_of_venture",
      columns: [table.userId, table.ventureId],
      foreignColumns: [ventures.userId, ventures.id],
    }).onDelete("set null"),
    // The database empties the venture alone: its migration names the columns.
    foreignKey({
      name: "tool_runs_of_shared_venture",
      columns: [table.sharedBy, table.sharedVentureId, table.userId],
      foreignColumns: [ventureMembers.userId, ventureMembers.ventureId, ventureMembers.memberId],
    }).onDelete("set null"),
    index("tool_runs_in_shared_venture")
      .on(table.userId, table.sharedVentureId, table.createdAt, table.id)
      .where(sql`${table.sharedVentureId} is not null`),
    check("tool_runs_in_one_venture", sql`${table.ventureId} is null or ${table.sharedVentureId} is null`),
    index("tool_runs_in_venture").on(table.userId, table.ventureId, table.createdAt, table.id),
    index("tool_runs_versions").on(table.userId, table.versionOf),
    index("tool_runs_running")
      .on(table.heartbeatAt)
      .where(sql`${table.status} = 'running'`),
  ],
);

/**
 * What a model writes while a tool runs, in order, in its wire format. Kept until a while after the run's end, so that
 * any reader can catch up. No foreign key, as it would lock the run's row at every append.
 */
export const toolEvents = pgTable(
  "tool_events",
  {
    userId: uuid("user_id").notNull(),
    runId: uuid("run_id").notNull(),
    seq: integer("seq").notNull(),
    type: text("type").notNull(),
    data: text("data").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.runId, table.seq] })],
);

const creatorColumns = () => ({
  platform: text("platform").$type<InfluencerPlatform>().notNull(),
  handle: text("handle").notNull(),
  name: text("name").notNull(),
  category: text("category").notNull(),
  followers: bigint("followers", { mode: "number" }),
  /** In percent. */
  engagement: doublePrecision("engagement"),
  country: text("country").notNull(),
  createdAt: createdAt(),
});

/** Creators that a member imported, each handle of a platform once. */
export const importedCreators = pgTable(
  "imported_creators",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...creatorColumns(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.platform, table.handle] })],
);

/** Creators that the operator imported for everybody. */
export const operatorCreators = pgTable("operator_creators", creatorColumns(), (table) => [
  primaryKey({ columns: [table.platform, table.handle] }),
]);
